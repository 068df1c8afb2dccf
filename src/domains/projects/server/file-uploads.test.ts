import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { addProject } from '#tests/factories.ts'
import { PASSWORD } from '#tests/people.ts'
import { LIMIT, MEGABYTE, OTHER, refused, startProjectFiles, write } from '#tests/project-files.ts'

const { app, own, path, send, item, fetchOwn, lying, begin, answerOf, sendHead } = startProjectFiles()

describe('of a large file', () => {
  test('200 MB arrive as they were sent', { timeout: 300_000 }, async () => {
    const id = await own()
    const upload = begin(id, 200 * MEGABYTE)
    const answered = answerOf(upload)
    const piece = randomBytes(MEGABYTE)
    const sent = createHash('sha256')
    for (let written = 0; written < 200; written++) {
      piece.writeUInt32BE(written)
      sent.update(piece)
      await write(upload, piece)
    }
    upload.end()
    expect(await answered).toMatchObject({ status: 200, body: { data: { size: 200 * MEGABYTE } } })
    const kept = createHash('sha256')
    const { body } = await fetchOwn('staff', id)
    for await (const chunk of body!) kept.update(chunk)
    expect(kept.digest('hex')).toBe(sent.digest('hex'))
  })

  test('nothing stays when the line is cut, and what was there before is untouched', async () => {
    const id = await own()
    await send('staff', path(id, 'windows', 'antes.zip'), 'antes')
    const before = lying(id)
    const upload = begin(id, 20 * MEGABYTE).on('error', () => undefined)
    await write(upload, randomBytes(5 * MEGABYTE))
    await vi.waitFor(() => expect(lying(id)).toHaveLength(2))
    upload.destroy()
    await vi.waitFor(() => expect(lying(id)).toEqual(before))
    expect((await item(id)).files).toEqual({ windows: { name: 'antes.zip', size: 5 } })
    expect(app.logged.join('')).not.toContain('call failed')
  })

  test('nothing stays when its project, or the right to it, leaves meanwhile', async () => {
    for (const leave of [
      (id: number) => app.people.staff.post('/api/v1/delete-project', { id, password: PASSWORD }),
      (id: number) => app.people.admin.post('/api/v1/hand-project', { id, id_user: OTHER }).then(() => unshare(id)),
    ]) {
      const id = await own()
      const upload = begin(id, 2 * MEGABYTE)
      const answered = answerOf(upload)
      await write(upload, randomBytes(MEGABYTE))
      await vi.waitFor(() => expect(lying(id)).toHaveLength(1))
      expect((await leave(id)).status).toBe(200)
      upload.end(randomBytes(MEGABYTE))
      expect(await answered).toMatchObject(refused(404))
      expect(lying(id)).toEqual([])
    }
  })

  test('two for one place at once leave one, whole', async () => {
    const id = await own()
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((one) => send('staff', path(id, 'sale', `${one}.zip`), one.repeat(MEGABYTE))),
    )
    const { files } = await item(id)
    const content = await (await fetchOwn('staff', id, 'sale')).text()
    expect(content).toBe(files.sale.name[0].repeat(MEGABYTE))
    expect(lying(id)).toHaveLength(1)
  })
})

const unshare = (id: number) => app.people.admin.post('/api/v1/project-members', { id, members: [] })

describe('is refused before a byte of it is read', () => {
  const long = 'Content-Length: 1000000000'

  test('[API-03] from who may not change the project', async () => {
    const id = await own()
    expect(await sendHead('visitor', path(id), long)).toMatch(/^HTTP\/1\.1 403 /)
    expect(await sendHead('other', path(id), long)).toMatch(/^HTTP\/1\.1 404 /)
    expect(await sendHead('staff', path(await addProject(app)), long)).toMatch(/^HTTP\/1\.1 404 /)
    expect(await sendHead('staff', path(id), `${long}\r\nOrigin: https://malvado.exemplo`)).toMatch(/^HTTP\/1\.1 403 /)
    expect(lying(id)).toEqual([])
  })

  test('[API-02] where it is larger than allowed, than the disk has room for, or of unknown size', async () => {
    const id = await own()
    const large = await sendHead('staff', path(id), `Content-Length: ${LIMIT + 1}`)
    expect(large).toMatch(/^HTTP\/1\.1 413 /)
    expect(large).toContain('1.048.576 GB')
    expect(await sendHead('staff', path(id), `Content-Length: ${LIMIT}`)).toMatch(/^HTTP\/1\.1 507 /)
    expect(await sendHead('staff', path(id), 'Transfer-Encoding: chunked')).toMatch(/^HTTP\/1\.1 411 /)
    expect(lying(id)).toEqual([])
  })

  test('[API-02] where it is not said what it is, and for what', async () => {
    const id = await own()
    for (const [to, field] of [
      ['/api/v1/project-file', 'id'],
      [path('um'), 'id'],
      [path(2 ** 40), 'id'],
      [path(id, 'amiga'), 'slot'],
      [path(id, 'mac', ''), 'name'],
      [path(id, 'mac', 'x'.repeat(1001)), 'name'],
    ] as const)
      expect(await send('staff', to)).toMatchObject({
        status: 422,
        body: { result: false, data: { error: expect.any(String), fields: { [field]: expect.any(String) } } },
      })
    expect(await send('staff', path(999_999))).toMatchObject(refused(404))
    expect(lying(id)).toEqual([])
  })
})
