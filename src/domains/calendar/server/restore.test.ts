import { describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addEvent, addWeekOf, changeEvent, dayOf, deleteEvent } from '#tests/calendar.ts'
import type { Caller } from '#tests/call.ts'
import { sequenceOf, takeInvitations } from '#tests/invitation-emails.ts'
import { alertsJob } from './alerts/send-alerts.ts'

const app = startApp()
const restore = (who: Caller, id: number, occurrence = '') => who.post('/api/v1/calendar/restore', { id, occurrence })
describe('what was removed comes back as it was', () => {
  test('a single event, with who shares it and its guests, who hear of nothing', async () => {
    const { staff, other } = app.people
    const id = await addEvent(staff, { title: 'Volta', location: 'Sala 2', description: 'Trazer a placa' })
    await staff.post('/api/v1/calendar/share', { id, people: [3] })
    await staff.post('/api/v1/calendar/guests', { id, emails: ['joana@cliente.com.br'] })
    await takeInvitations(app)
    const read = async () => (await staff.post('/api/v1/calendar/event', { id })).body.data
    const before = await read()
    const tables = ['calendar_attendees', 'calendar_guests'] as const
    const rows = () => Promise.all(tables.map((table) => app.db.selectFrom(table).select('event_id').execute()))
    const related = await rows()
    await deleteEvent(staff, { id })
    expect((await restore(other, id)).status).toBe(404)
    expect(await restore(staff, id)).toMatchObject({ status: 200, body: { result: true } })
    expect(await read()).toEqual({ ...before, revision: before.revision + 2 })
    expect(await rows()).toEqual(related)
    expect((await takeInvitations(app, 120)).filter(({ to }) => to === 'joana@cliente.com.br')).toEqual([])
    // Once alone.
    expect((await restore(staff, id)).status).toBe(404)
  })

  test('after guests were told of it, they are invited again', async () => {
    const { staff } = app.people
    const id = await addEvent(staff, { title: 'Tarde' })
    await staff.post('/api/v1/calendar/guests', { id, emails: ['joana@cliente.com.br'] })
    await takeInvitations(app)
    await deleteEvent(staff, { id })
    const [off] = await takeInvitations(app, 60)
    expect(off).toMatchObject({ subject: expect.stringMatching(/^Cancelado: Tarde/) })
    await restore(staff, id)
    const [again] = await takeInvitations(app, 60)
    expect(again).toMatchObject({ to: 'joana@cliente.com.br' })
    // Calendars leave out what is not newer than the cancellation.
    expect(sequenceOf(again!)).toBeGreaterThan(sequenceOf(off!))
  })

  test('one of a series with its own hour, those from one on with their exceptions, and all', async () => {
    const { staff } = app.people
    const { id, day, shown, change } = await addWeekOf(staff)
    await change(6, 'this', { start_date: `${day(6)}T15:00`, end_date: `${day(6)}T16:00` })
    await deleteEvent(staff, { id, occurrence: day(8) })
    const before = await shown()
    for (const [occurrence, scope] of [
      [day(6), 'this'],
      [day(5), 'following'],
      [day(5), 'all'],
      ['', 'this'],
    ]) {
      await deleteEvent(staff, { id, occurrence, scope })
      expect(await shown(), scope).not.toEqual(before)
      expect((await restore(staff, id, occurrence)).status, scope).toBe(200)
      expect(await shown(), scope).toEqual(before)
    }
  })

  test('those from one on only from where the series ends by that removal', async () => {
    const { staff } = app.people
    const { id, day, shown, change } = await addWeekOf(staff)
    await change(7, 'this', { title: 'Outra hora' })
    const before = await shown()
    for (const from of [8, 6]) await deleteEvent(staff, { id, occurrence: day(from), scope: 'following' })
    const left = await shown()
    expect((await restore(staff, id, day(8))).status).toBe(422)
    expect(await shown()).toEqual(left)
    for (const from of [6, 8]) expect((await restore(staff, id, day(from))).status, String(from)).toBe(200)
    expect(await shown()).toEqual(before)
  })

  test('without the alerts that came due while it was away', async () => {
    const { staff } = app.people
    const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
    const addAlerted = (title: string, from: number) => {
      const [alert_date, start_date, end_date] = [from - 1, from, from + 1].map((hours) => at(hours).toISOString())
      return addEvent(staff, { title, start_date, end_date, alert: true, alert_date })
    }
    const alertsAt = async (hours: number) => {
      app.clock.set(at(hours))
      await app.jobs.send(alertsJob, {})
      await app.runJobs()
      const titles: string[] = (await staff.get('/api/v1/notices')).body.data.map(
        ({ title }: { title: string }) => title,
      )
      return titles.filter((title) => title.startsWith('Alerta'))
    }
    const ids = [await addAlerted('Alerta perdido', 3), await addAlerted('Alerta que vem', 12)]
    for (const id of ids) await deleteEvent(staff, { id })
    app.clock.set(at(10))
    for (const id of ids) expect((await restore(staff, id)).status).toBe(200)
    expect(await alertsAt(10)).toEqual([])
    expect(await alertsAt(11)).toEqual([expect.stringMatching(/^Alerta que vem/)])
    // One that comes due within the minute in which nobody hears of a removal is not lost by it.
    const brief = await addAlerted('Alerta breve', 13)
    await deleteEvent(staff, { id: brief })
    app.clock.set(new Date(at(12).getTime() + 30_000))
    await restore(staff, brief)
    expect(await alertsAt(12.01)).toContainEqual(expect.stringMatching(/^Alerta breve/))
    app.clock.set(NOW)
  })

  test('into tables that have got a column since', async () => {
    const { staff } = app.people
    const { id, day, shown, change } = await addWeekOf(staff)
    await change(6, 'this', { title: 'Outra' })
    await staff.post('/api/v1/calendar/share', { id, people: [3] })
    await staff.post('/api/v1/calendar/guests', { id, emails: ['joana@cliente.com.br'] })
    await takeInvitations(app)
    const before = await shown()
    await deleteEvent(staff, { id })
    await takeInvitations(app, 60)
    const tables = ['events', 'occurrences', 'attendees', 'guests'].map((name) => `calendar_${name}`)
    const alter = (what: string) => app.pool.query(tables.map((table) => `alter table ${table} ${what}`).join(';'))
    await alter('add newer integer not null default 7')
    const answer = await restore(staff, id)
    expect(answer.status).toBe(200)
    expect(await shown()).toEqual(before)
    await deleteEvent(staff, { id, occurrence: day(6), scope: 'this' })
    await alter('drop newer')
    expect((await restore(staff, id, day(6))).status).toBe(200)
    expect(await shown()).toEqual(before)
  })

  test('nor where a tag of it is gone', async () => {
    const { staff } = app.people
    const { id, day, change } = await addWeekOf(staff)
    await change(6, 'this', { calendar_tag: 'efêmera' })
    await deleteEvent(staff, { id, occurrence: day(6), scope: 'this' })
    const tags = (await staff.get('/api/v1/calendar/tags')).body.data
    const tag = tags.find(({ name }: { name: string }) => name === 'efêmera')
    expect((await staff.post('/api/v1/calendar/tags/remove', { id: tag.id })).status).toBe(200)
    expect((await restore(staff, id, day(6))).status).toBe(422)
  })

  test('but not where its series has changed since, nor after a day', async () => {
    const { staff } = app.people
    const { id, day } = await addWeekOf(staff)
    await deleteEvent(staff, { id, occurrence: day(7), scope: 'following' })
    await changeEvent(staff, { id, repeat_end_date: day(20) })
    expect((await restore(staff, id, day(7))).status).toBe(422)
    const single = await addEvent(staff, { title: 'De ontem' })
    await deleteEvent(staff, { id: single })
    app.clock.set(new Date(app.clock.now().getTime() + 25 * 3_600_000))
    expect((await restore(staff, single)).status).toBe(404)
    await app.runJobs()
    expect(await dayOf(staff, '2026-11-24')).not.toContainEqual(expect.objectContaining({ title: 'De ontem' }))
  })
})
