import { describe, expect, test } from 'vitest'
import { NOW } from '#tests/app.ts'
import { DAY, startBookings } from '#tests/bookings.ts'
import { changeEvent, deleteEvent } from '#tests/calendar.ts'
import { forgetBookingsJob } from './retention.ts'

const { app, addPage, timesOn, book, bookedToken, readBooked, move, cancel, calendarOn, noticesOf, takeEmails, email } =
  startBookings()

describe('what was booked', () => {
  test('is moved by its link to a free hour, of which both are told', async () => {
    await addPage()
    const token = await bookedToken()
    await book({ start: `${DAY}T11:00`, email: 'eva@cliente.com.br' })
    await takeEmails()
    // Its own hour does not stand in its way.
    const { free } = await readBooked(token, { free: true, day: DAY })
    expect(free.starts.map((start: string) => start.slice(11))).toEqual(['09:00', '09:30', '10:00'])
    expect((await move(token, `${DAY}T11:00`)).status).toBe(409)
    expect((await move(token, `${DAY}T09:30`)).status).toBe(200)
    expect((await calendarOn(DAY))[0]).toBe(`${DAY} 09:30 Ana Souza: Conversa`)
    expect(await noticesOf()).toContain('Ana Souza mudou a hora: Conversa')
    const [sent] = await takeEmails(120)
    expect(sent).toContain('DTSTART;TZID=America/Sao_Paulo:20261124T093000')
    expect((await readBooked(token)).start).toBe('2026-11-24T12:30:00.000Z')
  })

  test('stays as long as the firm has made it where its visitor moves it, and so much has to be free', async () => {
    await addPage({ tuesday: '9-15' })
    const token = await bookedToken()
    const { id } = await app.db.selectFrom('calendar_events').select('id').executeTakeFirstOrThrow()
    await changeEvent(app.people.staff, { id, end_date: `${DAY}T11:00` })
    await book({ start: `${DAY}T11:00`, email: 'eva@cliente.com.br' })
    const { free } = await readBooked(token, { free: true, day: DAY })
    expect(free.starts.map((start: string) => start.slice(11))).toEqual(['09:00', '12:00', '12:30', '13:00'])
    expect((await move(token, `${DAY}T10:00`)).status).toBe(409)
    expect((await move(token, `${DAY}T13:00`)).status).toBe(200)
    expect(await readBooked(token)).toMatchObject({ start: `${DAY}T16:00:00.000Z`, end: `${DAY}T18:00:00.000Z` })
  })

  test('is cancelled by its link, and its hour is free again', async () => {
    await addPage()
    const token = await bookedToken()
    await takeEmails()
    expect((await cancel(token)).body).toEqual({ result: true })
    expect((await cancel(token)).body).toEqual({ result: true })
    expect((await move(token, `${DAY}T10:00`)).status).toBe(409)
    expect(await noticesOf()).toContain('Ana Souza cancelou: Conversa')
    expect((await takeEmails())[0]).toContain('METHOD:CANCEL')
    expect(await timesOn(DAY)).toMatch(/^09:00/)
    expect((await readBooked(token)).state).toBe('cancelled')
  })

  test('is moved and cancelled by the firm in its calendar, and the visitor is told', async () => {
    await addPage()
    const token = await bookedToken()
    await takeEmails()
    const id = (await app.db.selectFrom('calendar_events').select('id').executeTakeFirstOrThrow()).id
    await changeEvent(app.people.staff, { id, start_date: `${DAY}T15:00`, end_date: `${DAY}T16:00` })
    expect((await takeEmails(120))[0]).toContain(':20261124T150000')
    expect((await readBooked(token)).start).toBe('2026-11-24T18:00:00.000Z')
    // Our own notes are no news to the visitor.
    await changeEvent(app.people.staff, { id, description: 'Cobrar a fatura', title: 'Ana, a que atrasa' })
    expect(await takeEmails(120)).toEqual([])
    await deleteEvent(app.people.staff, { id })
    const [sent] = await takeEmails(120)
    expect(sent).toContain('METHOD:CANCEL')
    expect(sent).not.toMatch(/fatura|atrasa/)
    expect((await readBooked(token)).state).toBe('cancelled')
  })

  test('is listed by its present hour, whoever moved it, and a cancelled one by its last', async () => {
    const page = await addPage({ tuesday: '9-18' })
    const tokens = [
      await bookedToken(),
      await bookedToken({ start: `${DAY}T10:00` }),
      await bookedToken({ start: `${DAY}T11:00` }),
    ]
    const events = (await app.pool.query('select id from calendar_events order by id')).rows.map(({ id }) => id)
    const listed = async (limit = 20) => {
      const pages: string[] = []
      for (let cursor: string | undefined; ; ) {
        const { data, next } = (await app.people.staff.post('/api/v1/booking/list', { id: page, limit, cursor })).body
        for (const { start, stands } of data) pages.push(`${start.slice(11, 16)} ${stands}`)
        if (!next) return pages
        cursor = next
      }
    }
    await changeEvent(app.people.staff, { id: events[0], start_date: `${DAY}T16:00`, end_date: `${DAY}T17:00` })
    await changeEvent(app.people.staff, { id: events[1], end_date: `${DAY}T10:20` })
    expect(await listed()).toEqual(['19:00 true', '14:00 true', '13:00 true'])
    expect((await readBooked(tokens[1]!)).end).toBe('2026-11-24T13:20:00.000Z')
    await move(tokens[2]!, `${DAY}T12:00`)
    await deleteEvent(app.people.staff, { id: events[0] })
    expect(await listed()).toEqual(['19:00 false', '15:00 true', '13:00 true'])
    expect(await listed(1)).toEqual(['19:00 false', '15:00 true', '13:00 true'])
  })

  test('moved to its own hour, is told to nobody', async () => {
    await addPage()
    const token = await bookedToken()
    await takeEmails()
    const told = (await noticesOf()).length
    expect((await move(token, `${DAY}T09:00`)).status).toBe(200)
    expect(await takeEmails(120)).toEqual([])
    expect(await noticesOf()).toHaveLength(told)
  })

  test('is not said to be cancelled where that failed', async () => {
    await addPage()
    const token = await bookedToken()
    await app.pool.query('alter table bookings add constraint stays check (cancelled_at is null)')
    const { status } = await cancel(token)
    await app.pool.query('alter table bookings drop constraint stays')
    expect(status).toBe(500)
    expect((await readBooked(token)).state).toBe('stands')
    expect((await cancel(token)).status).toBe(200)
  })

  test('cancelled twice at the same moment, is cancelled once, and both are told so', async () => {
    await addPage()
    const token = await bookedToken()
    const answers = await Promise.all([cancel(token), cancel(token), cancel(token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await noticesOf()).filter((title: string) => title.includes('cancelou'))).toHaveLength(1)
  })

  test('cancelled and moved at the same moment, is one of both, and the other is said', async () => {
    await addPage()
    const token = await bookedToken()
    const [cancelled, moved] = await Promise.all([cancel(token), move(token, `${DAY}T10:00`)])
    expect(cancelled.status).toBe(200)
    expect([200, 409]).toContain(moved.status)
    expect((await readBooked(token)).state).toBe('cancelled')
  })

  test('is not moved to and fro until the address that somebody has typed is full of it, and still cancelled', async () => {
    await addPage({ minutes: 30, tuesday: '0-24' })
    const sameMailbox = email().replace('@', '+2@')
    const one = await bookedToken()
    const other = await bookedToken({ start: `${DAY}T12:00`, email: sameMailbox })
    const moves = async (token: string, count: number) => {
      const statuses: number[] = []
      for (let turn = 0; turn < count; turn++)
        statuses.push((await move(token, `${DAY}T${turn % 2 ? '10' : '15'}:${token === one ? '00' : '30'}`)).status)
      return statuses
    }
    expect(await moves(one, 11)).toEqual([...Array(10).fill(200), 429])
    expect(await moves(other, 6)).toEqual([...Array(5).fill(200), 429])
    for (const token of [one, other]) expect((await cancel(token)).status).toBe(200)
  })

  test('changes no more once it has begun', async () => {
    await addPage()
    const token = await bookedToken()
    app.clock.set(new Date(`${DAY}T12:00:00Z`))
    expect((await readBooked(token)).state).toBe('over')
    expect((await cancel(token)).status).toBe(409)
    expect((await move(token, `${DAY}T11:00`)).status).toBe(409)
  })

  test('loses what its visitor typed after six months, or when asked', async () => {
    const page = await addPage()
    await bookedToken({ note: 'Segredo' })
    await takeEmails()
    app.clock.set(new Date('2027-05-20T12:00:00Z'))
    await app.jobs.send(forgetBookingsJob, {})
    await app.runJobs()
    expect((await app.people.staff.post('/api/v1/booking/list', { id: page })).body.total).toBe(1)
    app.clock.set(new Date('2027-05-25T12:00:00Z'))
    await app.jobs.send(forgetBookingsJob, {})
    await app.runJobs()
    expect((await app.people.staff.post('/api/v1/booking/list', { id: page })).body.total).toBe(0)
    const event = await app.db.selectFrom('calendar_events').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(event)).not.toMatch(/Ana|cliente|Segredo/i)
    expect(event.title).toBe('Conversa')

    app.clock.set(NOW)
    const token = await bookedToken({ start: `${DAY}T10:00` })
    await takeEmails()
    const { id } = (await app.people.staff.post('/api/v1/booking/list', { id: page })).body.data[0]
    expect((await app.people.staff.post('/api/v1/booking/delete', { id })).body).toEqual({ result: true })
    expect(await readBooked(token)).toMatchObject({ code: 'missing' })
    expect((await takeEmails())[0]).toContain('METHOD:CANCEL')
  })

  test('loses it too where the firm made an endless series of it', async () => {
    const page = await addPage()
    await bookedToken({ note: 'Segredo' })
    const { id } = await app.db.selectFrom('calendar_events').select('id').executeTakeFirstOrThrow()
    expect((await changeEvent(app.people.staff, { id, repeat_event: true, repeat_end_date: '' })).status).toBe(200)
    const listed = async () => (await app.people.staff.post('/api/v1/booking/list', { id: page })).body.total
    for (const [at, total] of [
      ['2027-05-20T12:00:00Z', 1],
      ['2027-05-25T12:00:00Z', 0],
    ] as const) {
      app.clock.set(new Date(at))
      await app.jobs.send(forgetBookingsJob, {})
      await app.runJobs()
      expect(await listed()).toBe(total)
    }
    const event = await app.db.selectFrom('calendar_events').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(event)).not.toMatch(/Ana|cliente|Segredo/i)
  })
})

test('what was booked is a calendar file with the identity of its invitation, until it is over or cancelled', async () => {
  await addPage()
  const token = await bookedToken()
  const file = () => app.people.visitor.fetch(`/agendar/horario/agenda/${token}.ics`)
  const answer = await file()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  expect(text).toContain('DTSTART;TZID=America/Sao_Paulo:20261124T090000')
  expect(text).toContain('SUMMARY:Conversa')
  expect(text).not.toContain('Ana Souza')
  const uid = /UID:.*/.exec(text)![0].trim()
  expect((await takeEmails())[0]).toContain(uid)
  await cancel(token)
  expect((await file()).status).toBe(404)
  expect((await app.people.visitor.fetch('/agendar/horario/agenda/1-0.ics')).status).toBe(404)
})
