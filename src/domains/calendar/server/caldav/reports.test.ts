import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { CALENDAR, fileOf, startCalendar } from '#tests/caldav.ts'
import { addSeries, changeEvent } from '#tests/calendar.ts'

const app = startApp()
const { davi, put, report } = startCalendar(app)
const hrefsIn = (text: string) => Array.from(text.matchAll(/<d:response><d:href>([^<]*)/g), ([, path]) => path!)
const DAY = `<c:time-range start="20261124T030000Z" end="20261125T030000Z"/>`
const query = (filter: string, data = '<c:calendar-data/>') =>
  report(
    `<c:calendar-query><d:prop><d:getetag/>${data}</d:prop><c:filter><c:comp-filter name="VCALENDAR">${filter}</c:comp-filter></c:filter></c:calendar-query>`,
  )
const sync = async (token: string) => {
  const answer = await report(
    `<d:sync-collection><d:sync-token>${token}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`,
  )
  const found = Array.from(answer.body.matchAll(/<d:href>([^<]*)<\/d:href>(<d:status>)?/g) as Iterable<string[]>)
  const named = found.map(([, path, isGone]) => `${isGone ? '-' : ''}${path!.slice(CALENDAR.length)}`)
  return { ...answer, named: named.sort(), token: /<d:sync-token>([^<]*)/.exec(answer.body)?.[1] ?? '' }
}

test('a program is told what changed since it came last', async () => {
  await put('a.ics', fileOf('a'))
  await put('b.ics', fileOf('b'))
  const first = await sync('')
  expect(first.named).toEqual(['a.ics', 'b.ics'])
  expect((await sync(first.token)).named).toEqual([])
  expect((await sync(first.token)).token).toBe(first.token)
  await put('a.ics', fileOf('a', ['SUMMARY:Outra']))
  await davi.send('DELETE', `${CALENDAR}b.ics`)
  await put('c.ics', fileOf('c'))
  const second = await sync(first.token)
  expect(second.named).toEqual(['-b.ics', 'a.ics', 'c.ics'])
  expect((await sync(first.token)).named).toEqual(second.named)
  expect((await sync(second.token)).named).toEqual([])
  expect(await sync('data:,nonsense')).toMatchObject({ status: 403, body: expect.stringContaining('valid-sync-token') })
})

test('a query finds by days and by texts', async () => {
  await put('a.ics', fileOf('a', ['SUMMARY:Ágata']))
  await put('b.ics', fileOf('b', ['DTSTART:20261201T120000Z', 'DURATION:PT1H', 'SUMMARY:Beto']))
  await put('s.ics', fileOf('s', ['DTSTART:20200107T120000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Série']))
  const found = async (filter: string) => hrefsIn((await query(filter)).body).map((path) => path.slice(CALENDAR.length))
  const event = (inner: string) => `<c:comp-filter name="VEVENT">${inner}</c:comp-filter>`
  expect(await found(event(''))).toEqual(['a.ics', 'b.ics', 's.ics'])
  expect(await found(event(DAY))).toEqual(['a.ics', 's.ics'])
  expect(await found(event('<c:time-range start="20261125T030000Z" end="20261126T030000Z"/>'))).toEqual([])
  expect(await found(event('<c:time-range start="20261125T030000Z"/>'))).toEqual(['b.ics', 's.ics'])
  const text = (name: string, value: string) =>
    event(`<c:prop-filter name="${name}"><c:text-match>${value}</c:text-match></c:prop-filter>`)
  expect(await found(text('UID', 'b'))).toEqual(['b.ics'])
  expect(await found(text('SUMMARY', 'ÁGATA'))).toEqual(['a.ics'])
  expect(await found('<c:comp-filter name="VTODO"/>')).toEqual([])
  expect(await query(text('ATTENDEE', 'x'))).toMatchObject({
    status: 403,
    body: expect.stringContaining('supported-fil'),
  })
})

test('a series is expanded to its occurrences where a query asks for that', async () => {
  const id = await addSeries(app.people.staff)
  await changeEvent(app.people.staff, { id, occurrence: '2026-11-25', title: 'Outra' })
  const range = 'start="20261124T000000Z" end="20261126T230000Z"'
  const { body } = await query(
    `<c:comp-filter name="VEVENT"><c:time-range ${range}/></c:comp-filter>`,
    `<c:calendar-data><c:expand ${range}/></c:calendar-data>`,
  )
  expect(body).not.toContain('RRULE')
  expect(Array.from(body.matchAll(/DTSTART:(\d{8}T\d{6}Z)/g), ([, at]) => at)).toEqual([
    '20261124T120000Z',
    '20261125T120000Z',
    '20261126T120000Z',
  ])
  expect(body.match(/SUMMARY:Outra/g)).toHaveLength(1)
})

test('when one is busy is told, and nothing more', async () => {
  await put('a.ics', fileOf('a', ['SUMMARY:Segredo']))
  await put('b.ics', fileOf('b', ['DTSTART:20261124T123000Z', 'DTEND:20261124T140000Z']))
  await put('d.ics', fileOf('d', ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261125']))
  const { body } = await report(`<c:free-busy-query>${DAY}</c:free-busy-query>`)
  expect(body).toContain('FREEBUSY;FBTYPE=BUSY:20261124T120000Z/20261124T140000Z')
  expect(body).not.toMatch(/Segredo|VEVENT/)
  expect((await report('<c:free-busy-query></c:free-busy-query>')).status).toBe(400)
})
