import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { os } from '@orpc/server'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { requestOf } from './request.ts'

const call = (method: 'GET' | 'POST' | 'PATCH', path: `/${string}`) =>
  os
    .route({ method, path })
    .input(z.unknown())
    .handler(({ input }) => input)

const server = new OpenAPIHandler({
  read: call('GET', '/things'),
  readOne: call('GET', '/things/{id}'),
  write: call('POST', '/things'),
  change: call('PATCH', '/things/{id}/parts/{part}'),
  send: os
    .route({ method: 'POST', path: '/files/{id}' })
    .input(z.object({ id: z.string(), file: z.file(), place: z.unknown() }))
    .handler(async ({ input: { file, ...rest } }) => ({ ...rest, name: file.name, text: await file.text() })),
})

/** What the server's own library makes of the request. */
async function readBack(route: string, input?: unknown) {
  const { url, ...init } = requestOf(route, input)
  const { response } = await server.handle(new Request(`http://here.invalid${url}`, init), { prefix: '/api/v1' })
  return response?.json()
}

test('what a GET asks for arrives, what is not there stays out', async () => {
  const input = { q: 'a&b=ç d+é', page: 2, all: undefined, none: null, tags: ['x', 'y'], in: { from: new Date(0) } }
  const read = { q: 'a&b=ç d+é', page: '2', tags: ['x', 'y'], in: { from: '1970-01-01T00:00:00.000Z' } }
  expect(await readBack('GET /things', input)).toEqual(read)
  expect(await readBack('GET /things', { tags: ['x'] })).toEqual({ tags: ['x'] })
  expect(requestOf('GET /things', undefined).url).toBe('/api/v1/things')
})

test('what the path names goes there, and nowhere else', async () => {
  expect(requestOf('GET /things/{id}', { id: 7 }).url).toBe('/api/v1/things/7')
  expect(await readBack('GET /things/{id}', { id: 'a/b?c', page: 1 })).toEqual({ id: 'a/b?c', page: '1' })
  const { url, body } = requestOf('PATCH /things/{id}/parts/{part}', { id: 7, part: 'ç', name: 'x' })
  expect([url, body]).toEqual(['/api/v1/things/7/parts/%C3%A7', '{"name":"x"}'])
  expect(await readBack('PATCH /things/{id}/parts/{part}', { id: 7, part: 'ç', name: 'x' })).toEqual({
    id: '7',
    part: 'ç',
    name: 'x',
  })
})

test('a body keeps its types, null included', async () => {
  const input = { a: 1, b: [true, null], c: { d: 'é' }, e: undefined }
  expect(await readBack('POST /things', input)).toEqual({ a: 1, b: [true, null], c: { d: 'é' } })
  expect(requestOf('POST /things', undefined)).toMatchObject({ body: undefined })
})

test('a file makes it a form', async () => {
  const file = new File(['bytes'], 'peça.txt', { type: 'text/plain' })
  expect(await readBack('POST /files/{id}', { id: 7, file, place: { row: 2, tags: ['a'] } })).toEqual({
    id: '7',
    name: 'peça.txt',
    text: 'bytes',
    place: { row: '2', tags: ['a'] },
  })
})
