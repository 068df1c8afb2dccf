import { expect, test } from 'vitest'
import { contract } from '#domains/contract.ts'
import { CALL_CODES, COMMON_CODES, type CommonCode } from '#platform/contract/failure-codes.ts'
import { startApp } from '#tests/app.ts'
import { callsOf } from './call-list.ts'

const app = startApp()

test('[API-04] the OpenAPI document describes every call, its input and its failure', async () => {
  const { status, body } = await app.people.visitor.get('/api/openapi.json')
  expect(status).toBe(200)
  expect(body.openapi).toMatch(/^3\.1/)
  expect(body.servers.map(({ url }: { url: string }) => url)).toEqual(['/api/v1', '/starts', '/api/agenda/v1'])
  for (const { method, path, meta } of callsOf(contract)) {
    const operation = body.paths[path]?.[method.toLowerCase()]
    expect(operation, `${method} ${path}`).toMatchObject({
      summary: expect.any(String),
      'x-access': meta.access,
      responses: { default: { $ref: '#/components/responses/Failure' } },
    })
  }
  const { properties, required } = body.paths['/login'].post.requestBody.content['application/json'].schema
  expect(Object.keys(properties)).toEqual(['email', 'password', 'code'])
  expect(required).toEqual(['email', 'password'])
  const failure = body.components.responses.Failure.content['application/json'].schema
  expect(failure).toEqual({ $ref: '#/components/schemas/Failure' })
  const { properties: parts, required: always } = body.components.schemas.Failure.properties.data
  expect(Object.keys(parts)).toEqual(['code', 'error', 'fields', 'conflict'])
  expect(always).toEqual(['code', 'error'])
})

test('[API-04] the document names the codes of each call, and each code is some call’s', async () => {
  const { body } = await app.people.visitor.get('/api/openapi.json')
  const named = new Set<string>()
  for (const { method, path, meta } of callsOf(contract)) {
    const { responses } = body.paths[path][method.toLowerCase()]
    for (const code of meta.fails ?? []) {
      named.add(code)
      const { schema } = responses[CALL_CODES[code]].content['application/json']
      expect(schema.properties.data.properties.code.enum, `${method} ${path}`).toContain(code)
    }
  }
  expect([...named].toSorted()).toEqual(Object.keys(CALL_CODES).toSorted())
})

test('every call says by a code why it refuses a stranger, or an input that is none', async () => {
  for (const { method, path, meta } of callsOf(contract)) {
    const init = { method, ...(method === 'POST' && { body: '[', headers: { 'content-type': 'application/json' } }) }
    const answer = await app.people.visitor.fetch(`/api/v1${path}`, init)
    if (answer.ok || !answer.headers.get('content-type')?.includes('json')) continue
    const { data } = (await answer.json()) as { data: { code: CommonCode } }
    expect(COMMON_CODES[data.code], `${method} ${path}: ${data.code}`).toBe(answer.status)
    if (meta.access !== 'public') expect(data.code, `${method} ${path}`).toBe('signed-out')
  }
})

test('[API-04] people read the same on a page', async () => {
  const { headers, body } = await app.people.visitor.get('/api')
  expect(headers.get('content-type')).toContain('text/html')
  for (const { method, path } of callsOf(contract)) expect(body).toContain(`${method}</b> ${path}`)
})
