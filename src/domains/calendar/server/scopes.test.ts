import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addEvent, addSeries, changeEvent, dayOf, deleteEvent, listRange } from '#tests/calendar.ts'

const app = startApp()

/** A month of its own for each test, all with the same days. */
let year = 2030
/** A daily series of 4 to 9 January of a year of its own, 9 to 10. */
async function addWeek(fields: Record<string, unknown> = {}) {
  year += 1
  const day = (of: number | string) => `${year}-01-${String(of).padStart(2, '0')}`
  const times = { start_date: `${day(4)}T09:00`, end_date: `${day(4)}T10:00` }
  const id = await addSeries(app.people.staff, {
    ...times,
    repeat_star_date: day(4),
    repeat_end_date: day(9),
    ...fields,
  })
  /** Its occurrences in January: '04 09:00 Reunião'. */
  const shown = async () => (await listRange(app.people.staff, day(1), day(31))).map((line) => line.slice(8))
  const change = (occurrence: number, scope: string, fields: Record<string, unknown>) =>
    changeEvent(app.people.staff, { id, occurrence: day(occurrence), scope, ...fields })
  return { id, day, shown, change }
}

const from = (...lines: string[]) => lines

test('[CAL-07] a recurring event shows on each of its days within the repeat range, both ends included, at its time', async () => {
  const { id, day, shown } = await addWeek()
  expect(await shown()).toEqual(['04', '05', '06', '07', '08', '09'].map((of) => `${of} 09:00 Reunião`))
  expect(await dayOf(app.people.staff, day(3))).toEqual([])
  expect(await dayOf(app.people.staff, day(10))).toEqual([])
  expect(await dayOf(app.people.staff, day(6))).toMatchObject([
    {
      id,
      occurrence: day(6),
      start_date: `${day(6)}T12:00:00.000Z`,
      end_date: `${day(6)}T13:00:00.000Z`,
      repeat_event: true,
      rule: 'FREQ=DAILY',
      repeat_star_date: day(4),
      repeat_end_date: day(9),
    },
  ])
})

test('[CAL-07] days that are given as moments are days of the zone, and the range may begin before the start', async () => {
  const { staff } = app.people
  await addSeries(staff, {
    start_date: '2029-03-14T23:30:00-03:00',
    end_date: '2029-03-15T00:30:00-03:00',
    repeat_star_date: '2029-03-12T03:00:00.000Z',
    repeat_end_date: '2029-03-15T02:59:59.000Z',
  })
  expect(await listRange(staff, '2029-03-01', '2029-03-31')).toEqual([
    '2029-03-12 23:30 Reunião',
    '2029-03-13 23:30 Reunião',
    '2029-03-14 23:30 Reunião',
  ])
})

describe('a change of this occurrence', () => {
  test('is the default, and leaves the others; its identity stays where it is moved away', async () => {
    const { day, shown, change, id } = await addWeek()
    await changeEvent(app.people.staff, { id, occurrence: day(6), title: 'Só esta' })
    const moved = await change(7, 'this', { start_date: `${day(20)}T15:00`, end_date: `${day(20)}T16:00` })
    expect(moved.body).toMatchObject({ id, data: { occurrence: day(7) } })
    expect(await shown()).toEqual(
      from(
        '04 09:00 Reunião',
        '05 09:00 Reunião',
        '06 09:00 Só esta',
        '08 09:00 Reunião',
        '09 09:00 Reunião',
        '20 15:00 Reunião',
      ),
    )
    expect(await dayOf(app.people.staff, day(20))).toMatchObject([{ id, occurrence: day(7) }])
    await change(7, 'this', { location: 'Longe' })
    expect(await dayOf(app.people.staff, day(20))).toMatchObject([
      { occurrence: day(7), location: 'Longe', title: 'Reunião' },
    ])
  })

  test('far outside of the series’ range is still found on its day, also after it moves again', async () => {
    const { day, change } = await addWeek()
    await change(9, 'this', { start_date: '2026-05-02T08:00', end_date: '2026-05-02T09:00' })
    expect(await dayOf(app.people.staff, '2026-05-02')).toMatchObject([{ occurrence: day(9) }])
    await change(9, 'this', { start_date: '2028-05-02T08:00', end_date: '2028-05-02T09:00' })
    expect(await dayOf(app.people.staff, '2026-05-02')).toEqual([])
    expect(await dayOf(app.people.staff, '2028-05-02')).toMatchObject([{ occurrence: day(9) }])
  })

  test('refuses another rule or range, and takes the whole occurrence as it was read', async () => {
    const { day, change } = await addWeek()
    const [read] = await dayOf(app.people.staff, day(5))
    expect((await changeEvent(app.people.staff, { ...read, title: 'Inteira' })).status).toBe(200)
    expect(await dayOf(app.people.staff, day(5))).toMatchObject([{ title: 'Inteira', start_date: read.start_date }])
    for (const fields of [
      { rule: 'FREQ=WEEKLY' },
      { repeat_event: false },
      { repeat_end_date: day(8) },
      { zone: 'Asia/Tokyo' },
    ])
      expect((await change(5, 'this', fields)).status).toBe(422)
  })
})

describe('a change of this and the following', () => {
  test('splits the series: the earlier ones stay, and both go on as series', async () => {
    const { id, day, shown, change } = await addWeek()
    await change(5, 'this', { title: 'Terça' })
    await change(8, 'this', { title: 'Sexta' })
    const split = await change(7, 'following', {
      title: 'Nova',
      start_date: `${day(7)}T14:00`,
      end_date: `${day(7)}T16:00`,
    })
    expect(split.body.id).not.toBe(id)
    expect(split.body.data).toMatchObject({ occurrence: day(7), revision: 1 })
    expect(await shown()).toEqual(
      from(
        '04 09:00 Reunião',
        '05 09:00 Terça',
        '06 09:00 Reunião',
        '07 14:00 Nova',
        '08 14:00 Sexta',
        '09 14:00 Nova',
      ),
    )
    expect(await dayOf(app.people.staff, day(6))).toMatchObject([{ id, repeat_end_date: day(6) }])
    expect(await dayOf(app.people.staff, day(9))).toMatchObject([
      { id: split.body.id, repeat_star_date: day(7), repeat_end_date: day(9) },
    ])
  })

  test('moves those that follow by the same days; from the first one on it is all of them', async () => {
    const { id, day, shown, change } = await addWeek()
    await change(8, 'this', { title: 'Sexta' })
    await change(7, 'following', { start_date: `${day(12)}T09:00`, end_date: `${day(12)}T10:00` })
    expect(await shown()).toEqual(
      from(
        '04 09:00 Reunião',
        '05 09:00 Reunião',
        '06 09:00 Reunião',
        '12 09:00 Reunião',
        '13 09:00 Sexta',
        '14 09:00 Reunião',
      ),
    )
    const all = await change(4, 'following', { title: 'Desde o começo' })
    expect(all.body.id).toBe(id)
    expect((await shown()).slice(0, 3)).toEqual(['04', '05', '06'].map((of) => `${of} 09:00 Desde o começo`))
  })

  test('keeps the weeks that every second one is counted by', async () => {
    const { staff } = app.people
    const start = {
      start_date: '2029-01-01T09:00',
      end_date: '2029-01-01T10:00',
      repeat_star_date: '2029-01-01',
      repeat_end_date: '2029-02-28',
    }
    const id = await addSeries(staff, { ...start, rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR' })
    await changeEvent(staff, { id, occurrence: '2029-01-19', scope: 'following', title: 'Depois' })
    expect(await listRange(staff, '2029-01-01', '2029-02-28')).toEqual([
      '2029-01-01 09:00 Reunião',
      '2029-01-05 09:00 Reunião',
      '2029-01-15 09:00 Reunião',
      '2029-01-19 09:00 Depois',
      '2029-01-29 09:00 Depois',
      '2029-02-02 09:00 Depois',
      '2029-02-12 09:00 Depois',
      '2029-02-16 09:00 Depois',
      '2029-02-26 09:00 Depois',
    ])
  })

  test('is refused to a form that began before somebody else’s save of the same field', async () => {
    const { id, change } = await addWeek()
    await changeEvent(app.people.admin, { id, title: 'Da Marina' })
    expect((await change(6, 'following', { revision: 1, title: 'Do Davi' })).status).toBe(409)
    expect((await change(6, 'following', { revision: 1, location: 'Sala' })).body.data.merged).toBe(true)
  })
})

describe('a change of all', () => {
  test('from one occurrence moves the series to its new time and by its days, with what was changed of some', async () => {
    const { id, day, shown, change } = await addWeek()
    await change(5, 'this', { title: 'Terça' })
    await deleteEvent(app.people.staff, { id, occurrence: day(6) })
    const all = await change(7, 'all', { start_date: `${day(8)}T18:00`, end_date: `${day(8)}T18:30` })
    expect(all.body).toMatchObject({ id, data: { occurrence: day(8) } })
    expect(await shown()).toEqual(
      from('05 18:00 Reunião', '06 18:00 Terça', '08 18:00 Reunião', '09 18:00 Reunião', '10 18:00 Reunião'),
    )
  })

  test('takes the weekdays along, and says where a rule cannot', async () => {
    const { staff } = app.people
    const start = {
      start_date: '2029-04-02T09:00',
      end_date: '2029-04-02T10:00',
      repeat_star_date: '2029-04-02',
      repeat_end_date: '2029-04-30',
    }
    const id = await addSeries(staff, { ...start, rule: 'FREQ=WEEKLY;BYDAY=MO,TH' })
    await changeEvent(staff, {
      id,
      occurrence: '2029-04-05',
      scope: 'all',
      start_date: '2029-04-06T09:00',
      end_date: '2029-04-06T10:00',
    })
    expect((await listRange(staff, '2029-04-01', '2029-04-14')).map((line) => line.slice(0, 10))).toEqual([
      '2029-04-03',
      '2029-04-06',
      '2029-04-10',
      '2029-04-13',
    ])
    const monthly = await addSeries(staff, { ...start, title: 'Mensal', rule: 'FREQ=MONTHLY;BYDAY=1MO' })
    const moved = {
      id: monthly,
      occurrence: '2029-04-02',
      scope: 'all',
      start_date: '2029-04-04T09:00',
      end_date: '2029-04-04T10:00',
    }
    expect((await changeEvent(staff, moved)).body.data.fields).toHaveProperty(['event.rule'])
    expect((await changeEvent(staff, { ...moved, rule: 'FREQ=MONTHLY;BYDAY=1WE' })).status).toBe(200)
    expect(await dayOf(staff, '2029-04-04')).toMatchObject([{ id: monthly, occurrence: '2029-04-04' }])
  })

  test('takes back what the occurrence had of its own of the changed fields, and no other', async () => {
    const { shown, change } = await addWeek()
    await change(5, 'this', { title: 'Terça', location: 'Sala 5' })
    await change(6, 'this', { title: 'Quarta' })
    await change(5, 'all', { title: 'Todas' })
    expect(await shown()).toEqual(
      from('04 09:00 Todas', '05 09:00 Todas', '06 09:00 Quarta', '07 09:00 Todas', '08 09:00 Todas', '09 09:00 Todas'),
    )
  })

  test('that ends the repetition leaves that occurrence, from one on or of all', async () => {
    const { day, shown, change } = await addWeek()
    await change(7, 'following', { repeat_event: false, title: 'Só uma' })
    expect(await shown()).toEqual(from('04 09:00 Reunião', '05 09:00 Reunião', '06 09:00 Reunião', '07 09:00 Só uma'))
    await change(5, 'all', { repeat_event: false })
    expect(await shown()).toEqual(from('05 09:00 Reunião', '07 09:00 Só uma'))
    expect(await dayOf(app.people.staff, day(5))).toMatchObject([{ occurrence: '', repeat_event: false }])
  })

  test('takes a whole occurrence as it was read, and changes what is new in it alone', async () => {
    const { day, shown, change } = await addWeek()
    await change(6, 'this', { start_date: `${day(6)}T20:00`, end_date: `${day(6)}T21:00` })
    const [read] = await dayOf(app.people.staff, day(6))
    await changeEvent(app.people.staff, { ...read, scope: 'all', title: 'Nova' })
    expect((await shown()).slice(1, 4)).toEqual(from('05 09:00 Nova', '06 20:00 Nova', '07 09:00 Nova'))
  })

  test('to another rule drops what was changed of days that are no longer in it; to none it is a single event again', async () => {
    const { id, day, shown, change } = await addWeek()
    await change(5, 'this', { title: 'Terça' })
    await changeEvent(app.people.staff, { id, rule: 'FREQ=DAILY;INTERVAL=2' })
    expect(await shown()).toEqual(from('04 09:00 Reunião', '06 09:00 Reunião', '08 09:00 Reunião'))
    await changeEvent(app.people.staff, { id, rule: 'FREQ=DAILY' })
    expect((await shown())[1]).toBe('05 09:00 Reunião')
    await changeEvent(app.people.staff, { id, repeat_event: false })
    expect(await dayOf(app.people.staff, day(4))).toMatchObject([
      { id, occurrence: '', rule: '', repeat_star_date: '' },
    ])
    expect(await shown()).toHaveLength(1)
  })
})

describe('the finished indicator', () => {
  test('[CAL-06] of an occurrence is its own, whatever the scope; a series without one is refused', async () => {
    const { id, day, change } = await addWeek()
    const finished = async () =>
      (await app.people.staff.get(`/api/v1/calendar/events?from=${day(4)}&to=${day(9)}`)).body.data.map(
        ({ isfinish }: { isfinish: boolean }) => isfinish,
      )
    await changeEvent(app.people.staff, { id, occurrence: day(5), isfinish: true })
    await change(7, 'all', { isfinish: true })
    await change(8, 'following', { isfinish: true })
    expect(await finished()).toEqual([false, true, false, true, true, false])
    await changeEvent(app.people.staff, { id, occurrence: day(5), isfinish: false })
    expect(await finished()).toEqual([false, false, false, true, true, false])
    expect((await changeEvent(app.people.staff, { id, isfinish: true })).status).toBe(422)
    expect((await changeEvent(app.people.staff, { id, isfinish: false, title: 'Inteira' })).status).toBe(200)
  })
})

describe('removal', () => {
  test('of this, of this and the following, and of all', async () => {
    const { id, day, shown } = await addWeek()
    const { staff } = app.people
    expect((await deleteEvent(staff, { id, occurrence: day(5) })).status).toBe(200)
    expect((await deleteEvent(staff, { id, occurrence: day(5) })).status).toBe(404)
    expect((await deleteEvent(staff, { id, occurrence: day(20) })).status).toBe(404)
    expect(await shown()).toEqual(['04', '06', '07', '08', '09'].map((of) => `${of} 09:00 Reunião`))
    await deleteEvent(staff, { id, occurrence: day(8), scope: 'following' })
    expect(await shown()).toEqual(['04', '06', '07'].map((of) => `${of} 09:00 Reunião`))
    await changeEvent(staff, { id, occurrence: day(6), isRemove: true })
    expect(await shown()).toEqual(['04', '07'].map((of) => `${of} 09:00 Reunião`))
    await deleteEvent(staff, { id })
    expect(await shown()).toEqual([])
  })

  test('of the first and the following is of all; an occurrence of a single event is not there', async () => {
    const { id, day, shown } = await addWeek()
    await deleteEvent(app.people.staff, { id, occurrence: day(4), scope: 'following' })
    expect(await shown()).toEqual([])
    expect((await app.people.staff.post('/api/v1/calendar/event', { id })).status).toBe(404)
    const single = await addEvent(app.people.staff)
    expect((await deleteEvent(app.people.staff, { id: single, occurrence: '2026-11-24' })).status).toBe(404)
  })
})

describe('clocks', () => {
  test('that change abroad leave a series at the wall clock of its own zone', async () => {
    const { staff } = app.people
    await addSeries(staff, {
      zone: 'America/New_York',
      start_date: '2027-03-12T09:00',
      end_date: '2027-03-12T10:00',
      repeat_star_date: '2027-03-12',
      repeat_end_date: '2027-03-16',
    })
    expect(await listRange(staff, '2027-03-10', '2027-03-20')).toEqual([
      '2027-03-12 11:00 Reunião',
      '2027-03-13 11:00 Reunião',
      '2027-03-14 10:00 Reunião',
      '2027-03-15 10:00 Reunião',
      '2027-03-16 10:00 Reunião',
    ])
  })

  test('that skip an hour or show one twice lose no occurrence and double none', async () => {
    const { staff } = app.people
    const series = (start: string, end: string) => ({
      zone: 'Europe/Lisbon',
      start_date: `${start}T01:30`,
      end_date: `${start}T02:00`,
      repeat_star_date: start,
      repeat_end_date: end,
    })
    const id = await addSeries(staff, { title: 'Salto', ...series('2027-03-27', '2027-03-29') })
    await addSeries(staff, { title: 'Volta', ...series('2027-10-30', '2027-11-01') })
    const instants = async (from: string, to: string) =>
      (await staff.get(`/api/v1/calendar/events?from=${from}&to=${to}`)).body.data.map(
        ({ start_date }: { start_date: string }) => start_date,
      )
    expect(await instants('2027-03-26', '2027-03-30')).toEqual([
      '2027-03-27T01:30:00.000Z',
      '2027-03-28T01:30:00.000Z', // 1:30 was skipped: 2:30 by the new clock
      '2027-03-29T00:30:00.000Z',
    ])
    expect(await instants('2027-10-29', '2027-11-02')).toEqual([
      '2027-10-30T00:30:00.000Z',
      '2027-10-31T00:30:00.000Z', // the first of two
      '2027-11-01T01:30:00.000Z',
    ])
    await changeEvent(staff, { id, occurrence: '2027-03-28', title: 'Depois do salto' })
    expect(await listRange(staff, '2027-03-26', '2027-03-29')).toHaveLength(3)
  })

  test('are read by the day of their own zone, also a day apart', async () => {
    const { staff } = app.people
    await addSeries(staff, {
      zone: 'Asia/Tokyo',
      start_date: '2027-06-01T08:00',
      end_date: '2027-06-01T09:00',
      repeat_star_date: '2027-06-01',
      repeat_end_date: '2027-06-02',
    })
    expect(await listRange(staff, '2027-05-31', '2027-06-02')).toEqual([
      '2027-05-31 20:00 Reunião',
      '2027-06-01 20:00 Reunião',
    ])
    expect(await dayOf(staff, '2027-05-31')).toMatchObject([{ occurrence: '2027-06-01' }])
  })
})
