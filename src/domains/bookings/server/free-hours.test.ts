import { describe, expect, test } from 'vitest'
import { NOW } from '#tests/app.ts'
import { DAY, startBookings } from '#tests/bookings.ts'
import { addEvent, addSeries, changeEvent } from '#tests/calendar.ts'
import { addDays } from '#time.ts'

const { app, addPage, look, timesOn, book, bookedToken } = startBookings()

describe('free hours', () => {
  test('come from the weekdays, the calendar with its series and exceptions, and the bookings', async () => {
    await addPage()
    expect(await timesOn(DAY)).toBe('09:00 09:30 10:00 10:30 11:00')
    await addEvent(app.people.staff, { start_date: `${DAY}T10:00`, end_date: `${DAY}T10:15` })
    expect(await timesOn(DAY)).toBe('09:00 10:30 11:00')
    await bookedToken({ start: `${DAY}T10:30` })
    expect(await timesOn(DAY)).toBe('09:00')
    // Daily from 9 to 10; on Wednesday moved to 11.
    const wednesday = addDays(DAY, 1)
    const id = await addSeries(app.people.staff)
    expect(await timesOn(wednesday)).toBe('10:00 10:30 11:00')
    await changeEvent(app.people.staff, {
      ...{ id, occurrence: wednesday, scope: 'this' },
      ...{ start_date: `${wednesday}T11:00`, end_date: `${wednesday}T12:00` },
    })
    expect(await timesOn(wednesday)).toBe('09:00 09:30 10:00')
    // Thursday has no hours, and Saturday neither.
    expect(await timesOn(addDays(DAY, 2))).toBe('')
  })

  test('keep the gap, the notice to the minute, the last day, the most a day, holidays and whole days', async () => {
    const id = await addPage({ gap: 30, monday: '8-18', days_ahead: 40, friday: '9-10' })
    const change = (fields: object) => app.people.staff.post('/api/v1/booking/page/update', { id, ...fields })
    await addEvent(app.people.staff, { start_date: `${DAY}T09:30`, end_date: `${DAY}T10:00` })
    expect(await timesOn(DAY)).toBe('10:30 11:00')
    // It is noon: with two hours' notice 14:00 is the first, and a second later no more.
    expect(await timesOn('2026-11-23')).toMatch(/^14:00 14:30/)
    app.clock.set(new Date(NOW.getTime() + 1000))
    expect(await timesOn('2026-11-23')).toMatch(/^14:30/)
    // Christmas is a Friday.
    expect(await timesOn('2026-12-18')).toBe('09:00')
    expect(await timesOn('2026-12-25')).toBe('')
    await change({ days_ahead: 24 })
    expect((await look({ day: '2026-12-18' })).body.data.free.day).not.toBe('2026-12-18')
    const wednesday = addDays(DAY, 1)
    await addEvent(app.people.staff, { title: 'Férias', all_day: true, start_date: wednesday, end_date: wednesday })
    expect(await timesOn(wednesday)).toBe('')
    await change({ all_day_busy: false, most_a_day: 1 })
    expect(await timesOn(wednesday)).toMatch(/^09:00/)
    await bookedToken({ start: `${wednesday}T09:00` })
    expect(await timesOn(wednesday)).toBe('')
  })

  test('are offered on days that are only commonly off, as other working days', async () => {
    app.clock.set(new Date('2027-02-05T12:00:00Z'))
    await addPage()
    // Carnaval, and the Tuesday of it.
    expect(await timesOn('2027-02-08')).toMatch(/^09:00/)
    expect(await timesOn('2027-02-09')).toMatch(/^09:00/)
  })

  test('are looked at by a public name or a secret link, while the page and the module are on', async () => {
    const id = await addPage({ slug: '' })
    const pathOf = async () => (await app.people.staff.post('/api/v1/booking/page', { id })).body.data.path as string
    const address = (await pathOf()).split('/').at(-1)!
    expect(await pathOf()).toMatch(/^\/agendar\/privado\/\d+-[0-9a-f]{32}$/)
    expect((await look({ address })).body.data).toMatchObject({ name: 'Conversa', minutes: 60 })
    expect((await look({ address: `${id}-${'0'.repeat(32)}` })).status).toBe(404)
    expect((await look()).status).toBe(404)
    expect(JSON.stringify((await look({ address })).body)).not.toContain('Rua Um')
    await app.people.staff.post('/api/v1/booking/page/link', { id })
    expect((await look({ address })).status).toBe(404)
    await app.people.staff.post('/api/v1/booking/page/update', { id, slug: 'conversa' })
    expect((await look()).status).toBe(200)
    await app.people.admin.post('/api/v1/modules', { module: 'calendar', on: false })
    expect((await look()).status).toBe(404)
    expect((await book()).status).toBe(404)
    await app.people.admin.post('/api/v1/modules', { module: 'calendar', on: true })
    await app.people.staff.post('/api/v1/booking/page/update', { id, is_on: false })
    expect((await look()).status).toBe(404)
  })

  test('a calendar of more than five thousand events in a month is as busy as a smaller one', async () => {
    await addPage()
    const id = await addEvent(app.people.staff, { start_date: `${DAY}T07:00`, end_date: `${DAY}T07:30` })
    await app.pool.query(
      `insert into calendar_events (id_user, tag_id, title, starts_at, ends_at, zone, first_at, last_at, search)
       select id_user, tag_id, title, starts_at, ends_at, zone, first_at, last_at, search
       from calendar_events, generate_series(1, 5000) where id = $1`,
      [id],
    )
    await addEvent(app.people.staff, { start_date: `${DAY}T10:00`, end_date: `${DAY}T10:15` })
    // One without duration, and one that begins as another ends.
    await addEvent(app.people.staff, { start_date: `${DAY}T10:45`, end_date: `${DAY}T10:45` })
    await addEvent(app.people.staff, { start_date: `${DAY}T11:30`, end_date: `${DAY}T12:00` })
    await addEvent(app.people.staff, { start_date: `${DAY}T12:00`, end_date: `${DAY}T13:00` })
    expect(await timesOn(DAY)).toBe('09:00')
  })
})
