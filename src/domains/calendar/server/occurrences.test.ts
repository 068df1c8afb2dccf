import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addEvent, addSeries, addWeekOf, changeEvent, dayOf, deleteEvent, listRange } from '#tests/calendar.ts'

const app = startApp()

/** A daily series of six days in a January of its own. */
const addWeek = (fields?: Record<string, unknown>) => addWeekOf(app.people.staff, fields)

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

test.each([
  [31, 'FREQ=MONTHLY;BYMONTHDAY=-1', ['01-31', '02-28', '03-31', '04-30']],
  [30, 'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1', ['01-30', '02-28', '03-30', '04-30']],
])('a series of the %i of each month is on the last day of a shorter one', async (day, rule, days) => {
  const { staff } = app.people
  const title = `Aluguel do dia ${day}`
  const [start_date, end_date] = [`2031-01-${day}T09:00`, `2031-01-${day}T10:00`]
  await addSeries(staff, {
    ...{ title, rule, start_date, end_date },
    ...{ repeat_star_date: `2031-01-${day}`, repeat_end_date: '2031-04-30' },
  })
  const shown = await listRange(staff, '2031-01-28', '2031-05-01')
  expect(shown.filter((one: string) => one.endsWith(title))).toEqual(days.map((at) => `2031-${at} 09:00 ${title}`))
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
