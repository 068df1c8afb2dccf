import ical from 'node-ical'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addEvent, addSeries, changeEvent, deleteEvent } from '#tests/calendar.ts'
import type { Caller } from '#tests/call.ts'
import { emptyOutbox, type SentEmail, sequenceOf, takeInvitations } from '#tests/invitation-emails.ts'
import { checkLetter, readLetter } from '#tests/letters.ts'

const app = startApp()

const GUEST = 'clara@cliente.com.br'
const invite = (id: number, emails: string[] = [GUEST], who: Caller = app.people.staff) =>
  who.post('/api/v1/calendar/guests', { id, emails })
const guestsOf = async (id: number) =>
  (await app.people.staff.post('/api/v1/calendar/attendees', { id })).body.data.guests
const read = (token: string) => app.people.visitor.get(`/api/v1/invitation?token=${token}`)
const answer = (token: string, answer: string) =>
  app.people.visitor.post('/api/v1/invitation/answer', { token, answer })
const noticesOf = async (who: Caller) =>
  (await who.get('/api/v1/notices')).body.data.map(({ title }: { title: string }) => title)

const takeEmails = (seconds = 0) => takeInvitations(app, seconds)

beforeEach(async () => {
  app.clock.set(NOW)
  await app.db.deleteFrom('calendar_events').execute()
  await app.db.deleteFrom('calendar_guests').execute()
  emptyOutbox(app)
})

describe('a person from outside', () => {
  test('gets an e-mail with the event as a file, and answers by its link; the owner is notified', async () => {
    const { staff } = app.people
    const id = await addEvent(staff, { title: 'Visita à obra', location: 'Jundiaí', description: 'Levar capacete' })
    expect((await invite(id, [' Clara@Cliente.com.br '])).status).toBe(200)
    expect(await guestsOf(id)).toMatchObject([{ email: GUEST, answer: 'invited' }])
    const [email, ...more] = await takeEmails()
    expect(more).toEqual([])
    expect(email).toMatchObject({
      to: GUEST,
      subject: 'Convite: Visita à obra, 24/11/2026 09:00 (horário de Brasília)',
    })
    expect(email!.text).toContain('Davi convida você para: Visita à obra')
    expect(email!.text).toMatch(/^Reply-To: davi@exemplo\.com\.br/m)
    expect(email!.text).toContain(`${app.origin}/convite/`)
    const letter = readLetter(email!.raw)
    expect(checkLetter(letter, app.origin)).toEqual([`${app.origin}/convite/${email!.token}`])
    for (const part of ['Quando: 24/11/2026 09:00', 'Onde: Jundiaí', 'Levar capacete'])
      expect(letter.text).toContain(part)
    expect(email!.text).toMatch(/text\/calendar; charset=utf-8; method=REQUEST/i)
    expect(email!.file).toContain('METHOD:REQUEST')
    expect(email!.file).toContain('ORGANIZER;CN=Davi:mailto:davi@exemplo.com.br')
    expect(email!.file).toContain(`ATTENDEE;PARTSTAT=NEEDS-ACTION;ROLE=REQ-PARTICIPANT:mailto:${GUEST}`)
    const [event] = Object.values(ical.sync.parseICS(email!.file)).filter((part) => part?.type === 'VEVENT')
    expect(event).toMatchObject({
      summary: 'Visita à obra',
      location: 'Jundiaí',
      start: new Date('2026-11-24T12:00:00Z'),
      end: new Date('2026-11-24T13:00:00Z'),
    })

    const { token } = email!
    expect((await read(token)).body.data).toEqual({
      title: 'Visita à obra',
      description: 'Levar capacete',
      location: 'Jundiaí',
      all_day: false,
      start: '2026-11-24T12:00:00.000Z',
      end: '2026-11-24T13:00:00.000Z',
      repeats: false,
      organizer: 'Davi',
      email: GUEST,
      answer: 'invited',
      over: false,
    })
    expect((await answer(token, 'accepted')).status).toBe(200)
    expect(await guestsOf(id)).toMatchObject([{ answer: 'accepted' }])
    expect(await noticesOf(staff)).toContain(`${GUEST} aceitou: Visita à obra`)
    expect((await answer(token, 'declined')).status).toBe(200)
    expect((await read(token)).body.data.answer).toBe('declined')
    expect((await answer(token, 'maybe')).status).toBe(422)
    expect(await takeEmails(3600)).toEqual([])
  })

  test('gets an e-mail about a change once it stands for a minute, about none that was taken back, and about the end', async () => {
    const { staff } = app.people
    const id = await addEvent(staff, { title: 'Prova' })
    await invite(id)
    const [invited] = await takeEmails()
    await changeEvent(staff, { id, start_date: '2026-11-24T10:00', end_date: '2026-11-24T11:00' })
    expect(await takeEmails(30)).toEqual([])
    await changeEvent(staff, { id, location: 'Sala 2' })
    expect(await takeEmails(59)).toEqual([])
    const [changed, ...more] = await takeEmails(1)
    expect(more).toEqual([])
    expect(changed).toMatchObject({ subject: 'Mudou: Prova, 24/11/2026 10:00 (horário de Brasília)' })
    expect(changed!.token).toBe(invited!.token)
    expect(sequenceOf(changed!)).toBeGreaterThan(sequenceOf(invited!))

    await changeEvent(staff, { id, title: 'Outra' })
    await changeEvent(staff, { id, title: 'Prova' })
    await changeEvent(staff, { id, isfinish: true })
    expect(await takeEmails(120)).toEqual([])

    // Nor about a removal before it stands as long.
    await deleteEvent(staff, { id })
    expect(await takeEmails(59)).toEqual([])
    const [cancelled, ...others] = await takeEmails(1)
    expect(others).toEqual([])
    expect(cancelled).toMatchObject({ to: GUEST, token: '' })
    expect(cancelled!.subject).toMatch(/^Cancelado: Prova/)
    expect(cancelled!.file).toContain('METHOD:CANCEL')
    expect(cancelled!.file).toContain('STATUS:CANCELLED')
    expect(sequenceOf(cancelled!)).toBeGreaterThan(sequenceOf(changed!))
    expect((await read(invited!.token)).status).toBe(404)
    expect(await app.db.selectFrom('calendar_guests').selectAll().execute()).toEqual([])
  })

  test('is invited whatever the title is cut at', async () => {
    const id = await addEvent(app.people.staff, { title: `${'a'.repeat(190)}😀😀😀` })
    await invite(id)
    expect(await takeEmails()).toMatchObject([{ to: GUEST }])
  })

  test('answers while the event is changed, and neither waits for the other', async () => {
    const { staff } = app.people
    const id = await addEvent(staff, { title: 'Corrida' })
    const emails = Array.from({ length: 12 }, (_, index) => `pessoa${index}@cliente.com.br`)
    await invite(id, emails)
    const tokens = (await takeEmails()).map(({ token }) => token)
    const answers = await Promise.all([
      ...tokens.map((token) => answer(token, 'accepted')),
      ...['Um', 'Dois', 'Três', 'Quatro'].map((title) => changeEvent(staff, { id, title })),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await guestsOf(id)).map(({ answer }: { answer: string }) => answer)).toEqual(emails.map(() => 'accepted'))
  })

  test('who is left out gets a cancellation, and their link ends; who is left in gets nothing', async () => {
    const id = await addEvent(app.people.staff, { title: 'Almoço' })
    await invite(id, [GUEST, 'joao@cliente.com.br'])
    const first = await takeEmails()
    expect(first.map(({ to }) => to).sort()).toEqual([GUEST, 'joao@cliente.com.br'])
    // No guest learns of another one.
    for (const { to, text } of first) expect(text).not.toContain(to === GUEST ? 'joao@' : 'clara@')
    const { token } = first.find(({ to }) => to === GUEST)!
    await invite(id, ['joao@cliente.com.br'])
    expect((await read(token)).status).toBe(404)
    expect((await answer(token, 'accepted')).status).toBe(404)
    const left = await takeEmails()
    expect(left).toMatchObject([{ to: GUEST }])
    expect(left[0]!.subject).toMatch(/^Cancelado: /)
    // Invited anew, another link opens the page, and the first one stays void.
    await invite(id, ['joao@cliente.com.br', GUEST])
    const [again] = await takeEmails()
    expect(again).toMatchObject({ to: GUEST, subject: expect.stringMatching(/^Convite: /) })
    // Calendars leave out what is not newer than the cancellation.
    expect(sequenceOf(again!)).toBeGreaterThan(sequenceOf(left[0]!))
    expect((await read(again!.token)).status).toBe(200)
    expect((await read(token)).status).toBe(404)
    await invite(id, ['joao@cliente.com.br'])
    await takeEmails()
    // Invited and left out before the invitation went: nothing is sent.
    await invite(id, ['joao@cliente.com.br', 'rita@cliente.com.br'])
    await invite(id, ['joao@cliente.com.br'])
    expect(await takeEmails(120)).toEqual([])
  })

  test('left out and invited anew before an e-mail about it went: the link of before stays void, another one is sent', async () => {
    const id = await addEvent(app.people.staff, { title: 'Almoço' })
    await invite(id)
    const [{ token }] = (await takeEmails()) as [SentEmail]
    expect((await answer(token, 'accepted')).status).toBe(200)
    await invite(id, [])
    await invite(id)
    expect((await read(token)).status).toBe(404)
    expect((await answer(token, 'declined')).status).toBe(404)
    expect(await guestsOf(id)).toMatchObject([{ email: GUEST, answer: 'invited' }])
    const [again, ...more] = await takeEmails()
    expect(more).toEqual([])
    expect(again!.subject).toMatch(/^Convite: /)
    expect(again!.token).not.toBe(token)
    expect((await read(again!.token)).body.data).toMatchObject({ email: GUEST, answer: 'invited' })
    expect((await read(token)).status).toBe(404)
    // Who stays on the list keeps the link.
    await invite(id, [GUEST, 'joao@cliente.com.br'])
    expect((await read(again!.token)).status).toBe(200)
  })

  test('of a series gets the rule, the exceptions, and what was split off as an invitation of its own', async () => {
    const { staff } = app.people
    const id = await addSeries(staff, { title: 'Diária' })
    await invite(id)
    const [invited] = await takeEmails()
    expect(invited!.subject).toBe('Convite: Diária, 24/11/2026 09:00 (horário de Brasília) e outras vezes')
    expect(invited!.file).toContain('RRULE:FREQ=DAILY')
    expect((await read(invited!.token)).body.data).toMatchObject({ repeats: true, start: '2026-11-24T12:00:00.000Z' })
    await deleteEvent(staff, { id, occurrence: '2026-11-25' })
    const [without] = await takeEmails(60)
    expect(without!.file).toContain('EXDATE;TZID=America/Sao_Paulo:20261125T090000')
    await changeEvent(staff, { id, occurrence: '2026-11-28', scope: 'following', title: 'Diária nova' })
    const subjects = (await takeEmails(60)).map(({ subject }) => subject.slice(0, 20)).sort()
    expect(subjects).toEqual(['Convite: Diária nova', 'Mudou: Diária, 24/11'])
  })
})

test('a guest is shown the next occurrence of a series as it was changed, and never one that is gone', async () => {
  const { staff } = app.people
  const id = await addSeries(staff, { title: 'Diária' })
  await invite(id)
  const [{ token }] = (await takeEmails()) as [SentEmail]
  const shown = async () => (await read(token)).body.data
  await changeEvent(staff, { id, occurrence: '2026-11-24', end_date: '2026-11-24T11:30' })
  expect(await shown()).toMatchObject({ start: '2026-11-24T12:00:00.000Z', end: '2026-11-24T14:30:00.000Z' })
  await changeEvent(staff, { id, occurrence: '2026-11-24', start_date: '2026-11-24T10:00', location: 'Sala 3' })
  expect(await shown()).toMatchObject({ start: '2026-11-24T13:00:00.000Z', title: 'Diária', location: 'Sala 3' })
  const [changed] = await takeEmails(60)
  expect(changed!.subject).toBe('Mudou: Diária, 24/11/2026 10:00 (horário de Brasília) e outras vezes')
  await deleteEvent(staff, { id, occurrence: '2026-11-24' })
  expect(await shown()).toMatchObject({ start: '2026-11-25T12:00:00.000Z', end: '2026-11-25T13:00:00.000Z' })
  // While it lasts it is the next; then the one after it, however that was moved.
  await changeEvent(staff, {
    id,
    occurrence: '2026-11-27',
    start_date: '2026-11-25T20:00',
    end_date: '2026-11-25T21:00',
  })
  app.clock.set(new Date('2026-11-25T12:59:00Z'))
  expect(await shown()).toMatchObject({ start: '2026-11-25T12:00:00.000Z' })
  app.clock.set(new Date('2026-11-25T13:00:00Z'))
  expect(await shown()).toMatchObject({ start: '2026-11-25T23:00:00.000Z', end: '2026-11-26T00:00:00.000Z' })
})
