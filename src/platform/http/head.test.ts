import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'

const app = startApp()

test.each(['/api/v1', '/starts', '/api/agenda/v1'])('under %s HEAD answers like GET, without a body', async (base) => {
  const head = async (path: string) => {
    const answer = await app.people.visitor.fetch(base + path, { method: 'HEAD' })
    return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() }
  }
  expect(await head('/list-archive?limit=1')).toEqual({ status: 200, type: 'application/json', body: '' })
  expect((await head('/list-archive?limit=0')).status).toBe(422)
  expect((await head('/list-archive?all=1')).status).toBe(403)
  expect((await head('/item-archive')).status).toBe(404)
})
