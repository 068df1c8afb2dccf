import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addEvent, changeEvent, dayOf, deleteEvent, listRange } from '#tests/calendar.ts'

const app = startApp()

describe('an event', () => {
  test('[API-07] is made, read in its day, changed and removed by the calls of the specification, under all bases', async () => {
    const { staff } = app.people
    for (const base of ['/api/v1', '/starts', '/api/agenda/v1']) {
      const made = await staff.post(`${base}/eventManager`, {
        id_user: 2,
        event: {
          id: -1,
          title: 'Visita à Oficina Maré',
          description: 'Medir a bancada.',
          location: 'Rua das Marés, 12',
          all_day: false,
          start_date: '2026-12-01T12:00:00.000Z',
          end_date: '2026-12-01T13:30:00.000Z',
          repeat_event: false,
          repeat_star_date: '',
          repeat_end_date: null,
          alert: true,
          alert_date: '2026-12-01T11:30:00.000Z',
          alerts: 'Levar a trena',
        },
      })
      expect(made).toMatchObject({ status: 200, body: { success: true, result: true } })
      const { id } = made.body
      const day = await staff.post(`${base}/getDayCalendar`, { id_user: 2, date: '2026-12-01' })
      expect(day.body.result).toEqual([
        {
          id,
          occurrence: '',
          id_user: 2,
          owner: 'Davi',
          id_calendar_tag: expect.any(Number),
          calendar_tag: 'pessoal',
          tag_color: 'cobalt',
          title: 'Visita à Oficina Maré',
          description: 'Medir a bancada.',
          location: 'Rua das Marés, 12',
          all_day: false,
          start_date: '2026-12-01T12:00:00.000Z',
          end_date: '2026-12-01T13:30:00.000Z',
          zone: 'America/Sao_Paulo',
          repeat_event: false,
          rule: '',
          repeat_star_date: '',
          repeat_end_date: '',
          alert: true,
          more_alerts: [],
          task: 0,
          alert_date: '2026-12-01T11:30:00.000Z',
          alerts: 'Levar a trena',
          isfinish: false,
          isRemove: false,
          answer: null,
          editable: true,
          attendees: 0,
          revision: 1,
        },
      ])
      // The whole event, as a program that knows no more of it sends it back.
      const [event] = day.body.result
      const finished = await staff.post(`${base}/eventManager`, { id_user: 2, event: { ...event, isfinish: true } })
      expect(finished).toMatchObject({ status: 200, body: { success: true, id } })
      expect(await dayOf(staff, '2026-12-01')).toMatchObject([{ id, isfinish: true, title: event.title }])
      expect(await deleteEvent(staff, { id, id_user: 2 }, base)).toEqual({ status: 200, body: { result: true } })
      expect(await dayOf(staff, '2026-12-01')).toEqual([])
    }
  })

  test('is in local time where it says no zone, and its day is sorted by start', async () => {
    const { staff } = app.people
    await addEvent(staff, { title: 'Tarde', start_date: '2026-12-02T15:00', end_date: '2026-12-02T16:00' })
    await addEvent(staff, { title: 'Manhã', start_date: '2026-12-02T08:00:00', end_date: '2026-12-02T09:00:00' })
    await addEvent(staff, { title: 'Sem duração', start_date: '2026-12-02T08:00', end_date: '2026-12-02T08:00' })
    expect((await dayOf(staff, '2026-12-02')).map(({ title, start_date }) => [title, start_date])).toEqual([
      ['Sem duração', '2026-12-02T11:00:00.000Z'],
      ['Manhã', '2026-12-02T11:00:00.000Z'],
      ['Tarde', '2026-12-02T18:00:00.000Z'],
    ])
  })

  test('[CAL-05] a start after the end is refused and stores nothing; equal is allowed; whole days are noon', async () => {
    const { staff } = app.people
    const wrong = { title: 'Ao contrário', start_date: '2026-12-03T10:00', end_date: '2026-12-03T09:00' }
    const refused = await changeEvent(staff, wrong)
    expect(refused).toMatchObject({ status: 422, body: { data: { error: 'Start and End date invalid' } } })
    const id = await addEvent(staff, { ...wrong, end_date: wrong.start_date })
    const later = await changeEvent(staff, { id, start_date: '2026-12-03T11:00' })
    expect(later).toMatchObject({
      status: 422,
      body: { data: { fields: { 'event.end_date': 'Start and End date invalid' } } },
    })
    await addEvent(staff, {
      title: 'O dia todo',
      all_day: true,
      start_date: '2026-12-03T08:00',
      end_date: '2026-12-03T09:00',
    })
    await addEvent(staff, { title: 'Dois dias', all_day: true, start_date: '2026-12-03', end_date: '2026-12-04' })
    expect((await dayOf(staff, '2026-12-03')).map((event) => [event.title, event.start_date, event.end_date])).toEqual([
      ['Ao contrário', '2026-12-03T13:00:00.000Z', '2026-12-03T13:00:00.000Z'],
      ['O dia todo', '2026-12-03T15:00:00.000Z', '2026-12-03T15:00:00.000Z'],
      ['Dois dias', '2026-12-03T15:00:00.000Z', '2026-12-04T15:00:00.000Z'],
    ])
    expect((await dayOf(staff, '2026-12-04')).map(({ title }) => title)).toEqual(['Dois dias'])
  })

  test('over midnight it is on both days, and until midnight only on the first', async () => {
    const { staff } = app.people
    await addEvent(staff, { title: 'Noite', start_date: '2026-12-05T22:00', end_date: '2026-12-06T02:00' })
    await addEvent(staff, { title: 'Até o fim', start_date: '2026-12-05T23:00', end_date: '2026-12-06T00:00' })
    expect(await listRange(staff, '2026-12-06', '2026-12-06')).toEqual(['2026-12-05 22:00 Noite'])
    expect(await listRange(staff, '2026-12-05', '2026-12-05')).toHaveLength(2)
    expect(await listRange(staff, '2026-12-07', '2026-12-07')).toEqual([])
  })

  test('goes with its alert when its start is moved alone, and gets the given alert otherwise', async () => {
    const { staff } = app.people
    const id = await addEvent(staff, {
      start_date: '2026-12-08T09:00',
      end_date: '2026-12-08T10:00',
      alert: true,
      alert_date: '2026-12-08T08:45',
    })
    await changeEvent(staff, { id, start_date: '2026-12-09T14:00', end_date: '2026-12-09T15:00' })
    expect(await dayOf(staff, '2026-12-09')).toMatchObject([{ alert_date: '2026-12-09T16:45:00.000Z' }])
    await changeEvent(staff, { id, alert_date: '2026-12-09T12:00' })
    expect(await dayOf(staff, '2026-12-09')).toMatchObject([{ alert_date: '2026-12-09T15:00:00.000Z' }])
    const without = await addEvent(staff, { start_date: '2026-12-10T09:00', end_date: '2026-12-10T10:00', alert: true })
    expect(await dayOf(staff, '2026-12-10')).toMatchObject([{ id: without, alert_date: '2026-12-10T12:00:00.000Z' }])
  })

  test.each([
    ['no title', { title: undefined }],
    ['an empty title', { title: ' ' }],
    ['no start', { start_date: undefined }],
    ['no end', { end_date: undefined }],
    ['a start that is no date', { start_date: 'amanhã' }],
    ['a day that there is not', { start_date: '2026-02-30T09:00' }],
    ['the year 9999', { start_date: '9999-12-31T09:00', end_date: '9999-12-31T10:00' }],
    ['a series up to the year 9999', { repeat_event: true, repeat_end_date: '9999-12-31' }],
    ['a zone that nobody knows', { zone: 'Marte/Olimpo' }],
    ['a zone that is an offset', { zone: '+03:00' }],
    ['a title that is too long', { title: 'x'.repeat(301) }],
    ['a flag that is a text', { all_day: 'sim' }],
    ['an alert ten years before', { alert: true, alert_date: '2016-01-01T00:00' }],
    ['a rule of every second', { repeat_event: true, rule: 'FREQ=SECONDLY' }],
    ['a rule of every second, by parts of a day', { repeat_event: true, rule: 'FREQ=DAILY;BYSECOND=0,1,2' }],
    ['a rule without any day', { repeat_event: true, rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }],
    [
      'a range that ends before it begins',
      { repeat_event: true, repeat_star_date: '2026-12-02', repeat_end_date: '2026-12-01' },
    ],
    ['an occurrence of more than a month', { repeat_event: true, end_date: '2027-01-24T10:00' }],
    ['the tag of nobody', { id_calendar_tag: 2_000_000_000 }],
  ])('[API-02] with %s is refused', async (_, fields) => {
    const event = { title: 'X', start_date: '2026-11-24T09:00', end_date: '2026-11-24T10:00', ...fields }
    const count = async () => (await app.pool.query('select count(*) from calendar_events')).rows[0].count
    const before = await count()
    const { status, body } = await changeEvent(app.people.staff, event)
    expect(status).toBe(422)
    expect(body.data.error).toBeTypeOf('string')
    expect(await count()).toBe(before)
  })

  test('[API-03] is nobody else’s: not seen, not changed, not removed; the admin may', async () => {
    const { staff, other, admin, visitor } = app.people
    const id = await addEvent(staff, { title: 'Só meu', start_date: '2026-12-11T09:00', end_date: '2026-12-11T10:00' })
    expect(await dayOf(other, '2026-12-11')).toEqual([])
    expect((await changeEvent(other, { id, title: 'Nosso' })).status).toBe(404)
    expect((await deleteEvent(other, { id })).status).toBe(404)
    expect((await other.post('/api/v1/calendar/event', { id })).status).toBe(404)
    expect((await other.post('/api/v1/getDayCalendar', { id_user: 2, date: '2026-12-11' })).status).toBe(403)
    expect((await other.post('/api/v1/eventManager', { id_user: 2, event: { id, title: 'x' } })).status).toBe(403)
    expect((await visitor.post('/api/v1/getDayCalendar', { date: '2026-12-11' })).status).toBe(403)
    const seen = await admin.post('/api/v1/getDayCalendar', { id_user: 2, date: '2026-12-11' })
    expect(seen.body.result).toMatchObject([{ id, title: 'Só meu', editable: true }])
    expect((await admin.post('/api/v1/getDayCalendar', { id_user: 0, date: '2026-12-11' })).status).toBe(422)
    expect((await changeEvent(admin, { id, title: 'Mudado' })).status).toBe(200)
    expect((await deleteEvent(admin, { id })).status).toBe(200)
    expect((await deleteEvent(admin, { id })).status).toBe(404)
  })
})

test('a rule that is refused is answered with what is accepted, and COUNT and UNTIL with where the last day goes', async () => {
  const refusal = async (rule: string) => {
    const event = { title: 'x', start_date: '2026-12-01T09:00', end_date: '2026-12-01T10:00', repeat_event: true, rule }
    const { status, body } = await app.people.staff.post('/api/v1/eventManager', { event })
    return [status, Object.values(body.data.fields)]
  }
  for (const end of ['COUNT=5', 'UNTIL=20261231T235959Z', 'until=20261231'])
    expect(await refusal(`FREQ=DAILY;${end}`)).toEqual([
      422,
      ['COUNT e UNTIL não fazem parte da regra: diga o último dia em repeat_end_date, como 2026-12-31.'],
    ])
  const [status, [text]] = (await refusal('FREQ=SECONDLY')) as [number, [string]]
  expect(status).toBe(422)
  for (const part of ['DAILY, WEEKLY, MONTHLY, YEARLY', 'INTERVAL', 'BYSETPOS', 'FREQ=WEEKLY;BYDAY=MO,WE'])
    expect(text).toContain(part)
})

test('the admin makes one for the staff only', async () => {
  const make = (id_user: number) =>
    app.people.admin.post('/api/v1/eventManager', {
      id_user,
      event: { id: -1, title: 'Reunião', start_date: '2026-12-01T12:00:00.000Z', end_date: '2026-12-01T13:00:00.000Z' },
    })
  expect((await make(3)).status).toBe(200)
  expect(await make(999)).toMatchObject({ status: 422, body: { data: { fields: { id_user: expect.any(String) } } } })
})
