import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#domains/contract.ts'
import { router } from '#domains/server.ts'
import { startApp } from '#tests/app.ts'
import { addArchive, addBudget } from '#tests/factories.ts'
import { type Context, visitorContext } from '../context.ts'
import { isPlainJson } from '../contract/plain-json.ts'
import { MadeAnswer } from './made-answer.ts'

const app = startApp()

interface Listed {
  method: string
  path: string
  isPlain: boolean
}

function* list(part: AnyContractRouter): Generator<Listed> {
  if (isContractProcedure(part)) {
    const { route, outputSchema } = part['~orpc']
    const isPlain = route.outputStructure !== 'detailed' && isPlainJson(outputSchema)
    yield { method: route.method ?? 'POST', path: route.path ?? '', isPlain }
  } else for (const inner of Object.values(part)) yield* list(inner)
}
const calls = [...list(contract)]

test('all calls answer plain JSON but those that send files, streams or values of any kind', () => {
  expect(calls.filter(({ isPlain }) => !isPlain).map(({ method, path }) => `${method} ${path}`)).toMatchInlineSnapshot(`
    [
      "GET /analytics/report.csv",
      "GET /archives/export",
      "GET /budget/version-pdf",
      "GET /budget/proof",
      "GET /budget/receipt-pdf",
      "GET /budget/file",
      "GET /budget/csv",
      "GET /budget/pdf",
      "GET /catalog/csv",
      "GET /contact/file",
      "GET /line-csv",
      "GET /line-attachment",
      "GET /line-task-file",
      "GET /get-project-file",
      "GET /getSoftware",
      "GET /order/csv",
      "GET /security-log/csv",
      "GET /events",
      "GET /finance/report/get-file",
      "GET /finance/cash/csv",
      "GET /finance/import/get-file",
      "GET /finance/receipts/get-file",
      "GET /finance/report/csv",
      "GET /finance/report/zip",
      "GET /hours/csv",
      "GET /margins/csv",
      "GET /newsletter/csv",
    ]
  `)
})

describe('what oRPC would send is the same text', () => {
  let context: Context
  beforeAll(async () => {
    await addArchive(app)
    await addBudget(app.people.admin)
    for (const { demo } of app.domains) await demo?.seed(app)
    const actor = { id: 1, name: 'Dona Marina', email: 'marina@exemplo.com.br', administers: false, session: 1 }
    context = { ...visitorContext(app), actor, network: '127.0.0.0/24' }
  })
  /** Names what the demonstration has; each call takes of it what it knows. */
  const INPUT = {
    ...{ id: 1, id_project: 1, id_user: 0, project: 1, client: 1, archive: 1, user: 1, line: 1, since: 0, limit: 5 },
    ...{ q: 'a', id_text: '1-001', status: 'inBacklog', title: 'Um nome', name: 'Um nome', nome: 'Um nome' },
    ...{ day: '2026-11-23', date: '2026-11-23', month: '2026-11', from: '2026-11-01', to: '2026-11-30', year: 2026 },
  }
  let made: unknown
  const handler = new OpenAPIHandler<Context>(router, {
    clientInterceptors: [async ({ next }) => (made = await next())],
  })
  const plain = calls.filter(({ isPlain }) => isPlain)
  // Those that read come first: others may remove what they find.
  const inOrder = plain.toSorted((one, other) => Number(other.method === 'GET') - Number(one.method === 'GET'))
  const answered: string[] = []

  test.each(inOrder)('$method $path', async ({ method, path }) => {
    const url = `http://localhost${path.replace(/\{\w+\}/g, '1')}`
    const query = new URLSearchParams(Object.entries(INPUT).map(([name, value]) => [name, String(value)]))
    const headers = { 'content-type': 'application/json' }
    const request =
      method === 'GET'
        ? new Request(`${url}?${query}`)
        : new Request(url, { method, headers, body: JSON.stringify(INPUT) })
    const { response } = await handler.handle(request, { context: { ...context, resHeaders: new Headers() } })
    if (response?.status !== 200 || made instanceof MadeAnswer) return
    answered.push(path)
    expect(JSON.stringify(made)).toBe(await response.text())
  })

  test('of many calls with data', () => {
    expect(answered.length).toBeGreaterThan(80)
  })
})
