import ical, { type VEvent } from 'node-ical'
import { beforeEach, expect, test } from 'vitest'
import { secretPageOf } from '#domains/server.ts'
import { NOW, startApp } from '#tests/app.ts'
import { openCaldav } from '#tests/caldav.ts'
import { addEvent, addSeries, changeEvent, deleteEvent } from '#tests/calendar.ts'
import type { Caller } from '#tests/call.ts'

const app = startApp()
const BASE = '/api/v1/calendar/feed'

beforeEach(async () => {
  app.clock.set(NOW)
  for (const table of ['calendar_events', 'calendar_feeds'] as const) await app.db.deleteFrom(table).execute()
})

const openFeed = async (who: Caller): Promise<string> => (await who.post(BASE)).body.data.path
const read = (path: string, etag?: string) =>
  app.people.visitor.fetch(path, { headers: etag ? { 'if-none-match': etag } : {} })
const readText = async (who: Caller) => (await read(await openFeed(who))).text()

/** '2026-11-24T12:00:00.000Z Reunião' of each occurrence in the feed, by an independent parser. */
async function expand(who: Caller, from: string, to: string): Promise<string[]> {
  const range = { from: new Date(`${from}T00:00:00-03:00`), to: new Date(`${to}T23:59:59-03:00`) }
  const components = Object.values(ical.sync.parseICS(await readText(who)))
  const events = components.filter((one): one is VEvent => one?.type === 'VEVENT')
  return events
    .flatMap((event) => ical.expandRecurringEvent(event, range))
    .map(({ start, end, summary, isFullDay }) =>
      isFullDay ? `${localDay(start)} ${summary}` : `${start.toISOString()} ${end.toISOString()} ${summary}`,
    )
    .sort()
}
const localDay = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
const pad = (part: number) => String(part).padStart(2, '0')

/** The same by the calendar's own call. */
async function list(who: Caller, from: string, to: string): Promise<string[]> {
  const { body } = await who.get(`/api/v1/calendar/events?from=${from}&to=${to}`)
  return body.data
    .map(({ start_date, end_date, title, all_day }: Record<string, string>) =>
      all_day ? `${start_date!.slice(0, 10)} ${title}` : `${start_date} ${end_date} ${title}`,
    )
    .sort()
}

test('the address is secret, the same each time, and revocable', async () => {
  const { staff, other, visitor } = app.people
  expect((await staff.get(BASE)).body).toEqual({ data: { path: '' } })
  const path = await openFeed(staff)
  expect(path).toMatch(/^\/calendario\/2-[\da-f]{32}\.ics$/)
  expect((await staff.get(BASE)).body).toEqual({ data: { path } })
  expect((await other.get(BASE)).body).toEqual({ data: { path: '' } })
  expect((await visitor.get(BASE)).status).toBe(403)
  expect((await read(path)).status).toBe(200)

  const next = await openFeed(staff)
  expect(next).not.toBe(path)
  expect((await read(path)).status).toBe(404)
  expect((await read(next)).status).toBe(200)
  expect((await staff.post(`${BASE}/revoke`)).body).toEqual({ result: true })
  expect((await read(next)).status).toBe(404)
  expect((await staff.get(BASE)).body).toEqual({ data: { path: '' } })
  expect(await openFeed(staff)).not.toBe(next)
})

test('a disabled account has none', async () => {
  const path = await openFeed(app.people.other)
  await app.db.updateTable('users').set({ banned: true }).where('id', '=', 3).execute()
  expect((await read(path)).status).toBe(404)
  await app.db.updateTable('users').set({ banned: false }).where('id', '=', 3).execute()
})

test('what has not changed is answered with 304; a change is seen', async () => {
  const { staff } = app.people
  const id = await addEvent(staff)
  const path = await openFeed(staff)
  const first = await read(path)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  })
  const etag = first.headers.get('etag')!
  app.clock.set(new Date(NOW.getTime() + 3_600_000))
  expect((await read(path, etag)).status).toBe(304)
  const sequenceIn = (text: string) => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1])
  const before = await first.text()
  await changeEvent(staff, { id, title: 'Outra' })
  const second = await read(path, etag)
  expect(second.status).toBe(200)
  const after = await second.text()
  expect(after).toContain('SUMMARY:Outra')
  expect(sequenceIn(after)).toBeGreaterThan(sequenceIn(before))
  expect(after).toContain('LAST-MODIFIED:20261123T160000Z')
})

test('read back by another program, it has the occurrences that the calendar shows', async () => {
  const { staff } = app.people
  await addEvent(staff, { title: 'Única', description: 'Uma, duas\nlinhas', location: 'Sala 2' })
  await addEvent(staff, { title: 'Dias', all_day: true, start_date: '2026-12-01', end_date: '2026-12-01' })
  await addEvent(staff, {
    title: 'Lisboa',
    zone: 'Europe/Lisbon',
    start_date: '2027-03-25T09:00',
    end_date: '2027-03-25T10:00',
    repeat_event: true,
    rule: 'FREQ=DAILY',
    repeat_end_date: '2027-03-31',
  })
  await addSeries(staff, { title: 'Semanal', rule: 'FREQ=WEEKLY;INTERVAL=2', repeat_end_date: '2027-02-28' })
  await addSeries(staff, { title: 'Última sexta', rule: 'FREQ=MONTHLY;BYDAY=-1FR', repeat_end_date: '' })
  // The range begins on a day that the rule does not have.
  await addSeries(staff, { title: 'Segundas', rule: 'FREQ=WEEKLY;BYDAY=MO', repeat_star_date: '2026-11-25' })
  // These leave open what follows from the start, which is long before the first occurrence.
  const long = { start_date: '2020-01-31T09:00', end_date: '2020-01-31T10:00', repeat_end_date: '' }
  await addSeries(staff, { title: 'Dia 31', rule: 'FREQ=MONTHLY;INTERVAL=2', ...long })
  await addSeries(staff, { title: 'Sexta sim, sexta não', rule: 'FREQ=WEEKLY;INTERVAL=2', ...long })
  await addSeries(staff, { title: 'De ano em ano', rule: 'FREQ=YEARLY;BYMONTH=1,3', ...long })
  const id = await addSeries(staff, { title: 'Diária', repeat_end_date: '2026-12-31' })
  await deleteEvent(staff, { id, occurrence: '2026-11-24' })
  await deleteEvent(staff, { id, occurrence: '2026-12-02' })
  await changeEvent(staff, { id, occurrence: '2026-12-03', title: 'Diária, outra' })
  await changeEvent(staff, {
    id,
    occurrence: '2026-12-04',
    start_date: '2026-12-05T15:00',
    end_date: '2026-12-05T16:30',
  })
  await changeEvent(staff, { id, occurrence: '2026-12-07', isfinish: true })
  await changeEvent(staff, {
    id,
    occurrence: '2026-12-10',
    scope: 'following',
    start_date: '2026-12-10T11:00',
    end_date: '2026-12-10T12:00',
  })
  for (const [from, to] of [
    ['2026-11-01', '2027-01-31'],
    ['2027-02-01', '2027-04-30'],
  ] as const) {
    const listed = await list(staff, from, to)
    expect(listed.length).toBeGreaterThan(10)
    expect(await expand(staff, from, to)).toEqual(listed)
  }
})

test('it has what one has accepted, not what waits for an answer or was declined', async () => {
  const { staff, other } = app.people
  for (const [title, answer] of Object.entries({ Aceita: 'accepted', Recusada: 'declined', Aberta: '' })) {
    const id = await addEvent(staff, { title })
    await staff.post('/api/v1/calendar/share', { id, people: [3] })
    if (answer) await other.post('/api/v1/calendar/answer', { id, answer })
  }
  expect(Array.from((await readText(other)).matchAll(/^SUMMARY:(.*)\r$/gm), ([, title]) => title)).toEqual(['Aceita'])
})

test('what was over more than a year ago is left out; a series that still runs is not', async () => {
  const { staff } = app.people
  await addEvent(staff, { title: 'Velha', start_date: '2025-10-31T09:00', end_date: '2025-10-31T10:00' })
  await addEvent(staff, { title: 'Nova', start_date: '2025-11-02T09:00', end_date: '2025-11-02T10:00' })
  await addSeries(staff, { title: 'Série', repeat_star_date: '2020-01-01', repeat_end_date: '' })
  const text = await readText(staff)
  expect(text).not.toContain('Velha')
  expect(text).toContain('Nova')
  expect(text).toContain('Série')
})

test('a HEAD has the headers alone, and other programs may ask with a POST for nothing', async () => {
  const path = await openFeed(app.people.staff)
  const head = await app.people.visitor.fetch(path, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await app.people.visitor.fetch(path, { method: 'POST' })).status).toBeGreaterThanOrEqual(400)
})

test('nobody guesses it, and logs have only its pattern', async () => {
  const path = await openFeed(app.people.staff)
  for (const wrong of [path.replace('/2-', '/3-'), path.replace(/.\.ics$/, 'x.ics'), '/calendario/', '/calendario/a/b'])
    expect((await read(wrong)).status).toBe(404)
  const guesses = Array.from({ length: 30 }, () => read('/calendario/2-00000000000000000000000000000000.ics'))
  expect((await Promise.all(guesses)).map(({ status }) => status)).toContain(429)
  expect((await read(path)).status).toBe(200)
  expect(secretPageOf(path)?.path).toBe('/calendario/*')
})

test('it is not written more often than programs need it', async () => {
  const path = await openFeed(app.people.admin)
  for (let count = 1; count <= 60; count++) expect((await read(path)).status).toBe(200)
  expect((await read(path)).status).toBe(429)
  expect((await read(await openFeed(app.people.other))).status).toBe(200)
})

test('it has the alerts, of a series and of one occurrence, as a program reads them by CalDAV', async () => {
  const { staff } = app.people
  const id = await addSeries(staff, { alert: true, alert_date: '2026-11-24T08:50', more_alerts: [3600] })
  await changeEvent(staff, { id, occurrence: '2026-11-25', more_alerts: [7200] })
  await changeEvent(staff, { id, occurrence: '2026-11-26', alert: false })
  const triggersIn = (text: string) => text.match(/TRIGGER:\S+/g)
  const feed = await readText(staff)
  expect(triggersIn(feed)).toEqual(['TRIGGER:-PT1H', 'TRIGGER:-PT10M', 'TRIGGER:-PT2H', 'TRIGGER:-PT10M'])
  expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  const davi = await openCaldav(staff, 'davi@exemplo.com.br')
  const object = await davi.send('GET', `/caldav/2/calendario/vitrine-${id}.ics`)
  expect(triggersIn(object.body)).toEqual(triggersIn(feed))
})
