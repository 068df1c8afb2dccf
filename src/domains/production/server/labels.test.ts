import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'
import { watchEvents } from '#tests/watch-events.ts'
import { MAX_LABELS } from '../labels.ts'
import { purgeLabels } from './labels.ts'

const app = startApp()

interface Found {
  id: number
  name: string
  hue: string
  revision: number
  tasks: number
}
const list = async () => (await app.people.staff.get('/api/v1/labels')).body.data
const find = async (name: string): Promise<Found | undefined> =>
  (await list()).labels.find((label: Found) => label.name === name)
const make = async (name: string, hue?: string): Promise<number> =>
  (await app.people.staff.post('/api/v1/label-new', { name, ...(hue && { hue }) })).body.data.id

/** A line of Davi's, and what is done with its tasks. */
async function addLine() {
  const line = await addProject(app, { id_user: 2 })
  const add = async (labels: number[], nome = 'Uma tarefa') =>
    (await saveTask(app.people.staff, { id_project: line, nome, labels })).body.update as {
      id: number
      id_text: string
    }
  const cards = async () => {
    const { data } = (await app.people.staff.get(`/api/v1/line-board?id=${line}`)).body
    return Object.fromEntries(data.cards.map((card: { id: number; labels: number[] }) => [card.id, card.labels]))
  }
  return { line, add, cards }
}
const read = async (id_text: string) =>
  (await app.people.staff.get(`/api/v1/line-task-item?id_text=${id_text}`)).body.data
const changes = async (id: number) => (await app.people.staff.get(`/api/v1/line-task-history?id=${id}`)).body.data

test('a label is made, renamed and recoloured by all staff, and by nobody else', async () => {
  const id = await make('Rádio', 'violet')
  expect(await find('Rádio')).toMatchObject({ id, hue: 'violet', tasks: 0, revision: 1 })
  const renamed = await app.people.other.post('/api/v1/label-change', { id, name: 'Antena', revision: 1 })
  expect(renamed.body.data).toEqual({ id, revision: 2, merged: false })
  expect((await app.people.admin.post('/api/v1/label-change', { id, hue: 'red', revision: 1 })).body.data.merged).toBe(
    true,
  )
  expect(await find('Antena')).toMatchObject({ hue: 'red' })
  expect((await app.people.visitor.get('/api/v1/labels')).status).toBe(403)
  expect((await app.people.visitor.post('/api/v1/label-new', { name: 'x' })).status).toBe(403)
})

test('a save that began before another renamed the label is told so, and nothing is lost', async () => {
  const id = await make('Primeira')
  await app.people.other.post('/api/v1/label-change', { id, name: 'Segunda', revision: 1 })
  const late = await app.people.staff.post('/api/v1/label-change', { id, name: 'Terceira', revision: 1 })
  expect(late.status).toBe(409)
  expect(late.body.data.conflict).toMatchObject({ fields: ['name'], record: { id, name: 'Segunda' } })
  expect(await find('Segunda')).toBeDefined()
})

test('two labels have no name in common, whatever its capitals and accents', async () => {
  const id = await make('Câmera')
  const twice = await app.people.other.post('/api/v1/label-new', { name: 'camera' })
  expect(twice.status).toBe(422)
  expect(twice.body.data.fields).toEqual({ name: expect.any(String) })
  const renamed = await make('Lente')
  expect((await app.people.staff.post('/api/v1/label-change', { id: renamed, name: 'CÂMERA' })).status).toBe(422)
  expect((await app.people.staff.post('/api/v1/label-change', { id, name: 'câmera' })).status).toBe(200)
  for (const name of ['', ' ', 'x'.repeat(41)])
    expect((await app.people.staff.post('/api/v1/label-new', { name })).status).toBe(422)
  expect((await app.people.staff.post('/api/v1/label-new', { name: 'Outra', hue: '#ff0000' })).status).toBe(422)
})

test('made at the same moment, one name is made once, and each new label gets a hue that is rare', async () => {
  const made = await Promise.all(
    [app.people.staff, app.people.other, app.people.admin].map((who) =>
      who.post('/api/v1/label-new', { name: 'Mesma' }),
    ),
  )
  expect(made.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  const before = await list()
  const id = await make('Mais uma')
  const count = (hue: string) => before.labels.filter((label: Found) => label.hue === hue).length
  const { hue } = (await list()).labels.find((label: Found) => label.id === id)
  expect(count(hue)).toBe(Math.min(...['cobalt', 'green', 'ochre', 'graphite', hue].map(count)))
})

test('a task has several labels, in their order: on its card, in its form, its history, the file and the search', async () => {
  const { line, add, cards } = await addLine()
  const [a, b] = [await make('Firmware'), await make('Compra urgente')]
  const { id, id_text } = await add([b, a, b])
  expect((await cards())[id]).toEqual([b, a])
  expect((await find('Firmware'))?.tasks).toBe(1)
  const { revision } = await read(id_text)
  expect((await saveTask(app.people.staff, { id, labels: [a], revision })).status).toBe(200)
  expect((await read(id_text)).labels).toEqual([a])
  expect((await changes(id))[0]).toMatchObject({
    field: 'labels',
    before: 'Compra urgente, Firmware',
    after: 'Firmware',
  })
  const late = await saveTask(app.people.staff, { id, labels: [b], revision })
  expect(late.status).toBe(409)
  expect(late.body.data.conflict.fields).toEqual(['labels'])
  const csv = await (await app.people.staff.fetch(`/api/v1/line-csv?id=${line}`)).text()
  expect(csv).toContain(';"Etiquetas";')
  expect(csv).toContain(';"Firmware";')
  expect((await app.people.staff.get(`/api/v1/line-search?id=${line}&q=FIRMW`)).body.data).toEqual([id])
  expect((await app.people.staff.get(`/api/v1/line-search?id=${line}&q=urgente`)).body.data).toEqual([])
  // Neither those of another line nor removed ones.
  const [other, removed] = [await (await addLine()).add([a]), await add([a])]
  expect((await saveTask(app.people.staff, { id: removed.id, isRemove: true })).status).toBe(200)
  expect((await app.people.staff.get(`/api/v1/line-search?id=${line}&q=firmware`)).body.data).toEqual([id])
  await saveTask(app.people.staff, { id: other.id, isRemove: true })
  const found = await app.people.staff.post('/api/v1/line-all-task-project-status', {
    status: 'inBacklog',
    projects: [line],
  })
  expect(found.body.data[0].labels).toEqual([a])
})

test('ids that name no label are left out, and more labels than a task may have are refused', async () => {
  const { add, cards } = await addLine()
  const a = await make('Só esta')
  const { id } = await add([a, 2_000_000_000])
  expect((await cards())[id]).toEqual([a])
  const many = Array.from({ length: 21 }, (_, index) => index + 1)
  expect((await saveTask(app.people.staff, { id, labels: many })).body.data.fields).toHaveProperty('labels')
})

test('merged, a label is the other one: tasks of both keep one, lines and open forms hear of it', async () => {
  const { line, add, cards } = await addLine()
  const [from, into, third] = [await make('Bancada'), await make('Laboratório'), await make('Terceira coisa')]
  const [one, both, none] = [await add([third, from]), await add([from, third, into]), await add([third])]
  const before = (await app.people.staff.get(`/api/v1/line-board?id=${line}`)).body.data.counter
  const merged = await app.people.other.post('/api/v1/label-merge', { id: from, into })
  expect(merged.body.data).toEqual({ tasks: 2 })
  expect(await cards()).toEqual({ [one.id]: [third, into], [both.id]: [into, third], [none.id]: [third] })
  const since = (await app.people.staff.get(`/api/v1/line-changes?id=${line}&since=${before}`)).body.data
  expect(since.cards.map((card: { id: number }) => card.id).sort()).toEqual([one.id, both.id].sort())
  expect((await list()).gone).toContainEqual({ id: from, name: 'Bancada', hue: expect.any(String), into })
  expect((await app.people.staff.post('/api/v1/label-restore', { id: from })).status).toBe(404)
  // A form that was open meanwhile still sends the old one, which became another since.
  await app.people.staff.post('/api/v1/label-merge', { id: into, into: third })
  await saveTask(app.people.staff, { id: none.id, labels: [from] })
  expect((await cards())[none.id]).toEqual([third])
  expect((await app.people.staff.post('/api/v1/label-merge', { id: third, into: third })).status).toBe(422)
  expect((await app.people.staff.post('/api/v1/label-merge', { id: third, into: from })).status).toBe(404)
})

test('removed and brought back, a label is on its tasks again; a removed one is neither changed nor given', async () => {
  const { add, cards } = await addLine()
  const id = await make('De passagem')
  const task = await add([id])
  expect((await app.people.other.post('/api/v1/label-remove', { id })).status).toBe(200)
  expect(await find('De passagem')).toBeUndefined()
  expect((await list()).gone).toContainEqual({ id, name: 'De passagem', hue: expect.any(String), into: null })
  expect((await cards())[task.id]).toEqual([id])
  for (const path of ['remove', 'change', 'merge'])
    expect((await app.people.staff.post(`/api/v1/label-${path}`, { id, name: 'x', into: id + 1 })).status).toBe(404)
  expect((await app.people.staff.post('/api/v1/label-restore', { id })).status).toBe(200)
  expect((await find('De passagem'))?.tasks).toBe(1)
  await app.people.staff.post('/api/v1/label-remove', { id })
  await make('De passagem')
  expect((await app.people.staff.post('/api/v1/label-restore', { id })).status).toBe(422)
})

test('after 30 days a removed label is gone from its tasks too', async () => {
  const { add, cards } = await addLine()
  const [id, stays] = [await make('Velha'), await make('Fica')]
  const task = await add([id, stays])
  await app.people.staff.post('/api/v1/label-remove', { id })
  await purgeLabels(app.db, app.clock.now())
  expect((await cards())[task.id]).toEqual([id, stays])
  await app.pool.query(`update labels set deleted_at = deleted_at - interval '31 days' where id = $1`, [id])
  await purgeLabels(app.db, app.clock.now())
  const stored = await app.pool.query('select label_ids from tasks where id = $1', [task.id])
  expect(stored.rows[0].label_ids).toEqual([stays])
  expect((await app.people.staff.post('/api/v1/label-restore', { id })).status).toBe(404)
})

test('open screens hear of each change of labels', async () => {
  const stream = await watchEvents(app.people.staff, ['labels:1'])
  await stream.next()
  const seen = stream.next()
  await make('Nova para todos')
  expect(await seen).toBeDefined()
  stream.close()
  expect((await list()).counter).toBeGreaterThan(0)
})

test('there are no more labels than the firm may have', async () => {
  await app.pool.query(
    `insert into labels (name, hue, created_at) select 'Etiqueta ' || n, 'red', '2026-11-23' from generate_series(1, $1::int) n`,
    [MAX_LABELS],
  )
  expect((await app.people.staff.post('/api/v1/label-new', { name: 'Uma a mais' })).status).toBe(422)
  await app.pool.query(`delete from labels where name like 'Etiqueta %'`)
})
