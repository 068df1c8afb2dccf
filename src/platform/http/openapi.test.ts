import { expect, test } from 'vitest'
import { contract } from '#domains/contract.ts'
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
  expect(Object.keys(failure.properties.data.properties)).toEqual(['error', 'fields', 'conflict'])
})

test('[API-04] people read the same on a page', async () => {
  const { headers, body } = await app.people.visitor.get('/api')
  expect(headers.get('content-type')).toContain('text/html')
  for (const { method, path } of callsOf(contract)) expect(body).toContain(`${method}</b> ${path}`)
})
