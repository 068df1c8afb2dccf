import { expect, test, vi } from 'vitest'
import { domains as serverDomains } from '#domains/server.ts'
import { domains } from '#domains/web.ts'
import type { WebDomain } from '#ui/workbench/domain.ts'
import { isOn, MODULES, moduleAt, readOff } from './modules.ts'

// Made by the build alone; no call is made here.
vi.mock('virtual:api-paths', () => ({ default: {} }))

const pathOf = (address: string) => address.replace(/\?.*/, '')

test('a domain’s screens, and what it creates, belong to its module', () => {
  for (const { module, links, creations } of domains as readonly WebDomain[])
    for (const to of [...links.flatMap(({ to, also = [] }) => [to, ...also]), ...creations.map(({ to }) => to)])
      expect(moduleAt(pathOf(to)), to).toBe(module)
})

test('a module has the same domains in the workbench as on the server, but for those without screens', () => {
  const own = domains.flatMap(({ module }: WebDomain) => module ?? [])
  const ofServer = serverDomains.flatMap(({ module }) => module ?? [])
  expect([...own, 'coffee', 'pieces'].toSorted()).toEqual(ofServer.toSorted())
})

test('a path belongs to the module whose it is, with all below it, and to no other', () => {
  expect(moduleAt('/coffe')).toBe('boards')
  expect(moduleAt('/dashboard/production-line/backlog/11')).toBe('boards')
  expect(moduleAt('/dashboard/budget-printer')).toBe('budgets')
  for (const path of ['/dashboard', '/dashboard/clients', '/dashboard/ordersmith', '/coffee', '/']) {
    expect(moduleAt(path), path).toBeUndefined()
  }
})

test.each([undefined, null, 'sales', 7, {}, [], ['everything'], [null, 3, ['sales']]])(
  '%j switches nothing off',
  (stored) => {
    expect(readOff(stored)).toEqual([])
  },
)

test('what is known of a list is off, in our order and once', () => {
  expect(readOff(['coffee', 'later', 'sales', 'coffee'])).toEqual(['sales', 'coffee'])
  expect([{ module: 'coffee' } as const, { module: null }, {}].map((part) => isOn(part, MODULES))).toEqual([
    false,
    true,
    true,
  ])
})
