import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { removeFilesJob } from '#platform/files/remove-files.ts'
import { picture, startTaskForm } from '#tests/task-form.ts'

const { app, files, line, save } = startTaskForm()
const received = () => readdirSync(app.settings.dataDir).filter((name) => name.startsWith('receiving-'))

describe('pictures of a task', () => {
  test('[TSK-03] are stored with it, each with a thumbnail; only who sees the line gets them', async () => {
    const pictures = await Promise.all((['png', 'jpeg', 'webp', 'gif', 'avif'] as const).map((one) => picture(one)))
    const { body } = await save({ id_project: line.id, nome: 'Com fotos' }, pictures)
    const attachments = JSON.parse(body.update.attachments)
    expect(attachments).toMatchObject(pictures.map(({ name }) => ({ originalname: name, width: 900, height: 600 })))
    for (const [index, { filename }] of attachments.entries()) {
      const answer = await app.people.staff.fetch(filename)
      expect(answer.headers.get('content-type')).toBe(`image/${['png', 'jpeg', 'webp', 'gif', 'avif'][index]}`)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(pictures[index]!.bytes)
      const thumbnail = await app.people.staff.fetch(`${filename}&thumbnail=1`)
      const etag = thumbnail.headers.get('etag')!
      expect(await sharp(await thumbnail.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 640 })
      const again = await app.people.staff.fetch(`${filename}&thumbnail=1`, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
      expect((await app.people.other.fetch(filename)).status).toBe(404)
      expect((await app.people.visitor.fetch(filename)).status).toBe(403)
    }
    const board = (await app.people.staff.get(`/api/v1/line-board?id=${line.id}`)).body.data
    const card = board.cards.find(({ id }: { id: number }) => id === body.update.id)
    expect(card.image).toBe(`${attachments[0].filename}&thumbnail=1`)
    expect(await files()).toMatchObject({ named: 10, stored: 10 })
  })

  test('those not named in `attachments` go, and their files with them; without the list all stay', async () => {
    const task = (await save({ id_project: line.id, nome: 'x' }, [await picture('png'), await picture('jpeg')])).body
      .update
    const [first] = JSON.parse(task.attachments)
    const same = (await save({ id: task.id, nome: 'y' }, [await picture('gif')])).body.update
    expect(JSON.parse(same.attachments)).toHaveLength(3)
    const unknown = '/api/v1/line-attachment?id=99999999999'
    const kept = [{ filename: first.filename }, { filename: unknown }]
    const one = (await save({ id: task.id, attachments: JSON.stringify(kept) })).body.update
    expect(JSON.parse(one.attachments)).toMatchObject([{ id: first.id }])
    await app.jobs.send(removeFilesJob, {})
    await app.runJobs()
    const { named, stored } = await files()
    expect(stored).toBe(named)
    const none = (await save({ id: task.id, removed_attachments: [first.id] })).body.update
    expect(none.attachments).toBe('[]')
  })

  test('those that a save of another task does not name stay', async () => {
    const one = (await save({ id_project: line.id, nome: 'x' }, [await picture('png')])).body.update
    const other = (await save({ id_project: line.id, nome: 'x' }, [await picture('png'), await picture('gif')])).body
      .update
    const [kept] = JSON.parse(other.attachments)
    expect((await save({ id: other.id, attachments: [{ filename: kept.filename }] })).status).toBe(200)
    expect(JSON.parse((await save({ id: one.id, nome: 'y' })).body.update.attachments)).toHaveLength(1)
    expect(JSON.parse((await save({ id: other.id, nome: 'y' })).body.update.attachments)).toMatchObject([
      { id: kept.id },
    ])
  })

  test('what is no picture is refused by its name, and nothing of the save stays', async () => {
    const before = await files()
    const answer = await save({ id_project: line.id, nome: 'Não fica' }, [
      await picture('png'),
      { name: 'nota.png', bytes: 'só texto' },
    ])
    expect(answer).toMatchObject({ status: 422, body: { data: { error: expect.stringContaining('“nota.png”') } } })
    const svg = { name: 'desenho.svg', bytes: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' }
    expect((await save({ id_project: line.id, nome: 'Não fica' }, [svg])).status).toBe(422)
    expect(await files()).toEqual(before)
    expect(received()).toEqual([])
    const { data } = (await app.people.staff.get(`/api/v1/line-search?id=${line.id}&q=fica`)).body
    expect(data).toEqual([])
  })

  test('a picture of 40 MB is refused by its name, and so are eleven at once', async () => {
    const before = await files()
    const large = { name: 'grande.png', bytes: new Uint8Array(40 * 1024 * 1024) }
    expect(await save({ id_project: line.id, nome: 'x' }, [large])).toMatchObject({
      status: 413,
      body: { data: { error: '“grande.png” passa de 15 MB. Envie um menor.' } },
    })
    const small = await picture('png')
    expect((await save({ id_project: line.id, nome: 'x' }, Array(11).fill(small))).status).toBe(422)
    expect(await files()).toEqual(before)
    expect(received()).toEqual([])
  })

  test('without room nothing is read, and nothing of the save stays', async () => {
    const before = await files()
    app.setFree(100_000)
    expect((await save({ id_project: line.id, nome: 'x' }, [await picture('png')])).status).toBe(507)
    app.setFree(undefined)
    expect(await files()).toEqual(before)
  })
})
