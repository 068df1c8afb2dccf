import { expect, test, vi } from 'vitest'
import { domains } from '#domains/server.ts'
import { domains as webDomains } from '#domains/web.ts'

// Made by the build alone; no call is made here.
vi.mock('virtual:api-paths', () => ({ default: {} }))

test('each kind of what waits is shown as its domain says, and none that does not exist', () => {
  const sent = domains.flatMap(({ waiting }) => waiting?.kinds ?? [])
  const shown = webDomains.flatMap(({ waiting }) => Object.keys(waiting ?? {}))
  expect(shown.toSorted()).toEqual(sent.toSorted())
})
