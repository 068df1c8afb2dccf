import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { CALENDAR, type CaldavClient, openCaldav } from '#tests/caldav.ts'
import { changeEvent } from '#tests/calendar.ts'
import { addLineTasks, addProject } from '#tests/factories.ts'
import { chance, digits, type Event, FIRST, fileOf, makeEvent, moveEvent, one } from '#tests/random-events.ts'
import { addDays, dayOf, daysBetween } from '#time.ts'
import type { EventRow } from '../../event-schemas.ts'
import { groupDays } from '../../web/agenda/group-days.ts'
import { toShown } from '../../web/parts/shown-event.ts'

const app = startApp()
const EVENTS = 300
/** Days that are read back. */
const LAST = addDays(FIRST, 99)

/** @param alarms when each alert is, ISO 8601 */
const listed = (title: string, start: string, end: string, alarms: readonly string[]) =>
  [start, end, title, ...alarms.toSorted()].join(' ')
const before = (start: string | number, seconds: number) =>
  new Date((typeof start === 'number' ? start : Date.parse(start)) - seconds * 1000).toISOString()

/** By the calendar's own call. */
async function listByCalls(): Promise<string[]> {
  const rows = await readRows()
  return rows
    .map(({ title, all_day, start_date, end_date, alert, alert_date, more_alerts }) => {
      const alerts = alert ? [alert_date, ...more_alerts.map((lead) => before(start_date, lead))] : []
      return all_day
        ? listed(title, start_date.slice(0, 10), end_date.slice(0, 10), alerts)
        : listed(title, start_date, end_date, alerts)
    })
    .sort()
}

async function readRows(): Promise<EventRow[]> {
  const { body } = await app.people.staff.get(`/api/v1/calendar/events?from=${FIRST}&to=${LAST}`)
  expect(body.truncated ?? false).toBe(false)
  return body.data
}

/** What the page shows on each day, by the titles. */
async function listByPage(): Promise<string[]> {
  const days = Array.from({ length: daysBetween(FIRST, LAST) + 1 }, (_, index) => addDays(FIRST, index))
  const groups = groupDays(days, (await readRows()).map(toShown), [])
  return groups
    .flatMap((group) => ('day' in group ? group.events.map(({ row }) => `${group.day} ${row.title}`) : []))
    .sort()
}

/** The same of what is wanted: of each occurrence every day on which it lasts in São Paulo. */
const onDays = (wanted: readonly string[]) =>
  wanted
    .flatMap((line) => {
      const [start = '', end = '', ...words] = line.split(' ')
      const title = words.filter((word) => !/^\d{4}-.*Z$/.test(word)).join(' ')
      const isDays = start.length === 10
      const first = isDays ? start : dayOf(start)
      const last = isDays ? end : dayOf(new Date(Math.max(Date.parse(start), Date.parse(end) - 1)))
      return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index)).flatMap((day) =>
        day >= FIRST && day <= LAST ? `${day} ${title}` : [],
      )
    })
    .sort()

const pad = (part: number) => String(part).padStart(2, '0')
const localDay = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** What files have in the range, by an independent reader. */
function listInFiles(files: readonly string[]): string[] {
  const [from, to] = [new Date(`${FIRST}T00:00:00-03:00`), new Date(`${addDays(LAST, 1)}T00:00:00-03:00`)]
  return files
    .flatMap((file) => Object.values(ical.sync.parseICS(file)))
    .filter((part): part is VEvent => part?.type === 'VEVENT')
    .flatMap((event) =>
      ical.expandRecurringEvent(event, {
        from: new Date(from.getTime() - 5 * 86_400_000),
        to: new Date(to.getTime() + 5 * 86_400_000),
      }),
    )
    .filter(({ start, end, isFullDay }) =>
      isFullDay
        ? localDay(start) <= LAST && addDays(localDay(end), -1) >= FIRST
        : start < to && (end > from || start >= from),
    )
    .map(({ start, end, summary, isFullDay, event: { alarms = [] } }) => {
      const begin = isFullDay ? Date.parse(`${localDay(start)}T00:00-03:00`) : start.getTime()
      const alerts = alarms.map(({ trigger }) =>
        before(begin, -Temporal.Duration.from(String(trigger)).total('seconds')),
      )
      return isFullDay
        ? listed(String(summary), localDay(start), addDays(localDay(end), -1), alerts)
        : listed(String(summary), start.toISOString(), end.toISOString(), alerts)
    })
    .sort()
}

const unescapeXml = (xml: string) =>
  xml
    .replaceAll('&#13;', '\r')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

async function listByCaldav(davi: CaldavClient): Promise<string[]> {
  const time = (day: string) => `${digits(day)}T030000Z`
  const body = `<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop><c:filter>
    <c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">
    <c:time-range start="${time(FIRST)}" end="${time(addDays(LAST, 1))}"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`
  const answer = await davi.send('REPORT', CALENDAR, body, { depth: '1' })
  const files = Array.from(answer.body.matchAll(/<c:calendar-data>([^<]*)</g), ([, data]) => unescapeXml(data!))
  return listInFiles(files)
}

async function listByFeed(): Promise<string[]> {
  const { body } = await app.people.staff.post('/api/v1/calendar/feed')
  return listInFiles([await (await app.people.visitor.fetch(body.data.path)).text()])
}

/** Sets some of the events aside for tasks, as one does in the calendar. Returns what then has which task. */
async function linkTasks(): Promise<Map<number, number>> {
  await addLineTasks(app, await addProject(app, { id_user: 2 }), 40)
  const tasks: number[] = (await app.pool.query('select id from tasks order by id')).rows.map(({ id }) => id)
  const { rows } = await app.pool.query('select id from calendar_events order by id')
  const linked = new Map(tasks.map((task) => [one(rows).id as number, task]))
  for (const [id, task] of linked) expect((await changeEvent(app.people.staff, { id, task })).status).toBe(200)
  return linked
}

/** Those of the events in the range, each once. */
const tasksIn = (rows: readonly EventRow[]) =>
  new Map(rows.flatMap(({ id, task }) => (task ? [[id, task] as const] : [])))

test('300 random events and series with alerts and tasks, made, moved and some removed by CalDAV, are the same by the calls, the page, the feed and CalDAV', async () => {
  expect(daysBetween(FIRST, LAST)).toBe(99)
  const davi = await openCaldav(app.people.staff, 'davi@exemplo.com.br')
  const put = async (event: Event) => {
    const name = `${CALENDAR}${encodeURIComponent(event.uid)}.ics`
    const { status, body } = await davi.send('PUT', name, fileOf(event), { 'content-type': 'text/calendar' })
    expect([201, 204], body + fileOf(event)).toContain(status)
  }
  let events = Array.from({ length: EVENTS }, (_, index) => makeEvent(index))
  for (const event of events) await put(event)
  const check = async () => {
    const wanted = listInFiles(events.map(fileOf))
    expect(wanted.length).toBeGreaterThan(EVENTS)
    expect(await listByCalls()).toEqual(wanted)
    expect(await listByCaldav(davi)).toEqual(wanted)
    expect(await listByFeed()).toEqual(wanted)
    expect(await listByPage()).toEqual(onDays(wanted))
  }
  await check()
  const linked = await linkTasks()
  const links = tasksIn(await readRows())
  expect([...links].every(([id, task]) => linked.get(id) === task)).toBe(true)
  expect(links.size).toBeGreaterThan(20)
  await check()
  const moved = events.map((event) => (chance(0.5) ? moveEvent(event) : event))
  for (const [index, event] of moved.entries()) if (event !== events[index]) await put(event)
  events = moved
  await check()
  // A file knows nothing of tasks, and takes none away; what was moved out of the range is not listed.
  const still = tasksIn(await readRows())
  expect(still.size).toBeGreaterThan(20)
  expect([...still].every(([id, task]) => linked.get(id) === task)).toBe(true)
  const gone = events.filter(() => chance(0.1))
  for (const { uid } of gone)
    expect((await davi.send('DELETE', `${CALENDAR}${encodeURIComponent(uid)}.ics`)).status).toBe(204)
  events = events.filter((event) => !gone.includes(event))
  await check()
}, 120_000)
