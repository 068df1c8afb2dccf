import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { fileUploadPath, type Slot } from '#domains/projects/project.ts'
import { startApp, type TestApp } from './app.ts'
import { sendRaw } from './call.ts'
import { addProject } from './factories.ts'

/** Bytes: more than any disk has room for. */
export const LIMIT = 2 ** 50

/** The ids of staff and other: the admin is 1. */
export const STAFF = 2
export const OTHER = 3

export type Who = keyof TestApp['people']

export const MEGABYTE = 1024 * 1024

export const refused = (status: number) => ({
  status,
  body: { result: false, data: { error: expect.stringMatching(/\p{L}{3}/u) } },
})

export const write = (upload: ClientRequest, bytes: Uint8Array) =>
  new Promise((written) => upload.write(bytes, written))

/** Starts the program for tests of the files that are sent to projects. */
export function startProjectFiles() {
  const app = startApp({ uploadLimit: LIMIT })
  const own = (columns = {}) => addProject(app, { id_user: STAFF, is_public: false, ...columns })
  const path = (id: unknown, slot = 'windows', name = 'Leitor de água.zip') =>
    fileUploadPath({ id: id as number }, slot as Slot, name)
  const send = async (who: Who, to: string, body: BodyInit = 'conteúdo', headers = {}) => {
    const answer = await app.people[who].fetch(to, { method: 'POST', body, headers })
    return { status: answer.status, body: await answer.json() }
  }
  const item = async (id: number, who: Who = 'staff') =>
    (await app.people[who].post('/api/v1/item-project', { id })).body.data[0]
  const fetchOwn = (who: Who, id: number, slot = 'windows', headers = {}) =>
    app.people[who].fetch(`/api/v1/get-project-file?id=${id}&slot=${slot}`, { headers })
  /** What lies in a project's folder, half-written files too. */
  const lying = (id: number) => {
    const folder = join(app.settings.dataDir, 'private/projects', String(id))
    return existsSync(folder) ? readdirSync(folder) : []
  }
  /** An upload whose pieces the test sends itself. */
  function begin(id: number, size: number, slot = 'windows'): ClientRequest {
    const { cookie } = app.people.staff
    const headers = { cookie, 'content-length': size, 'content-type': 'application/zip' }
    return request(`${app.origin}${path(id, slot)}`, { method: 'POST', headers })
  }
  async function answerOf(upload: ClientRequest) {
    const [response] = (await once(upload, 'response')) as [IncomingMessage]
    return { status: response.statusCode, body: JSON.parse(await text(response)) }
  }
  /** Only its head, and no byte of the file: who waits for more than that to refuse it would never answer. */
  const sendHead = (who: Who, to: string, headers: string) =>
    sendRaw(
      app.origin,
      `POST ${to} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: ${app.people[who].cookie}\r\n${headers}\r\n\r\n`,
    )
  return { app, own, path, send, item, fetchOwn, lying, begin, answerOf, sendHead }
}
