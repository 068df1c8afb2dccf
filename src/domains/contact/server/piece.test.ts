import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { binaryStl, box } from '#domains/pieces/stl/sample-meshes.ts'
import { removeFilesJob } from '#platform/files/remove-files.ts'
import { NOW, startApp } from '#tests/app.ts'
import { FOLDER } from './piece.ts'

/** Each test writes from a network of its own: nobody spends another's share. */
const app = startApp({ proxies: 1, adminEmail: 'marina@exemplo.com.br', seed: 'demo' })
let network = 0
beforeEach(async () => {
  network++
  app.clock.set(NOW)
  await app.pool.query('delete from contact_messages')
})

const ana = { name: 'Ana Souza', contact: 'ana@exemplo.com.br', message: 'Vai ao sol.' }
const vase = { forma: 'vaso', altura: 60, material: 'petg', quantas: 3 }
const cube = binaryStl(box([20, 20, 20]))
const mesh = { file: 'cubo.stl', volume: 8000, surface: 2400, size: [20, 20, 20], isClosed: true }

function send(request: unknown, file?: { name: string; bytes: ArrayBuffer }) {
  const body = new FormData()
  body.set('request', typeof request === 'string' ? request : JSON.stringify(request))
  if (file) body.set('file', new File([file.bytes], file.name))
  return app.people.visitor.post('/api/v1/contact/piece', body, { 'x-forwarded-for': `203.0.113.${network}` })
}
const list = async () => (await app.people.admin.get('/api/v1/contact/messages?filter=all')).body.data.result
const keys = async () => (await app.pool.query('select file_key from contact_messages')).rows

test('a request is a message that says the piece, and keeps it with the price it was shown', async () => {
  expect(await send({ ...ana, piece: vase })).toMatchObject({ status: 200, body: { result: true } })
  const [message] = await list()
  expect(message).toMatchObject({
    name: 'Ana Souza',
    piece: {
      title: 'Vaso em PETG',
      quantity: 3,
      measures: expect.stringContaining('altura 60'),
      unit: expect.any(Number),
    },
    file: null,
  })
  for (const part of ['Peça: Vaso', 'Material: PETG', 'Quantidade: 3', /Faixa mostrada: R\$.* cada/, 'Vai ao sol.'])
    expect(message.message).toMatch(part)
  expect(message.piece.unit).toBeGreaterThan(1000)
})

test('what a browser measured of a file is priced by the firm’s rules, and a file that is open has no price', async () => {
  await send({ ...ana, piece: { forma: 'stl', mesh } })
  await send({ ...ana, piece: { forma: 'stl', mesh: { ...mesh, isClosed: false } } })
  await send({ ...ana, message: '', piece: { forma: 'stl' } })
  expect((await list()).map(({ piece }: { piece: { unit: number | null } }) => piece)).toEqual([
    { title: 'Peça em PLA', measures: 'a combinar', quantity: 1, unit: null },
    { title: 'Peça do arquivo cubo.stl em PLA', measures: '20 × 20 × 20 mm', quantity: 1, unit: null },
    { title: 'Peça do arquivo cubo.stl em PLA', measures: '20 × 20 × 20 mm', quantity: 1, unit: expect.any(Number) },
  ])
})

test('its file is private, comes as it was sent, and goes with its message', async () => {
  expect((await send({ ...ana, piece: { forma: 'stl', mesh } }, { name: 'cubo.stl', bytes: cube })).status).toBe(200)
  const [{ id, file }] = await list()
  expect(file).toEqual({ name: 'cubo.stl', size: cube.byteLength })
  const path = `/api/v1/contact/file?id=${id}`
  const fetched = await app.people.admin.fetch(path)
  expect(Buffer.from(await fetched.arrayBuffer()).equals(Buffer.from(cube))).toBe(true)
  expect(fetched.headers.get('content-disposition')).toContain('attachment')
  for (const who of [app.people.staff, app.people.visitor]) expect((await who.fetch(path)).status).toBe(403)

  const [{ file_key }] = await keys()
  expect(await app.storage.private.exists(file_key)).toBe(true)
  await app.people.admin.post('/api/v1/contact/delete', { ids: [id] })
  await app.jobs.send(removeFilesJob, {})
  await app.runJobs()
  expect(await app.storage.private.exists(file_key)).toBe(false)
  expect((await app.people.admin.get(path)).status).toBe(404)
})

test('sent again with its key it is kept once, its file too', async () => {
  const request = { ...ana, key: crypto.randomUUID(), piece: { forma: 'stl', mesh } }
  for (let time = 0; time < 3; time++) expect((await send(request, { name: 'cubo.stl', bytes: cube })).status).toBe(200)
  expect(await list()).toHaveLength(1)
  const stored = []
  for await (const { key } of (await app.storage.private.listAll('messages', { recursive: true })).objects as {
    key?: string
  }[])
    stored.push(key)
  const [{ file_key }] = await keys()
  expect(stored.filter((key) => key === file_key)).toHaveLength(1)
})

test('[API-02] what is wrong is told by field, and nothing is kept', async () => {
  const fieldsOf = async (request: unknown) => {
    network++
    const answer = await send(request)
    expect(answer).toMatchObject({ status: 422, body: { result: false, data: { error: expect.any(String) } } })
    return answer.body.data.fields
  }
  expect(await fieldsOf({ piece: vase })).toEqual({ name: 'Preencha este campo.', contact: 'Preencha este campo.' })
  expect(await fieldsOf({ ...ana, piece: { forma: 'navio' } })).toEqual({ 'piece.forma': expect.any(String) })
  expect(await fieldsOf({ ...ana, piece: { ...vase, quantas: 501 } })).toEqual({ 'piece.quantas': expect.any(String) })
  expect(await fieldsOf({ ...ana, message: 'x'.repeat(2001), piece: vase })).toEqual({ message: expect.any(String) })
  const endless = { ...mesh, volume: Number.MAX_VALUE }
  expect(await fieldsOf({ ...ana, piece: { forma: 'stl', mesh: endless } })).toEqual({
    'piece.mesh.volume': expect.any(String),
  })
  network++
  expect((await send('{"name":')).status).toBe(400)
  expect((await send({ ...ana, piece: vase }, { name: 'vazio.stl', bytes: new ArrayBuffer(0) })).status).toBe(422)
  expect(await list()).toEqual([])
})

test('after an error that says nothing of the message its file stays for the clean-up, which finds the row if there is one', async () => {
  const files = () => readdirSync(join(app.settings.dataDir, 'private', FOLDER)).length
  await send({ ...ana, piece: { forma: 'stl', mesh } }, { name: 'cubo.stl', bytes: cube })
  const before = files()
  await app.pool.query('alter table contact_messages add constraint lost check (false) not valid')
  expect((await send({ ...ana, piece: { forma: 'stl', mesh } }, { name: 'cubo.stl', bytes: cube })).status).toBe(500)
  await app.pool.query('alter table contact_messages drop constraint lost')
  expect(files()).toBe(before + 1)
})

test('what fills in the trap hears of success, and nothing is kept', async () => {
  expect((await send({ ...ana, site: 'https://compre.exemplo', piece: vase })).status).toBe(200)
  expect(await list()).toEqual([])
})

test('[SAF-02] one network asks five times in ten minutes, messages counted with it', async () => {
  for (let count = 0; count < 5; count++) expect((await send({ ...ana, piece: vase })).status).toBe(200)
  expect((await send({ ...ana, piece: vase }, { name: 'cubo.stl', bytes: cube })).status).toBe(429)
  const headers = { 'x-forwarded-for': `203.0.113.${network}` }
  expect((await app.people.visitor.post('/api/v1/contact/save', ana, headers)).status).toBe(429)
  expect(await list()).toHaveLength(5)
})

test('a firm without materials takes no request for a piece', async () => {
  const { data } = (await app.people.admin.get('/api/v1/site/settings')).body
  const value = { ...data.values.pieces, materials: [] }
  await app.people.admin.post('/api/v1/site/save', { section: 'pieces', value })
  expect((await send({ ...ana, piece: vase })).status).toBe(404)
  await app.people.admin.post('/api/v1/site/reset', { section: 'pieces' })
  expect(await list()).toEqual([])
})
