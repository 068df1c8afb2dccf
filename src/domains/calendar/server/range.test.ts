import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addEvent, addSeries, changeEvent, dayOf } from '#tests/calendar.ts'
import type { Caller } from '#tests/call.ts'
import { addBudget, addProject } from '#tests/factories.ts'

const app = startApp()

describe('a range', () => {
  test('is at most 100 days, and does not end before it begins', async () => {
    const range = (from: string, to: string) => app.people.staff.get(`/api/v1/calendar/events?from=${from}&to=${to}`)
    expect((await range('2026-01-01', '2026-04-10')).status).toBe(200)
    expect((await range('2026-01-01', '2026-04-11')).status).toBe(422)
    expect((await range('2026-01-02', '2026-01-01')).status).toBe(422)
    expect((await range('2026-02-30', '2026-03-01')).status).toBe(422)
    expect((await range('1900-01-01', '9999-12-31')).status).toBe(422)
    expect((await app.people.visitor.get('/api/v1/calendar/events?from=2026-01-01&to=2026-01-02')).status).toBe(403)
  })

  test('of more occurrences than an answer holds has the first of them, and says so', async () => {
    const start = { start_date: '2031-01-01T09:00', end_date: '2031-01-01T10:00', repeat_star_date: '2031-01-01' }
    await addSeries(app.people.other, { ...start, repeat_end_date: '2031-12-31' })
    await app.pool.query(`
      insert into calendar_events (id_user, tag_id, title, starts_at, ends_at, zone, rule, repeat_start, repeat_end, first_at, last_at, search)
      select id_user, tag_id, 'Série ' || copy, starts_at + copy * interval '1 minute', ends_at + copy * interval '1 minute', zone, rule,
        repeat_start, repeat_end, first_at, last_at, search
      from calendar_events, generate_series(1, 60) copy where id_user = 3`)
    const { body } = await app.people.other.get('/api/v1/calendar/events?from=2031-01-01&to=2031-04-10')
    expect(body.truncated).toBe(true)
    expect(body.data).toHaveLength(5000)
    expect(body.data[0]).toMatchObject({ title: 'Reunião', start_date: '2031-01-01T12:00:00.000Z' })
    expect(body.data[0]).not.toHaveProperty('description')
  })
})

test('days say the counter of the caller, which a change raises, and none of another person', async () => {
  const counters = async (who: Caller, owner = '') => {
    const range = await who.get(`/api/v1/calendar/events?from=2033-01-01&to=2033-01-01${owner && `&id_user=${owner}`}`)
    const day = await who.post('/api/v1/getDayCalendar', {
      date: '2033-01-01',
      ...(owner && { id_user: Number(owner) }),
    })
    return [range.body.counter, day.body.counter]
  }
  const { staff, admin } = app.people
  const [before] = await counters(staff)
  await addEvent(staff, { start_date: '2033-01-01T09:00', end_date: '2033-01-01T10:00' })
  expect(await counters(staff)).toEqual([before + 1, before + 1])
  expect(await counters(admin, '2')).toEqual([0, 0])
})

test('[API-07] the rows of all tables of a day are few however many events a person has', async () => {
  await addEvent(app.people.admin, { start_date: '2032-05-05T09:00', end_date: '2032-05-05T10:00' })
  await app.pool.query(`
    insert into calendar_events (id_user, tag_id, title, starts_at, ends_at, zone, first_at, last_at, search)
    select id_user, tag_id, title, at, at + interval '1 hour', zone, at, at + interval '1 hour', search
    from calendar_events, generate_series(1, 20000) copy, lateral (select starts_at + copy * interval '7 hours' as at) as placed
    where id_user = 1`)
  await app.pool.query('analyze calendar_events')
  const plan = await app.pool.query(`
    explain (analyze, format json) select id from calendar_events
    where id_user = 1 and tstzrange(first_at, last_at, '[]') && tstzrange('2032-05-05T03:00Z', '2032-05-06T03:00Z', '[)')`)
  const [{ Plan }] = plan.rows[0]['QUERY PLAN']
  expect(JSON.stringify(Plan)).toContain('calendar_events_range_idx')
  expect(await dayOf(app.people.admin, '2032-05-05')).toHaveLength(3)
})

test.each([
  ['in a zone ahead', { start_date: '1900-01-01T00:00', end_date: '1900-01-01T01:00', zone: 'Asia/Tokyo' }],
  ['with an alert', { start_date: '1900-01-01T00:00', end_date: '1900-01-01T01:00', alert_date: '1900-01-01T00:00Z' }],
  ['at night', { start_date: '2199-12-31T22:00', end_date: '2199-12-31T23:00' }],
])('an event on the first or the last accepted day, %s, is read by every call', async (_, fields) => {
  const { other } = app.people
  const id = await addEvent(other, { title: 'Borda', ...fields })
  await changeEvent(other, { id, alert: true })
  const { data } = (await other.get('/api/v1/calendar/search?q=borda')).body
  expect(data).toMatchObject([{ id }])
  expect((await other.post('/api/v1/calendar/event', { id })).body.data).toMatchObject({ id })
  const day = fields.start_date.slice(0, 10)
  expect((await other.get(`/api/v1/calendar/events?from=${day}&to=${day}`)).status).toBe(200)
  expect((await changeEvent(other, { id, isRemove: true })).status).toBe(200)
})

describe('tags', () => {
  test('are one’s own, with a colour; the default one stays, and takes the events of one that is removed', async () => {
    const { staff, other } = app.people
    const tags = async (who = staff) => (await who.get('/api/v1/calendar/tags')).body.data
    const before = await tags()
    expect(before[0]).toMatchObject({ name: 'pessoal', color: 'cobalt' })
    const made = await staff.post('/api/v1/calendar/tags', { name: 'Oficina', color: 'teal' })
    expect(made.status).toBe(200)
    const { id } = made.body
    expect((await staff.post('/api/v1/calendar/tags', { name: 'oficina', color: 'red' })).status).toBe(422)
    const event = await addEvent(staff, {
      calendar_tag: 'OFICINA',
      start_date: '2027-04-01T09:00',
      end_date: '2027-04-01T10:00',
    })
    expect(await dayOf(staff, '2027-04-01')).toMatchObject([
      { id_calendar_tag: id, calendar_tag: 'Oficina', tag_color: 'teal' },
    ])
    expect((await other.post('/api/v1/calendar/tags', { id, name: 'Minha', color: 'red' })).status).toBe(404)
    expect(
      (
        await changeEvent(other, {
          title: 'x',
          start_date: '2027-04-01T09:00',
          end_date: '2027-04-01T09:00',
          id_calendar_tag: id,
        })
      ).status,
    ).toBe(422)
    expect((await staff.post('/api/v1/calendar/tags', { id, name: 'Bancada', color: 'violet' })).status).toBe(200)
    expect(await dayOf(staff, '2027-04-01')).toMatchObject([{ calendar_tag: 'Bancada', tag_color: 'violet' }])
    // Sent back whole with another tag, by name or by id.
    await changeEvent(staff, { id: event, id_calendar_tag: id, calendar_tag: 'pessoal' })
    expect(await dayOf(staff, '2027-04-01')).toMatchObject([{ calendar_tag: 'pessoal' }])
    await changeEvent(staff, { id: event, id_calendar_tag: id, calendar_tag: 'pessoal' })
    expect(await dayOf(staff, '2027-04-01')).toMatchObject([{ calendar_tag: 'Bancada' }])
    expect((await staff.post('/api/v1/calendar/tags/remove', { id })).status).toBe(200)
    expect(await dayOf(staff, '2027-04-01')).toMatchObject([{ calendar_tag: 'pessoal' }])
    const standard = before[0].id
    expect((await staff.post('/api/v1/calendar/tags/remove', { id: standard })).status).toBe(422)
    expect((await staff.post('/api/v1/calendar/tags', { id: standard, name: 'outra', color: 'red' })).status).toBe(422)
    expect((await staff.post('/api/v1/calendar/tags', { id: standard, name: 'pessoal', color: 'red' })).status).toBe(
      200,
    )
  })
})

describe('the overlays', () => {
  test('are the dates of others that the caller may see, each leading to its screen', async () => {
    const { staff, other } = app.people
    const line = await addProject(app, { id_user: 2, title: 'Bancada' })
    const task = (await staff.post('/api/v1/line-task-add', { id_project: line, nome: 'Furar', status: 'inBacklog' }))
      .body.data.card
    await app.pool.query(`update tasks set meta = '2027-05-10T20:00Z' where id = $1`, [task.id])
    const budget = await addBudget(staff, { budget_validity: '2027-05-11' })
    await app.pool.query(`update budgets set state = 'sent' where id = $1`, [budget])
    await app.pool.query(
      `insert into budget_installments (budget_id, number, due, amount, txid, paid_on) values ($1, 1, '2027-05-12', 150000, 'TXA', null), ($1, 2, '2027-05-13', 50000, 'TXB', '2027-05-13')`,
      [budget],
    )
    const dates = async (who: typeof staff, ...layers: string[]) =>
      (
        await who.get(
          `/api/v1/calendar/dates?from=2027-05-01&to=2027-05-31&${layers.map((one) => `layers[]=${one}`).join('&')}`,
        )
      ).body.data
    expect((await staff.get('/api/v1/calendar/layers')).body.data.map(({ layer }: { layer: string }) => layer)).toEqual(
      expect.arrayContaining(['holidays', 'tasks', 'quotes', 'installments']),
    )
    expect(await dates(staff, 'tasks', 'quotes', 'installments', 'holidays')).toMatchObject([
      { layer: 'holidays', day: '2027-05-01', title: 'Dia do Trabalho', to: null },
      {
        layer: 'tasks',
        day: '2027-05-10',
        title: 'Furar',
        to: expect.stringContaining(`/backlog/${line}?task=`),
        isDone: false,
      },
      { layer: 'quotes', day: '2027-05-11', to: `/dashboard/budget-create?id=${budget}` },
      { layer: 'installments', day: '2027-05-12', title: 'Parcela 1: R$\u00a01.500,00', isDone: false },
      { layer: 'installments', day: '2027-05-13', isDone: true },
      { layer: 'holidays', day: '2027-05-27', title: 'Corpus Christi' },
    ])
    expect(await dates(other, 'tasks', 'quotes', 'installments')).toEqual([])
    await app.pool.query(`insert into project_members (project_id, user_id) values ($1, 3)`, [line])
    expect(await dates(other, 'tasks')).toHaveLength(1)
    await app.pool.query('update tasks set assignee_id = 2 where id = $1', [task.id])
    expect(await dates(other, 'tasks')).toEqual([])
    expect((await staff.get('/api/v1/calendar/dates?from=2027-05-01&to=2027-05-31&layers[]=x')).status).toBe(422)
  })
})

test('[DSH-05] the figures are of today and the next days', async () => {
  const { other, staff } = app.people
  // The clock of the tests: Monday 23/11/2026, 12:00.
  await addEvent(other, {
    title: 'De manhã',
    start_date: '2026-11-23T09:00',
    end_date: '2026-11-23T10:00',
    isfinish: true,
  })
  await addEvent(other, { title: 'À tarde', start_date: '2026-11-23T15:00', end_date: '2026-11-23T16:00' })
  await addEvent(other, { title: 'Amanhã', all_day: true, start_date: '2026-11-24' })
  await addEvent(other, { title: 'Daqui a um mês', start_date: '2026-12-24T09:00', end_date: '2026-12-24T10:00' })
  const invited = await addEvent(staff, { start_date: '2026-11-25T09:00', end_date: '2026-11-25T10:00' })
  await staff.post('/api/v1/calendar/share', { id: invited, people: [3] })
  const { data } = (await other.get('/api/v1/calendar/figures')).body
  expect(data).toMatchObject({ today: 2, finished: 1, invitations: 1 })
  expect(data.next.map(({ title }: { title: string }) => title)).toEqual(['À tarde', 'Amanhã', 'Reunião'])
})
