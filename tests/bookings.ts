import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach } from 'vitest'
import { NOW, startApp } from './app.ts'
import { listRange } from './calendar.ts'

/** A Tuesday; the tests' today is the Monday before. */
export const DAY = '2026-11-24'

/** A booking page: an hour at a time, on three mornings. */
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

/** An e-mail as it is sent: its parts as text, and its subject. */
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

/** Starts the program without booking pages before each test, with what visitors and staff do there. */
export function startBookings() {
  /** Each call comes from a network of its own: nobody spends another's share. */
  const app = startApp({ proxies: 1 })
  let network = 0
  const fromAnother = () => ({ 'x-forwarded-for': `203.0.${113 + (++network >> 8)}.${network & 255}` })

  /** Of each test another. */
  let email = ''

  const addPage = async (fields: object = {}, who = app.people.staff): Promise<number> =>
    (await who.post('/api/v1/booking/page/new', { ...PAGE, ...fields })).body.data.id
  const look = (input: object = {}) =>
    app.people.visitor.post('/api/v1/booking/visit', { address: 'conversa', ...input })
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

  beforeEach(async () => {
    app.clock.set(NOW)
    email = `ana${++network}@cliente.com.br`
    for (const table of [
      'calendar_events',
      'calendar_guests',
      'calendar_removals',
      'bookings',
      'booking_pages',
      'rate_limits',
      'notices',
    ] as const)
      await app.db.deleteFrom(table).execute()
    rmSync(outbox(), { recursive: true, force: true })
  })
  return {
    ...{
      app,
      addPage,
      look,
      timesOn,
      fromAnother,
      book,
      bookedToken,
      readBooked,
      move,
      cancel,
      calendarOn,
      noticesOf,
      takeEmails,
    },
    /** The visitor's address, of each test another. */
    email: () => email,
  }
}
