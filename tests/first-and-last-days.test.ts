import { expect, test } from 'vitest'
import { contract } from '#domains/contract.ts'
import { callsOf } from '#platform/http/call-list.ts'
import { startApp } from './app.ts'

const app = startApp()

/** Fields that name a day or a month, and as which people may choose one. */
const DAYS = ['date', 'from', 'to', 'day', 'month', 'year']
const EDGES = ['0000-01-01', '0001-01-01', '1900-01-01', '2199-12-31', '9999-12-31']

interface Operation {
  parameters?: { name: string }[]
  requestBody?: { content: Record<string, { schema: { properties?: object } }> }
}

test('no call breaks on the first and the last days and months', async () => {
  const { paths } = (await app.people.visitor.get('/api/openapi.json')).body
  const broken: string[] = []
  const answered: string[] = []
  for (const { method, path } of callsOf(contract)) {
    const operation: Operation = paths[path]?.[method.toLowerCase()] ?? {}
    const fields = [
      ...(operation.parameters ?? []).map(({ name }) => name),
      ...Object.keys(operation.requestBody?.content['application/json']?.schema.properties ?? {}),
    ].filter((name) => DAYS.includes(name))
    if (fields.length === 0) continue
    for (const edge of EDGES) {
      const lengths = fields.includes('month') ? [7] : [7, 10]
      for (const length of lengths) {
        const input = Object.fromEntries(
          fields.map((name) => [name, name === 'year' ? edge.slice(0, 4) : edge.slice(0, length)]),
        )
        const call = `/api/v1${path}`
        const { admin } = app.people
        const { status } =
          method === 'GET' ? await admin.get(`${call}?${new URLSearchParams(input)}`) : await admin.post(call, input)
        if (status >= 500) broken.push(`${method} ${path} ${JSON.stringify(input)}: ${status}`)
        if (status < 300) answered.push(path)
      }
    }
  }
  expect(broken).toEqual([])
  // Most of these calls want nothing but the days.
  expect(new Set(answered).size).toBeGreaterThan(10)
})
