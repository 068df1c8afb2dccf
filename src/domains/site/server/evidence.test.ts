import { beforeEach, describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addBudget, addProject } from '#tests/factories.ts'
import { DAY_MS, dayOf } from '#time.ts'
import { addWorkingHours } from '#working-hours.ts'
import { DEFAULTS } from './defaults.ts'
import { countEvidence } from './evidence.ts'

const app = startApp()
const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS)

/** A message of some days ago, answered after so many working hours; null for never. */
const addMessage = (days: number, hours: number | null, archived = false) =>
  app.pool.query(
    `insert into contact_messages (name, contact, message, created_at, answered, answered_at, archived)
      values ('Ana', 'ana@exemplo.com.br', 'Oi', $1, $2, $3, $4)`,
    [ago(days), hours !== null, hours === null ? null : addWorkingHours(ago(days), hours), archived],
  )
const addMessages = async (count: number, hours: number | null) => {
  for (let index = 0; index < count; index++) await addMessage(30, hours)
}
async function counted(kind: string) {
  await countEvidence(app)
  await app.invalidation.received()
  const rows = (await app.people.admin.get('/api/v1/site/evidence/counted')).body.data
  return rows.find((row: { kind: string }) => row.kind === kind)
}
const shown = async () => {
  const { data } = (await app.people.visitor.get('/api/v1/site/evidence')).body
  return data.map(({ kind }: { kind: string }) => kind)
}

beforeEach(async () => {
  await app.pool.query('truncate contact_messages, site_evidence; delete from projects; delete from budgets')
  await app.people.admin.post('/api/v1/site/reset', { section: 'evidence' })
})

describe('messages answered within a working day', () => {
  test('are said from ten on, not before', async () => {
    await addMessages(9, 2)
    expect(await counted('answers')).toMatchObject({ cases: 9, kept: 9, first_day: dayOf(ago(30)) })
    expect(await shown()).toEqual([])
    await addMessage(20, 8.9)
    expect(await counted('answers')).toMatchObject({ cases: 10, kept: 10, last_day: dayOf(app.clock.now()) })
    expect(await shown()).toEqual(['answers'])
  })

  test('are said only where nine of ten were', async () => {
    await addMessages(18, 2)
    await addMessages(2, 10)
    expect(await counted('answers')).toMatchObject({ cases: 20, kept: 18 })
    expect(await shown()).toEqual(['answers'])
    await addMessage(10, null)
    expect(await counted('answers')).toMatchObject({ cases: 21, kept: 18 })
    expect(await shown()).toEqual([])
  })

  test('leave out what is old, what was put away, and what may still be answered in time', async () => {
    await addMessage(95, 2)
    await addMessage(30, null, true)
    await addMessage(0, null)
    expect(await counted('answers')).toMatchObject({ cases: 0, kept: 0 })
  })

  test('are timed by the first moment at which somebody says so, until it is taken back', async () => {
    await addMessage(30, null)
    const id = (await app.pool.query('select id from contact_messages')).rows[0].id
    const mark = (answered: boolean) => app.people.admin.post('/api/v1/contact/update', { ids: [id], answered })
    const at = async () => (await app.pool.query('select answered_at from contact_messages')).rows[0].answered_at
    await mark(true)
    expect(await at()).toEqual(app.clock.now())
    await mark(false)
    expect(await at()).toBeNull()
  })
})

test('a figure switched off is not shown, whatever was counted', async () => {
  await addMessages(10, 2)
  await counted('answers')
  expect(await shown()).toEqual(['answers'])
  const value = { ...DEFAULTS.evidence, answers: false }
  expect((await app.people.admin.post('/api/v1/site/save', { section: 'evidence', value })).status).toBe(200)
  expect(await shown()).toEqual([])
})

test('lines are counted by the day that was promised when they were finished', async () => {
  const finish = async (promised: string | null) => {
    const id = await addProject(app, { date_project_end: promised })
    const done = await app.people.admin.post('/api/v1/update-projetc-line-status', { id, status: 'completed' })
    expect(done.status).toBe(200)
    return id
  }
  const late = await finish(dayOf(ago(3)))
  await finish(dayOf(app.clock.now()))
  await finish(null)
  expect(await counted('lines')).toMatchObject({ cases: 2, kept: 1 })
  await app.pool.query('update projects set date_project_end = $1', [dayOf(app.clock.now())])
  await app.people.admin.post('/api/v1/update-projetc-line-status', { id: late, status: 'completed' })
  expect(await counted('lines')).toMatchObject({ cases: 2, kept: 1 })
  await app.people.admin.post('/api/v1/update-projetc-line-status', { id: late, status: 'inprogress' })
  expect(await counted('lines')).toMatchObject({ cases: 1, kept: 1 })
})

test('questions about quotes are answered by words or a version, and not asked where the client decided', async () => {
  const id = await addBudget(app.people.admin)
  const add = (kind: string, at: Date) =>
    app.pool.query('insert into budget_events (budget_id, kind, at) values ($1, $2, $3)', [id, kind, at])
  await add('change_requested', ago(40))
  await add('version', addWorkingHours(ago(40), 3))
  await add('renewal_requested', ago(30))
  await add('sent', addWorkingHours(ago(30), 12))
  await add('change_requested', ago(20))
  await add('accepted', ago(19))
  await add('change_requested', ago(15))
  expect(await counted('quotes')).toMatchObject({ cases: 3, kept: 1, first_day: dayOf(ago(40)) })
})

test('reads are those of visitors in the last twelve months', async () => {
  const add = (month: string, name: string, views: number, staff: number) =>
    app.pool.query(
      `insert into view_months (month, demo, kind, name, views, staff_views) values ($1, false, 'archive', $2, $3, $4)`,
      [`${month}-01`, name, views, staff],
    )
  const month = dayOf(app.clock.now()).slice(0, 7)
  await add(month, '1', 20, 5)
  await add(month, '2', 4, 0)
  await add(dayOf(ago(400)).slice(0, 7), '1', 100, 0)
  expect(await counted('reads')).toMatchObject({ cases: 19, kept: 2 })
})

test('only the admin sees what was counted and is not shown', async () => {
  for (const who of [app.people.staff, app.people.visitor])
    expect((await who.get('/api/v1/site/evidence/counted')).status).toBe(403)
  expect(DEFAULTS.evidence).toEqual({ answers: true, quotes: true, lines: true, reads: true })
})
