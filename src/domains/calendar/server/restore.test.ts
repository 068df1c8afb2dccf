import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addEvent, addWeekOf, changeEvent, dayOf, deleteEvent } from '#tests/calendar.ts'
import type { Caller } from '#tests/call.ts'
import { takeInvitations } from '#tests/invitation-emails.ts'

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
    expect(await read()).toEqual(before)
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
    expect(await takeInvitations(app, 60)).toMatchObject([{ subject: expect.stringMatching(/^Cancelado: Tarde/) }])
    await restore(staff, id)
    expect(await takeInvitations(app, 60)).toMatchObject([{ to: 'joana@cliente.com.br' }])
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
