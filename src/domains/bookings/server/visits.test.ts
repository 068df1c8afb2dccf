import { describe, expect, test } from 'vitest'
import { raiseCalendars } from '#domains/calendar/server/counter.ts'
import { DAY, startBookings } from '#tests/bookings.ts'
import { waitsForLock } from '#tests/waits-for-lock.ts'
import { addDays } from '#time.ts'

const { app, addPage, fromAnother, book, bookedToken, readBooked, calendarOn, noticesOf, takeEmails, email } =
  startBookings()

describe('booking', () => {
  test('puts an event into the calendar with the visitor as guest, tells both, and is read by its link alone', async () => {
    await addPage()
    const token = await bookedToken({ note: 'Sobre a placa <b>nova</b>' })
    expect(await calendarOn(DAY)).toEqual([`${DAY} 09:00 Ana Souza: Conversa`])
    expect(await noticesOf()).toEqual(['Ana Souza marcou: Conversa'])
    expect(await readBooked(token)).toMatchObject({
      title: 'Conversa',
      state: 'stands',
      location: 'Rua Um, 2',
      mail: false,
      changeable: true,
    })
    expect((await app.people.visitor.post('/api/v1/booking/cancel', { token: `${token.slice(0, -1)}x` })).status).toBe(
      404,
    )
    const [sent, ...others] = await takeEmails()
    expect(others).toEqual([])
    expect(sent).toContain(`/agendar/horario/${token}`)
    expect(sent).toContain('METHOD:REQUEST')
    expect(sent).toContain('PARTSTAT=ACCEPTED')
    expect(sent).toContain('SUMMARY:Conversa')
    // What somebody typed goes to nobody else's mailbox: the address may be anybody's.
    expect(sent).not.toMatch(/placa|Ana Souza/)
  })

  test('of two at the same moment one gets it, and the other a clear word', async () => {
    await addPage()
    const answers = await Promise.all(Array.from({ length: 4 }, () => book()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)!.body.data).toMatchObject({
      code: 'hour-taken',
      error: expect.stringContaining('acabou de ser ocupado'),
    })
    expect(await calendarOn(DAY)).toHaveLength(1)
    // Nor do two that overlap without beginning together.
    const late = await Promise.all([
      book({ start: `${DAY}T10:00` }),
      book({ start: `${DAY}T10:30`, email: 'eva@cliente.com.br' }),
    ])
    expect(late.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('waits for a change of the calendar that is under way, and sees it', async () => {
    await addPage()
    const owner = (await app.db.selectFrom('booking_pages').select('id_user').executeTakeFirstOrThrow()).id_user
    const { id } = await app.db
      .insertInto('calendar_tags')
      .values({ id_user: owner, name: 'corrida', color: 'cobalt' })
      .returning('id')
      .executeTakeFirstOrThrow()
    let booking: ReturnType<typeof book> | undefined
    await app.db.transaction().execute(async (db) => {
      const [starts_at, ends_at] = [new Date(`${DAY}T12:00:00Z`), new Date(`${DAY}T13:00:00Z`)]
      await db
        .insertInto('calendar_events')
        .values({
          id_user: owner,
          tag_id: id,
          title: 'Ao mesmo tempo',
          starts_at,
          ends_at,
          zone: 'America/Sao_Paulo',
          first_at: starts_at,
          last_at: ends_at,
        })
        .execute()
      await raiseCalendars(db, [owner])
      booking = book()
      await waitsForLock(app)
    })
    expect((await booking!).status).toBe(409)
  })

  test('is made once for what is sent twice, and refused at its field', async () => {
    await addPage()
    const key = crypto.randomUUID()
    const [one, other] = await Promise.all([book({ key }), book({ key })])
    expect(one.body.data.token).toBe(other.body.data.token)
    expect(await calendarOn(DAY)).toHaveLength(1)
    for (const [input, field] of [
      [{ name: ' ' }, 'name'],
      [{ email: 'ana' }, 'email'],
      [{ start: '2026-11-24 09:00' }, 'start'],
      [{ start: '2026-11-31T09:00' }, 'start'],
    ] as const) {
      const { status, body } = await book(input)
      expect([status, Object.keys(body.data.fields)]).toEqual([422, [field]])
    }
    // Not offered: at night, past, beyond the last day, not on the grid, no day at all.
    for (const start of ['2026-11-24T22:00', '2026-11-23T09:00', '2027-03-02T09:00', '2026-11-24T10:07'])
      expect((await book({ start, email: `a${start.replace(/\D/g, '')}@b.com` })).status).toBe(409)
  })

  test('has limits for a network and for a mailbox, however it is written, and a trap for programs', async () => {
    await addPage({ minutes: 30, tuesday: '0-24', wednesday: '0-24' })
    expect((await book({ site: 'https://spam.example' })).body.data.token).toBe('')
    expect(await calendarOn(DAY)).toEqual([])
    const hours = [10, 11, 12, 13, 14, 15]
    const from = fromAnother()
    const ofOne: number[] = []
    for (const hour of hours)
      ofOne.push((await book({ start: `${DAY}T${hour}:00`, email: `a${hour}@b.com` }, from)).status)
    expect(ofOne).toEqual([200, 200, 200, 200, 200, 429])
    const ofEmail: number[] = []
    const [name, host] = email().split('@')
    for (const hour of hours)
      ofEmail.push((await book({ start: `${addDays(DAY, 1)}T${hour}:00`, email: `${name}+${hour}@${host}` })).status)
    expect(ofEmail).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('bears a name on one line that turns no text beside it, and needs one that is seen', async () => {
    await addPage()
    await book({ name: ' Ana\r\nBcc: eva@b.com \u202eSouza\u0007 ' })
    expect(await noticesOf()).toContain('Ana Bcc: eva@b.com Souza marcou: Conversa')
    expect((await book({ name: '\u202e \u2066', start: `${DAY}T11:00` })).body.data.fields).toHaveProperty('name')
  })

  test.each([
    ['the client', { name: 'Ana' }, false],
    ['a contact of the client', { name: 'Boreal' }, true],
  ])('stands with the client where its e-mail is that of %s', async (_, fields, isContact) => {
    await addPage({}, app.people.admin)
    const client = isContact ? fields : { ...fields, email: email() }
    const { id } = (await app.people.admin.post('/api/v1/client/new', client)).body.data
    if (isContact)
      await app.people.admin.post('/api/v1/client/contact/new', {
        ...{ client_id: id, name: 'Ana', email: email(), phone: '', gets_charges: false, gets_quotes: false },
      })
    await book({ email: ` ${email().toUpperCase()} ` })
    const { data } = (await app.people.admin.post('/api/v1/client/timeline', { id })).body
    expect(data).toContainEqual(
      expect.objectContaining({
        kind: 'booking',
        title: 'Horário marcado: Conversa',
        note: expect.stringContaining('24/11/2026 09:00'),
      }),
    )
    expect(JSON.stringify((await app.people.staff.post('/api/v1/client/timeline', { id })).body)).not.toContain(
      'Horário marcado',
    )
  })
})
