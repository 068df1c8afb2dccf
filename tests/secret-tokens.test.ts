import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { contract } from '#domains/contract.ts'
import type { CallMeta } from '#platform/contract/call.ts'
import { startApp } from './app.ts'

const app = startApp()

interface TokenCall {
  method: string
  path: string
  meta: CallMeta
}

/** The calls that take a secret token. */
function* tokenCalls(part: AnyContractRouter): Generator<TokenCall> {
  if (!isContractProcedure(part)) for (const inner of Object.values(part)) yield* tokenCalls(inner)
  else {
    const { route, inputSchema, meta } = part['~orpc']
    const shape = (inputSchema as { shape?: object } | undefined)?.shape ?? {}
    if (Object.keys(shape).some((field) => /^(token|token_sale|code)$/.test(field)))
      yield { method: route.method ?? 'POST', path: route.path ?? '', meta: meta as CallMeta }
  }
}
const calls = [...tokenCalls(contract)]

/** Calls by GET whose token stays in the query: the specification has them so. */
const SPECIFIED = ['/getSoftware']

test('no call of ours has a secret token in its address, where proxies and browsers keep it', () => {
  expect(calls.length).toBeGreaterThan(8)
  expect(calls.filter(({ method }) => method === 'GET').map(({ path }) => path)).toEqual(SPECIFIED)
})

test('in the query as in the body they are answered alike, and neither is in the log', async () => {
  const moved = calls.filter(({ meta }) => meta.queryToo)
  expect(moved).toHaveLength(4)
  for (const { path } of moved) {
    const token = '7-0123456789abcdef0123456789abcdef'
    const { visitor } = app.people
    const [posted, got] = [
      await visitor.post(`/api/v1${path}`, { token }),
      await visitor.get(`/starts${path}?token=${token}`),
    ]
    expect(posted, path).toMatchObject({ status: 404, body: { result: false } })
    expect([got.status, got.body], path).toEqual([posted.status, posted.body])
    expect((await visitor.get(`/api/v1${path}`)).status, path).toBe(422)
    expect((await visitor.fetch(`/api/v1${path}?token=${token}`, { method: 'HEAD' })).status, path).toBe(404)
  }
  // A failure is logged with its route.
  await app.pool.query('alter table budgets rename to budgets_away')
  for (const method of ['GET', 'POST']) {
    const init = method === 'GET' ? {} : { method, body: '{"token":"9-secreto"}' }
    await app.people.visitor.fetch(`/api/v1/quote${method === 'GET' ? '?token=9-secreto' : ''}`, init)
  }
  await app.pool.query('alter table budgets_away rename to budgets')
  expect(app.logged.join()).not.toMatch(/0123456789abcdef|9-secreto/)
})
