import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { changeEvent, deleteEvent, listRange } from '#tests/calendar.ts'
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
