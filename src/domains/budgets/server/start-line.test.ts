import { beforeEach, expect, test } from 'vitest'
import { NOW } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'
import { ITEMS, startQuotes } from '#tests/quotes.ts'
import { DAY_MS, dayOf } from '#time.ts'

const { app, staff, record } = startQuotes()
beforeEach(() => app.pool.query('delete from projects; delete from put_off'))

const approved = async (fields: object = {}, who = app.people.staff) => {
  const id = await addBudget(who, { items: ITEMS, project_name: 'Sensor de nível', ...fields })
  expect((await record(id, {}, who)).status).toBe(200)
  return id
}
const start = async (id: number) => (await staff('start-line', { id })).body.data.project_id as number
const takeBack = (id: number, who = app.people.staff) => staff('take-back-line', { id }, who)
const count = async (table: string) => (await app.pool.query(`select from ${table}`)).rowCount
/** Those that wait for their line to begin. */
const waiting = async (who = app.people.staff): Promise<{ id: number; who: string; what: string }[]> =>
  (await who.get('/api/v1/today')).body.data.filter(({ kind }: { kind: string }) => kind === 'quote-line')
const ids = async (who = app.people.staff) => (await waiting(who)).map(({ id }) => id)
const later = (days: number) => app.clock.set(new Date(NOW.getTime() + days * DAY_MS))

test('an approved quote waits in Hoje for its line, for its owner and the admin, until it begins', async () => {
  const id = await approved()
  await addBudget(app.people.staff, { items: ITEMS })
  expect(await waiting()).toMatchObject([
    {
      group: 'do',
      who: 'Oficina Maré',
      what: expect.stringMatching(/^orçamento \d{4} aprovado: Sensor de nível$/),
      to: `/dashboard/budget-printer?id=${id}`,
      amount: null,
    },
  ])
  expect([await ids(app.people.admin), await ids(app.people.other)]).toEqual([[id], []])
  await start(id)
  expect(await ids()).toEqual([])
})

test('one that was approved without the client’s answer waits too; a finished, a refused or an old one does not', async () => {
  const by = (status: string) => addBudget(app.people.staff, { items: ITEMS, status })
  const [set, dev] = [await by('APPROVED'), await by('DEV')]
  await by('FINALIZED')
  const refused = await by('APPROVED')
  await app.pool.query(`update budgets set state = 'refused' where id = $1`, [refused])
  expect(await ids()).toEqual([set, dev])
  later(59)
  expect(await ids()).toEqual([set, dev])
  later(61)
  expect(await ids()).toEqual([])
})

test('it is put off by its own key, and a quote that asks for an answer stays', async () => {
  const id = await approved()
  const putOff = await app.people.staff.post('/api/v1/today/put-off', { kind: 'quote-line', id, until: '2026-11-30' })
  expect(putOff.status).toBe(200)
  expect(await ids()).toEqual([])
})

test('without boards nothing waits for a line', async () => {
  const id = await approved()
  await app.people.admin.post('/api/v1/modules', { module: 'boards', on: false })
  expect(await ids()).toEqual([])
  await app.people.admin.post('/api/v1/modules', { module: 'boards', on: true })
  expect(await ids()).toEqual([id])
})

test('the tasks end by the quote’s deadline, and where that has passed in thirty days', async () => {
  const dueOf = async (line: number) => {
    const { rows } = await app.pool.query('select meta from tasks where project_id = $1', [line])
    return rows.map(({ meta }) => dayOf(meta))
  }
  expect(await dueOf(await start(await approved({ deadline: '2026-12-20' })))).toEqual(['2026-12-20'])
  expect(await dueOf(await start(await approved({ deadline: '2026-11-23' })))).toEqual(['2026-11-23'])
  expect(await dueOf(await start(await approved({ deadline: '2026-11-22' })))).toEqual(['2026-12-23'])
})

test('a line that was begun by mistake is taken back with its tasks, and the quote waits again', async () => {
  const id = await approved()
  const line = await start(id)
  expect([(await takeBack(id, app.people.other)).status, await count('projects')]).toEqual([404, 1])
  expect((await takeBack(id)).body).toEqual({ result: true })
  expect([await count('projects'), await count('tasks'), await ids()]).toEqual([0, 0, [id]])
  const again = await start(id)
  expect([again === line, await count('projects'), await ids()]).toEqual([false, 1, []])
})

test.each([
  [
    'a task',
    (line: number) =>
      app.people.staff.post('/api/v1/line-task-add', { id_project: line, nome: 'Outra', status: 'inBacklog' }),
  ],
  ['a member', (line: number) => app.people.staff.post('/api/v1/project-members', { id: line, members: [3] })],
  ['the project', (line: number) => app.pool.query('update projects set revision = 2 where id = $1', [line])],
])('with %s changed since it stays', async (_, change) => {
  const id = await approved()
  await change(await start(id))
  expect((await takeBack(id)).body.data).toMatchObject({ code: 'line-changed' })
  expect([await count('projects'), await ids()]).toEqual([1, []])
})

test('without a line there is nothing to take back, and one that was deleted on purpose does not wait again', async () => {
  const id = await approved()
  expect((await takeBack(id)).status).toBe(409)
  await start(id)
  await app.pool.query('delete from projects')
  expect(await ids()).toEqual([])
})

test('the product of a begun project is bought with or without a plan, until the firm says otherwise', async () => {
  const project = await start(await approved())
  expect((await app.pool.query('select plan from projects where id = $1', [project])).rows).toEqual([
    { plan: 'optional' },
  ])
})
