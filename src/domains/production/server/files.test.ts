import { readdirSync } from 'node:fs'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'

const app = startApp()
let line: number
let task: { id: number; id_text: string }
beforeAll(async () => void (line = await addProject(app, { id_user: 2 })))
beforeEach(
  async () => void (task = (await saveTask(app.people.staff, { id_project: line, nome: 'Antena' })).body.update),
)

/** Sends files to a task. */
function send(
  files: Record<string, string>,
  { id = task.id, who = app.people.staff }: { id?: number; who?: Caller } = {},
) {
  const form = new FormData()
  form.append('id', String(id))
  for (const [name, text] of Object.entries(files)) form.append('file', new File([text], name))
  return who.post('/api/v1/line-task-file-send', form)
}
const fetchFile = (id: number, preview = '', who: Caller = app.people.staff) =>
  who.fetch(`/api/v1/line-task-file?id=${id}${preview}`)
const read = async () => (await app.people.staff.get(`/api/v1/line-task-item?id_text=${task.id_text}`)).body.data
const stored = () =>
  readdirSync(app.settings.dataDir, { recursive: true }).filter((name) => /tasks\/\d+\/file-/.test(String(name))).length

test('files of any kind are kept with a task and had back as they were, to be saved', async () => {
  const { status, body } = await send({ 'rssi é.csv': 'a;b', 'placa.kicad_pcb': '(kicad)' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject([
    { name: 'rssi é.csv', size: 3, by: 'Davi', preview: 'text' },
    { name: 'placa.kicad_pcb', preview: '' },
  ])
  expect((await read()).files).toEqual(body.data)
  const file = await fetchFile(body.data[0].id)
  expect(await file.text()).toBe('a;b')
  expect(file.headers.get('content-disposition')).toContain("filename*=UTF-8''rssi%20%C3%A9.csv")
  expect(file.headers.get('content-security-policy')).toContain('sandbox')
  const history = (await app.people.staff.get(`/api/v1/line-task-history?id=${task.id}`)).body.data
  expect(history.filter(({ field }: { field: string }) => field === 'file')).toHaveLength(2)
})

test('a browser is shown pictures, PDF and text alone: what would run is saved, whatever is asked', async () => {
  const { data } = (
    await send({ 'a.html': '<script>', 'b.svg': '<svg/>', 'c.md': '# c', 'd.pdf': '%PDF', 'e.png': 'x' })
  ).body
  const shown = await Promise.all(data.map(({ id }: { id: number }) => fetchFile(id, '&preview=1')))
  expect(shown.map(({ headers }) => [headers.get('content-type'), headers.has('content-disposition')])).toEqual([
    ['text/html; charset=utf-8', true],
    ['application/octet-stream', true],
    ['text/plain; charset=utf-8', false],
    ['application/pdf', false],
    ['image/png', false],
  ])
  for (const { headers } of shown) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

test('nobody outside the line sends, sees or removes them, and a removed one is gone', async () => {
  const { data } = (await send({ 'a.txt': 'a' })).body
  const { id } = data[0]
  const { other, visitor } = app.people
  expect((await send({ 'b.txt': 'b' }, { who: other })).status).toBe(404)
  expect((await fetchFile(id, '', other)).status).toBe(404)
  expect((await fetchFile(id, '', visitor)).status).toBe(403)
  expect((await other.post('/api/v1/line-task-file-remove', { id })).status).toBe(404)
  expect((await app.people.staff.post('/api/v1/line-task-file-remove', { id })).status).toBe(200)
  expect((await fetchFile(id)).status).toBe(404)
  expect((await read()).files).toEqual([])
})

test('what does not fit is refused, and leaves nothing in the store', async () => {
  const before = stored()
  expect((await send({})).status).toBe(422)
  expect((await send({ 'vazio.txt': '' })).status).toBe(422)
  expect((await send({ 'a.txt': 'a' }, { id: 2_000_000_000 })).status).toBe(404)
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`${n}.txt`, 'x']))
  expect([413, 422]).toContain((await send(many)).status)
  await app.pool.query(
    `insert into task_files (task_id, key, name, size, added_at) select $1, 'x' || n, 'x', 1, $2 from generate_series(1, 50) n`,
    [task.id, NOW],
  )
  expect((await send({ 'a.txt': 'a' })).body.data.error).toContain('Cabem 50 arquivos')
  expect(stored()).toBe(before)
})
