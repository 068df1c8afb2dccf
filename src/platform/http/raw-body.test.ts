import { expect, test } from 'vitest'
import { MAX_LOG } from '#domains/screen-time/limits.ts'
import { startApp } from '#tests/app.ts'
import { sendRaw } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'

const app = startApp({ uploadLimit: 80 * 1024 * 1024 })

/** Sends the head of a request alone: what waits for the body before it refuses would never answer. */
const announce = (path: string, header: string) =>
  sendRaw(
    app.origin,
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: ${app.people.staff.cookie}\r\n${header}\r\n\r\n`,
  )
const project = async () => `/api/v1/project-file?id=${await addProject(app, { id_user: 2 })}&slot=mac&name=a.zip`

test.each(['/api/v1', '/starts'])('[API-02] under %s a raw call refuses what is over its own limit', async (base) => {
  const log = await announce(`${base}/screen-time/upload`, `Content-Length: ${MAX_LOG + 1}`)
  expect(log).toMatch(/^HTTP\/1\.1 413 /)
  expect(log).toContain('O arquivo passa de 50 MB.')
  const file = await announce(
    (await project()).replace('/api/v1', base),
    `Content-Length: ${app.settings.uploadLimit + 1}`,
  )
  expect(file).toMatch(/^HTTP\/1\.1 413 /)
  expect(file).toContain('O arquivo passa de 80 MB.')
})

test('[API-02] a raw call takes what is just within its limit, and nothing without a size', async () => {
  const { staff } = app.people
  const body = new Uint8Array(MAX_LOG).fill(0x78)
  body.set(Buffer.from('2026-11-20_08-00-00 | Editor\n'))
  expect((await staff.fetch('/api/v1/screen-time/upload', { method: 'POST', body })).status).toBe(200)
  // Over the limit of a log, and within that of a file.
  const file = await staff.fetch(await project(), { method: 'POST', body: new Uint8Array(MAX_LOG + 1) })
  expect(file.status).toBe(200)
  for (const path of ['/api/v1/screen-time/upload', await project()])
    expect(await announce(path, 'Transfer-Encoding: chunked')).toMatch(/^HTTP\/1\.1 411 /)
})
