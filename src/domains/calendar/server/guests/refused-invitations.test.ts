import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addEvent, deleteEvent } from '#tests/calendar.ts'
import type { Caller } from '#tests/call.ts'
import { takeInvitations } from '#tests/invitation-emails.ts'

const app = startApp()

const GUEST = 'clara@cliente.com.br'
const invite = (id: number, emails: string[] = [GUEST], who: Caller = app.people.staff) =>
  who.post('/api/v1/calendar/guests', { id, emails })
const read = (token: string) => app.people.visitor.get(`/api/v1/invitation?token=${token}`)
const answer = (token: string, answer: string) =>
  app.people.visitor.post('/api/v1/invitation/answer', { token, answer })

describe('invitations are refused', () => {
  test('of who does not manage the event, for staff, for what is no address, for too many', async () => {
    const { staff, other, visitor } = app.people
    const id = await addEvent(staff)
    expect((await invite(id, [GUEST], other)).status).toBe(404)
    expect((await invite(id, [GUEST], visitor)).status).toBe(403)
    await staff.post('/api/v1/calendar/share', { id, people: [3] })
    await other.post('/api/v1/calendar/answer', { id, answer: 'accepted' })
    expect((await invite(id, [GUEST], other)).status).toBe(403)
    const colleague = await invite(id, ['Nina@exemplo.com.br'])
    expect(colleague.status).toBe(422)
    expect(colleague.body.data.fields.emails).toContain('é da equipe')
    for (const wrong of ['clara', 'clara@', 'a@b.c\r\nBcc: x@y.z'])
      expect((await invite(id, [wrong])).status, wrong).toBe(422)
    const many = Array.from({ length: 21 }, (_, index) => `pessoa${index}@cliente.com.br`)
    expect((await invite(id, many)).status).toBe(422)
    expect((await takeInvitations(app, 120)).filter(({ to }) => to !== 'nina@exemplo.com.br')).toEqual([])
  })

  test('by a link that was changed, and where the event is over', async () => {
    const { staff } = app.people
    const id = await addEvent(staff)
    await invite(id)
    const [{ token } = { token: '' }] = await takeInvitations(app)
    const [guest, signature] = token.split('-') as [string, string]
    for (const wrong of [`${Number(guest) + 1}-${signature}`, `${token}0`, 'x', ''])
      expect((await read(wrong)).status, wrong).toBe(404)
    app.clock.set(new Date('2026-11-24T13:00:00Z'))
    expect((await read(token)).body.data.over).toBe(true)
    expect((await answer(token, 'accepted')).status).toBe(409)
    expect((await invite(id, [GUEST, 'joao@cliente.com.br'])).status).toBe(409)
    // What is over is removed without an e-mail.
    await deleteEvent(staff, { id })
    expect(await takeInvitations(app, 60)).toEqual([])
    expect(await app.db.selectFrom('calendar_guests').selectAll().execute()).toEqual([])
  })
})
