import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fileUploadPath } from '#domains/projects/project.ts'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { backupJob, estimateSize } from '../backup/daily-backup.ts'

const MEGABYTE = 1024 * 1024
/** What stays free for the database. */
const FLOOR = 256 * MEGABYTE
const app = startApp()
afterEach(() => app.setFree(undefined))

const stored = (folder: string) => {
  const path = join(app.settings.dataDir, folder)
  return existsSync(path) ? readdirSync(path) : []
}
const refused = {
  status: 507,
  body: { result: false, data: { error: expect.stringContaining('Não há espaço no servidor para') } },
}

/** Begins to upload a file of that size to a project. */
function begin(id: number, size: number): ClientRequest {
  const path = fileUploadPath({ id }, 'windows', 'a.zip')
  const headers = { cookie: app.people.admin.cookie, 'content-length': size }
  const upload = request(`${app.origin}${path}`, { method: 'POST', headers, agent: false })
  upload.flushHeaders()
  return upload
}
async function answerOf(upload: ClientRequest) {
  const [response] = (await once(upload, 'response')) as [IncomingMessage]
  return { status: response.statusCode, body: JSON.parse(await text(response)) }
}

describe('[API-02] of two uploads at once', () => {
  test('of which only one fits, the second is refused before it is read, and fits when the first is done', async () => {
    app.setFree(FLOOR + 3 * MEGABYTE)
    const [one, other] = [await addProject(app), await addProject(app)]
    const first = begin(one, 2 * MEGABYTE)
    first.write(new Uint8Array(10))
    await vi.waitFor(() => expect(stored(`private/projects/${one}`)).toHaveLength(1))
    expect(await answerOf(begin(other, 2 * MEGABYTE).on('error', () => undefined))).toMatchObject(refused)
    expect(stored(`private/projects/${other}`)).toEqual([])

    first.end(new Uint8Array(2 * MEGABYTE - 10))
    expect((await answerOf(first)).status).toBe(200)
    const again = begin(other, 2 * MEGABYTE)
    again.end(new Uint8Array(2 * MEGABYTE))
    expect((await answerOf(again)).status).toBe(200)
  })

  test('sent in the same instant, exactly one is stored', async () => {
    app.setFree(FLOOR + 3 * MEGABYTE)
    const ids = [await addProject(app), await addProject(app)]
    // Neither is complete before one has been answered, so both hold or want their room at the same time.
    const uploads = ids.map((id) => begin(id, 2 * MEGABYTE).on('error', () => undefined))
    const answers = uploads.map(answerOf)
    expect(await Promise.race(answers)).toMatchObject(refused)
    for (const upload of uploads) upload.end(new Uint8Array(2 * MEGABYTE))
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 507])
  })

  test('one that is cut off leaves its room to others', async () => {
    app.setFree(FLOOR + 3 * MEGABYTE)
    const id = await addProject(app)
    const cut = begin(id, 3 * MEGABYTE).on('error', () => undefined)
    cut.write(new Uint8Array(10))
    await vi.waitFor(() => expect(stored(`private/projects/${id}`)).toHaveLength(1))
    cut.destroy()
    await vi.waitFor(() => expect(stored(`private/projects/${id}`)).toEqual([]))
    const next = begin(id, 3 * MEGABYTE)
    next.end(new Uint8Array(3 * MEGABYTE))
    expect((await answerOf(next)).status).toBe(200)
  })
})

describe('without room there is a refusal, and nothing is stored, of', () => {
  const pictureForm = async () => {
    const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#1f4bd8' } })
    const form = new FormData()
    form.append('file', new File([new Uint8Array(await picture.jpeg().toBuffer())], 'foto.jpg'))
    return form
  }

  test.each([
    ['/api/v1/upload', 'uploads'],
    ['/api/v1/profile/picture', 'private/faces'],
  ])('a picture sent to %s', async (path, folder) => {
    app.setFree(FLOOR)
    expect(await app.people.staff.post(path, await pictureForm())).toMatchObject(refused)
    expect(stored(folder)).toEqual([])
    app.setFree(FLOOR + MEGABYTE)
    expect((await app.people.staff.post(path, await pictureForm())).status).toBe(200)
    expect(stored(folder)).not.toEqual([])
  })

  test('a log of screen time, uploaded or sent by a machine', async () => {
    const { staff, visitor } = app.people
    const { token } = (await staff.post('/api/v1/screen-time/new-machine', { name: 'bancada' })).body.data
    const log = '2026-11-20_08-00-00 | Editor\n'.repeat(1000)
    const headers = { 'content-type': 'text/plain', authorization: `Bearer ${token}` }
    const senders = [
      () => staff.post('/api/v1/screen-time/upload', log),
      () => visitor.post('/api/v1/screen-time/lines', log, headers),
    ]
    app.setFree(FLOOR + 2 * log.length) // its rows take more than its text
    for (const send of senders) expect(await send()).toMatchObject(refused)
    expect((await staff.get('/api/v1/screen-time')).body.data.sample).toBe(true)
    app.setFree(FLOOR + MEGABYTE)
    for (const send of senders) expect((await send()).status).toBe(200)
  })

  test('the daily backup, and it says how much it needs', async () => {
    const run = { id: 'run', attempt: 1, signal: new AbortController().signal }
    const estimate = await estimateSize(app)
    app.setFree(FLOOR + estimate - MEGABYTE)
    await expect(backupJob.handler(app, {}, run)).rejects.toMatchObject({
      status: 507,
      message: expect.stringMatching(/^Não há espaço no servidor para um backup de até [\d,]+ MB\. /),
    })
    expect(stored('backups')).toEqual([])
    app.setFree(FLOOR + estimate + MEGABYTE)
    await backupJob.handler(app, {}, run)
    const [name] = stored('backups')
    expect(readFileSync(join(app.settings.dataDir, 'backups', name!)).length).toBeLessThan(estimate)
  })
})
