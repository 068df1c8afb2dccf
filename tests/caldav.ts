import { beforeEach } from 'vitest'
import { NOW, type TestApp } from './app.ts'
import type { Answer, Caller } from './call.ts'
import { PASSWORD } from './people.ts'

/** A program that reads and writes somebody's calendar. */
export interface CaldavClient {
  /** The password of the app. */
  password: string
  headers: Record<string, string>
  send(method: string, path: string, body?: string, headers?: Record<string, string>): Promise<Answer>
}

const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** Makes a password of an app and calls with it. */
export async function openCaldav(owner: Caller, email: string, label = 'Telefone'): Promise<CaldavClient> {
  const { body } = await owner.post('/api/v1/calendar/app-passwords', { label, password: PASSWORD })
  return caldavAs(owner, email, body.data.password)
}

/** Calls with a user and a password, whatever they are, and with nothing else. */
export function caldavAs(caller: Caller, user: string, password: string): CaldavClient {
  const own = { authorization: basic(user, password) }
  return {
    password,
    headers: own,
    async send(method, path, body, headers = {}) {
      const response = await caller.fetch(path, {
        method,
        headers: { ...own, ...headers, cookie: '' },
        ...(body !== undefined && { body }),
      })
      return { status: response.status, headers: response.headers, body: await response.text() }
    },
  }
}

/** The file of an event, of 24/11/2026, 9 to 10 in São Paulo, where the lines do not say otherwise. */
export function fileOf(uid: string, lines: readonly string[] = [], more: readonly string[] = []): string {
  const has = (name: string) => lines.some((line) => line.startsWith(name))
  const defaults = {
    SUMMARY: 'SUMMARY:Reunião',
    DTSTART: 'DTSTART;TZID=America/Sao_Paulo:20261124T090000',
    DTEND: 'DTEND;TZID=America/Sao_Paulo:20261124T100000',
  }
  const missing = Object.entries(defaults).flatMap(([name, line]) =>
    has(name) || (name === 'DTEND' && has('DURATION')) ? [] : [line],
  )
  const event = ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20261123T120000Z', ...missing, ...lines, 'END:VEVENT']
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//T//T//', ...event, ...more, 'END:VCALENDAR', ''].join('\r\n')
}

/** Davi's calendar. */
export const CALENDAR = '/caldav/2/calendario/'

/** Davi's calendar as a program has it, empty before each test. */
export function startCalendar(app: TestApp) {
  let client: CaldavClient
  beforeEach(async () => {
    app.clock.set(NOW)
    await app.db.deleteFrom('calendar_events').execute()
    await app.db.deleteFrom('calendar_app_passwords').execute()
    client = await openCaldav(app.people.staff, 'davi@exemplo.com.br')
  })
  const davi: CaldavClient = {
    get password() {
      return client.password
    },
    get headers() {
      return client.headers
    },
    send: (...request) => client.send(...request),
  }
  const get = (name: string) => davi.send('GET', `${CALENDAR}${name}`)
  return {
    ...{ davi, get },
    put: (name: string, text: string, headers: Record<string, string> = {}) =>
      davi.send('PUT', `${CALENDAR}${name}`, text, { 'content-type': 'text/calendar', ...headers }),
    etagOf: async (name: string) => (await get(name)).headers.get('etag')!,
    report: (body: string, depth = '1') =>
      davi.send('REPORT', CALENDAR, body.replace('>', ' xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">'), {
        depth,
      }),
  }
}
