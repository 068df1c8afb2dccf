import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { isProcedure } from '@orpc/server'
import { expect, test } from 'vitest'
import { contract } from '#domains/contract.ts'
import { domains, jobs, router } from '#domains/server.ts'
import { callsOf } from '#platform/http/call-list.ts'

type Fields = Readonly<Record<string, unknown>>
type Part = { part: string; is: (fields: Fields) => boolean; listed: readonly unknown[] }

const has = (fields: Fields, ...names: string[]) => names.every((name) => name in fields)

/** The parts that are told apart from all else by their shape, and those that the manifests list. */
const PARTS: readonly Part[] = [
  { part: 'job', is: (fields) => has(fields, 'name', 'payload', 'handler'), listed: jobs },
  {
    part: 'kind of notice',
    is: (fields) => has(fields, 'name', 'label', 'emailByDefault'),
    listed: domains.flatMap(({ notices }) => notices),
  },
  {
    part: 'overlay',
    is: (fields) => has(fields, 'name', 'label', 'list'),
    listed: domains.flatMap(({ dates }) => dates),
  },
  {
    part: 'receivables',
    is: (fields) => has(fields, 'kind', 'list', 'pay', 'unpay'),
    listed: domains.flatMap(({ receivables }) => receivables ?? []),
  },
  {
    part: 'source of what waits',
    is: (fields) => has(fields, 'label', 'kinds', 'list'),
    listed: domains.flatMap(({ waiting }) => waiting ?? []),
  },
  {
    part: 'source of evidence',
    is: (fields) => has(fields, 'kind', 'count'),
    listed: domains.flatMap(({ evidence }) => evidence ?? []),
  },
  {
    part: 'dependent records',
    is: (fields) => has(fields, 'of', 'findKept', 'removeWith'),
    listed: domains.flatMap(({ dependents }) => dependents),
  },
]

/** Everything that modules of the server export, with where it stands. */
async function readExports() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(domains\/[^/]+\/server|platform)\/.*(?<!\.test|\.gen|thread|-child)\.ts$/.test(file),
  )
  const modules = await Promise.all(
    files.map(async (file) => {
      const exported: Fields = await import(/* @vite-ignore */ resolve('src', file))
      return Object.entries(exported).map(([name, value]) => ({ place: `${name} of ${file}`, value }))
    }),
  )
  return modules.flat()
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

test('a job, a kind of notice, an overlay, receivables, what waits and dependents stand in a manifest', async () => {
  const exported = await readExports()
  for (const { part, is, listed } of PARTS) {
    const made = exported.filter(({ value }) => isFields(value) && is(value))
    expect(made.length, `of the kind ${part} some are found`).toBeGreaterThan(0)
    const forgotten = made.filter(({ value }) => !listed.includes(value))
    expect(forgotten.map(({ place }) => `${part}: ${place}`)).toEqual([])
  }
})

/** The paths of all calls that have a handler. */
function* handledBy(part: unknown): Generator<string> {
  if (isProcedure(part)) {
    const { method, path } = part['~orpc'].route
    yield `${method ?? 'POST'} ${path}`
  } else if (isFields(part)) for (const value of Object.values(part)) yield* handledBy(value)
}

test('each call of the contract has a handler', () => {
  const promised = [...callsOf(contract)].map(({ method, path }) => `${method} ${path}`)
  expect([...handledBy(router)].toSorted()).toEqual(promised.toSorted())
})
