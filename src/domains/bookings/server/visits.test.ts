import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { raiseCalendars } from '#domains/calendar/server/counter.ts'
import { NOW, startApp } from '#tests/app.ts'
import { addEvent, addSeries, changeEvent, deleteEvent, listRange } from '#tests/calendar.ts'
import { addDays } from '#time.ts'
import { forgetBookingsJob } from './retention.ts'

/** Each call comes from a network of its own: nobody spends another's share. */
const app = startApp({ proxies: 1 })
let network = 0
const fromAnother = () => ({ 'x-forwarded-for': `203.0.${113 + (++network >> 8)}.${network & 255}` })

/** A Tuesday; the tests' today is the Monday before. */
const DAY = '2026-11-24'
/** Of each test another. */
let email = ''

const PAGE = {
  ...{
    name: 'Conversa',
    slug: 'conversa',
    minutes: 60,
    gap: 0,
    notice_hours: 2,
    days_ahead: 30,
    location: 'Rua Um, 2',
  },
  ...{ monday: '9-12', tuesday: '9-12', wednesday: '9-12' },
}
const addPage = async (fields: object = {}, who = app.people.staff): Promise<number> =>
  (await who.post('/api/v1/booking/page/new', { ...PAGE, ...fields })).body.data.id
const look = (input: object = {}) => app.people.visitor.post('/api/v1/booking/visit', { address: 'conversa', ...input })
const timesOn = async (day: string) =>
  (await look({ day })).body.data.free.starts.map((start: string) => start.slice(11)).join(' ')
const book = (input: object = {}, from = fromAnother()) =>
  app.people.visitor.post(
    '/api/v1/booking/book',
    {
      ...{ address: 'conversa', start: `${DAY}T09:00`, key: crypto.randomUUID(), name: 'Ana Souza', email },
      ...input,
    },
    from,
  )
const bookedToken = async (input: object = {}): Promise<string> => (await book(input)).body.data.token
const readBooked = async (token: string, input: object = {}) =>
  (await app.people.visitor.post('/api/v1/booking/visit/booked', { token, ...input })).body.data
const move = (token: string, start: string) => app.people.visitor.post('/api/v1/booking/move', { token, start })
const cancel = (token: string) => app.people.visitor.post('/api/v1/booking/cancel', { token })
const calendarOn = (day: string) => listRange(app.people.staff, day, day)
const noticesOf = async () =>
  (await app.people.staff.get('/api/v1/notices')).body.data.map(({ title }: { title: string }) => title)

const outbox = () => join(app.settings.dataDir, 'outbox')

/** The e-mails to the visitor that went out by now, as they are sent. */
async function takeEmails(seconds = 0): Promise<string[]> {
  app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000))
  await app.runJobs()
  let emails: string[] = []
  try {
    emails = readdirSync(outbox()).map((file) => readFileSync(join(outbox(), file), 'utf8'))
  } catch {
    // Nothing was sent.
  }
  rmSync(outbox(), { recursive: true, force: true })
  return emails.filter((sent) => sent.includes(`To: ${email}`)).map(decode)
}

/** Its parts as text, and its subject. */
const decode = (raw: string) =>
  raw
    .split(/\r\n--[^\r\n]+\r\n/)
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      const text = body.join('\r\n\r\n')
      return /encoding: base64/i.test(head)
        ? `${head}\n${Buffer.from(text, 'base64').toString()}`
        : part.replace(/=\r\n/g, '')
    })
    .join('\n')
    .replace(/\r?\n /g, '')

beforeEach(async () => {
  app.clock.set(NOW)
  email = `ana${++network}@cliente.com.br`
  for (const table of [
    'calendar_events',
    'calendar_guests',
    'bookings',
    'booking_pages',
    'rate_limits',
    'notices',
  ] as const)
    await app.db.deleteFrom(table).execute()
  rmSync(outbox(), { recursive: true, force: true })
})

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
})

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
      error: expect.stringContaining('acabou de ser ocupada'),
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
      await waitsForLock()
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

  test('has limits for a network and for an e-mail, and a trap for programs', async () => {
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
    for (const hour of hours) ofEmail.push((await book({ start: `${addDays(DAY, 1)}T${hour}:00` })).status)
    expect(ofEmail).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('bears a name on one line that turns no text beside it, and needs one that is seen', async () => {
    await addPage()
    await book({ name: ' Ana\r\nBcc: eva@b.com \u202eSouza\u0007 ' })
    expect(await noticesOf()).toContain('Ana Bcc: eva@b.com Souza marcou: Conversa')
    expect((await book({ name: '\u202e \u2066', start: `${DAY}T11:00` })).body.data.fields).toHaveProperty('name')
  })

  test('stands with the client whose e-mail it has', async () => {
    await addPage({}, app.people.admin)
    const { id } = (await app.people.admin.post('/api/v1/client/new', { name: 'Ana', email })).body.data
    await book({ email: ` ${email.toUpperCase()} ` })
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

  test('moved to its own hour, is told to nobody', async () => {
    await addPage()
    const token = await bookedToken()
    await takeEmails()
    const told = (await noticesOf()).length
    expect((await move(token, `${DAY}T09:00`)).status).toBe(200)
    expect(await takeEmails(120)).toEqual([])
    expect(await noticesOf()).toHaveLength(told)
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
    const [one, other] = [await bookedToken(), await bookedToken({ start: `${DAY}T12:00` })]
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
})

/** Resolves once a connection waits for a lock. */
async function waitsForLock() {
  for (;;) {
    const { rows } = await app.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if (rows.length > 0) return
  }
}
