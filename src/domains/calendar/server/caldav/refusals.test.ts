import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { CALENDAR, fileOf, startCalendar } from '#tests/caldav.ts'
import { listRange } from '#tests/calendar.ts'

const app = startApp()
const { davi, put, get, report } = startCalendar(app)
const hrefsIn = (text: string) => Array.from(text.matchAll(/<d:response><d:href>([^<]*)/g), ([, path]) => path!)
const query = (filter: string, data = '<c:calendar-data/>') =>
  report(
    `<c:calendar-query><d:prop><d:getetag/>${data}</d:prop><c:filter><c:comp-filter name="VCALENDAR">${filter}</c:comp-filter></c:filter></c:calendar-query>`,
  )

test.each([
  ['no calendar', 'abc'],
  ['nothing', ''],
  ['a task', fileOf('a').replaceAll('VEVENT', 'VTODO')],
  ['two events', fileOf('a').replace('END:VCALENDAR', fileOf('b').slice(fileOf('b').indexOf('BEGIN:VEVENT')))],
  ['a rule within the day', fileOf('a', ['RRULE:FREQ=HOURLY'])],
  ['further dates', fileOf('a', ['RDATE:20261201T120000Z'])],
  ['a zone of which nothing is known', fileOf('a', ['DTSTART;TZID=Lua:20261124T090000', 'DURATION:PT1H'])],
  ['an end before its start', fileOf('a', ['DTEND:20261101T000000Z'])],
  ['a year that no calendar has', fileOf('a', ['DTSTART:99991124T090000Z', 'DURATION:PT1H'])],
  ['an occurrence without its series', fileOf('a', ['RECURRENCE-ID:20261124T120000Z'])],
  ['a title that is too long', fileOf('a', [`SUMMARY:${'x'.repeat(301)}`])],
  ['rules of exceptions', fileOf('a', ['RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY'])],
])('%s is refused whole, with why', async (_, text) => {
  const answer = await put('a.ics', text)
  expect([answer.status, answer.body]).toEqual([403, expect.stringMatching(/<(c:[\w-]+)\/><d:responsedescription>.+</)])
  expect((await get('a.ics')).status).toBe(404)
})

test('nonsense, too much and what is not done here are refused, and nothing is hurt', async () => {
  await put('a.ics', fileOf('a'))
  const bomb = '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb">]><d:propfind xmlns:d="DAV:">&b;</d:propfind>'
  for (const body of ['<a', bomb, '\0\0', '<a/>'.repeat(9), `<a>${'<b/>'.repeat(30_000)}</a>`])
    expect((await davi.send('REPORT', CALENDAR, body)).status).toBe(400)
  expect((await davi.send('PROPFIND', CALENDAR, '', { depth: 'infinity' })).status).toBe(403)
  expect((await davi.send('PUT', `${CALENDAR}g.ics`, 'x'.repeat(10 * 1024 * 1024))).status).toBe(413)
  expect((await davi.send('REPORT', CALENDAR, 'x'.repeat(10 * 1024 * 1024))).status).toBe(413)
  expect((await davi.send('PUT', `${CALENDAR}g.ics`, '{}', { 'content-type': 'application/json' })).status).toBe(415)
  for (const method of ['MKCOL', 'COPY', 'MOVE', 'LOCK', 'POST', 'PATCH'])
    expect((await davi.send(method, CALENDAR)).status).toBe(405)
  for (const name of ['%', '%2F', '%00', 'a%2Fb', 'x'.repeat(400), '..%2F..%2Fetc'])
    expect((await davi.send('GET', CALENDAR + name)).status).toBe(404)
  expect((await davi.send('DELETE', CALENDAR)).status).toBe(403)
  expect(await listRange(app.people.staff, '2026-11-24', '2026-11-24')).toEqual(['2026-11-24 09:00 Reunião'])
})

test('500 requests at once: each is answered, few by work, and the calendar is whole after', async () => {
  const names = Array.from({ length: 500 }, (_, index) => `n${index}`)
  const answers = await Promise.all(names.map((name) => put(`${name}.ics`, fileOf(name))))
  const counts = Map.groupBy(answers, ({ status }) => status)
  expect([...counts.keys()].sort()).toEqual([201, 429])
  expect(counts.get(429)![0]!.headers.get('retry-after')).toBe('5')
  expect(hrefsIn((await query('')).body)).toHaveLength(counts.get(201)!.length)
})
