import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { type CaldavClient, caldavAs, fileOf, openCaldav } from '#tests/caldav.ts'
import { addEvent, addSeries, changeEvent, dayOf, deleteEvent, listRange } from '#tests/calendar.ts'

const app = startApp()
const CALENDAR = '/caldav/2/calendario/'
let davi: CaldavClient

beforeEach(async () => {
  app.clock.set(NOW)
  await app.db.deleteFrom('calendar_events').execute()
  await app.db.deleteFrom('calendar_app_passwords').execute()
  davi = await openCaldav(app.people.staff, 'davi@exemplo.com.br')
})

const put = (name: string, text: string, headers: Record<string, string> = {}) =>
  davi.send('PUT', `${CALENDAR}${name}`, text, { 'content-type': 'text/calendar', ...headers })
const get = (name: string) => davi.send('GET', `${CALENDAR}${name}`)
const etagOf = async (name: string) => (await get(name)).headers.get('etag')!
const report = (body: string, depth = '1') =>
  davi.send('REPORT', CALENDAR, body.replace('>', ' xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">'), {
    depth,
  })
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

test('a write for an older version is refused with 412, and nothing is written', async () => {
  expect((await put('a.ics', fileOf('a'), { 'if-none-match': '*' })).status).toBe(201)
  expect((await put('a.ics', fileOf('a', ['SUMMARY:B']), { 'if-none-match': '*' })).status).toBe(412)
  const etag = await etagOf('a.ics')
  const [event] = await dayOf(app.people.staff, '2026-11-24')
  await changeEvent(app.people.staff, { id: event.id, title: 'Mudada no painel' })
  const stale = await put('a.ics', fileOf('a', ['SUMMARY:Mudada fora']), { 'if-match': etag })
  expect([stale.status, stale.body]).toEqual([412, expect.stringContaining('O evento mudou desde que foi lido.')])
  expect((await davi.send('DELETE', `${CALENDAR}a.ics`, undefined, { 'if-match': etag })).status).toBe(412)
  expect(await listRange(app.people.staff, '2026-11-24', '2026-11-24')).toEqual(['2026-11-24 09:00 Mudada no painel'])
  const fresh = await put('a.ics', fileOf('a', ['SUMMARY:Mudada fora']), { 'if-match': await etagOf('a.ics') })
  expect(fresh.status).toBe(204)
  expect(await listRange(app.people.staff, '2026-11-24', '2026-11-24')).toEqual(['2026-11-24 09:00 Mudada fora'])
  expect((await put('b.ics', fileOf('b'), { 'if-match': etag })).status).toBe(412)
})

test('of many who change the same version at once, one does; of many who make the same, one does', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => put('a.ics', fileOf('a'), { 'if-none-match': '*' })))
  expect(made.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 412)])
  const headers = { 'if-match': await etagOf('a.ics') }
  const changed = await Promise.all(
    Array.from({ length: 8 }, (_, index) => put('a.ics', fileOf('a', [`SUMMARY:${index}`]), headers)),
  )
  expect(changed.map(({ status }) => status).sort()).toEqual([204, ...Array.from({ length: 7 }, () => 412)])
})

test('a form that was opened before a change by another program is told of it', async () => {
  const id = await addSeries(app.people.staff)
  const [{ revision }] = await dayOf(app.people.staff, '2026-11-25')
  const name = `vitrine-${id}.ics`
  const file = (await get(name)).body
  const own = fileOf('x', [
    'RECURRENCE-ID;TZID=America/Sao_Paulo:20261125T090000',
    'SUMMARY:Fora',
    'DTSTART;TZID=America/Sao_Paulo:20261125T090000',
    'DTEND;TZID=America/Sao_Paulo:20261125T100000',
  ])
  const uid = /^UID:(.*)\r$/m.exec(file)![1]!
  const event = own.slice(own.indexOf('BEGIN:VEVENT'), own.indexOf('END:VCALENDAR')).replace('UID:x', `UID:${uid}`)
  expect((await put(name, file.replace('END:VCALENDAR', `${event}END:VCALENDAR`))).status).toBe(204)
  const form = { id, occurrence: '2026-11-25', revision, title: 'No painel' }
  expect((await changeEvent(app.people.staff, form)).status).toBe(409)
  expect((await changeEvent(app.people.staff, { ...form, occurrence: '2026-11-26' })).status).toBe(200)
})

test('what is put back as it was read changes nothing, whatever series it is', async () => {
  const { staff } = app.people
  const id = await addSeries(staff, {
    start_date: '2020-01-31T09:00',
    end_date: '2020-01-31T10:00',
    rule: 'FREQ=WEEKLY;INTERVAL=2',
    repeat_end_date: '',
    alert: true,
    alert_date: '2020-01-31T08:45',
  })
  await deleteEvent(staff, { id, occurrence: '2026-11-27' })
  await changeEvent(staff, { id, occurrence: '2026-12-11', title: 'Outra', isfinish: true })
  const name = `vitrine-${id}.ics`
  const before = await get(name)
  expect(before.body).toContain('TRIGGER:-PT15M')
  expect((await put(name, before.body)).status).toBe(204)
  const after = await get(name)
  expect([after.headers.get('etag'), after.body]).toEqual([before.headers.get('etag'), before.body])
})

test('what no file says of occurrences stays when a program writes the series', async () => {
  const { staff } = app.people
  const id = await addSeries(staff)
  await changeEvent(staff, { id, occurrence: '2026-11-25', isfinish: true })
  await changeEvent(staff, { id, occurrence: '2026-11-26', calendar_tag: 'cliente' })
  const { body } = await get(`vitrine-${id}.ics`)
  expect((await put(`vitrine-${id}.ics`, body.replace('SUMMARY:Reunião', 'SUMMARY:Nova'))).status).toBe(204)
  const find = async (day: string) => (await dayOf(staff, day))[0]
  expect(await find('2026-11-25')).toMatchObject({ title: 'Nova', isfinish: true })
  expect(await find('2026-11-26')).toMatchObject({ title: 'Nova', calendar_tag: 'cliente' })
})

test('an alert goes both ways', async () => {
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:x', 'TRIGGER:-PT30M', 'END:VALARM']
  await put('a.ics', fileOf('a', alarm))
  const [event] = await dayOf(app.people.staff, '2026-11-24')
  expect(event).toMatchObject({ alert: true, alert_date: '2026-11-24T11:30:00.000Z' })
  await put('d.ics', fileOf('d', ['DTSTART;VALUE=DATE:20261202', 'DTEND;VALUE=DATE:20261203', ...alarm]))
  const [days] = await dayOf(app.people.staff, '2026-12-02')
  expect(days).toMatchObject({ alert: true, alert_date: '2026-12-02T02:30:00.000Z' })
  expect((await get('d.ics')).body).toContain('TRIGGER:-PT30M')
  await put('a.ics', fileOf('a'))
  expect((await dayOf(app.people.staff, '2026-11-24'))[0]).toMatchObject({ alert: false, alert_date: '' })
})

test('several alerts go both ways, of the series and of one occurrence, and at most five', async () => {
  const { staff } = app.people
  const alarms = (...triggers: string[]) =>
    triggers.flatMap((one) => ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:x', `TRIGGER:${one}`, 'END:VALARM'])
  const id = await addSeries(staff, { alert: true, alert_date: '2026-11-24T08:50', more_alerts: [3600] })
  const name = `vitrine-${id}.ics`
  await changeEvent(staff, { id, occurrence: '2026-11-25', more_alerts: [7200] })
  const triggersOf = async () => (await get(name)).body.match(/TRIGGER:\S+/g)
  const written = ['TRIGGER:-PT1H', 'TRIGGER:-PT10M', 'TRIGGER:-PT2H', 'TRIGGER:-PT10M']
  expect(await triggersOf()).toEqual(written)
  const { body } = await get(name)
  expect((await put(name, body.replaceAll('SUMMARY:Reunião', 'SUMMARY:Nova'))).status).toBe(204)
  expect(await triggersOf()).toEqual(written)
  // Which of them is the first stays too.
  const event = { alert: true, alert_date: '2026-11-24T11:50:00.000Z', more_alerts: [3600] }
  expect((await dayOf(staff, '2026-11-24'))[0]).toMatchObject(event)
  await put(name, (await get(name)).body.replace('TRIGGER:-PT1H', 'TRIGGER:-PT3H'))
  expect(await triggersOf()).toEqual(['TRIGGER:-PT3H', ...written.slice(1)])
  await put('many.ics', fileOf('many', alarms('-PT1M', '-PT2M', '-PT3M', '-PT4M', '-P1D', '-PT5M', '-PT1M')))
  const many = (await dayOf(staff, '2026-11-24')).find((one) => one.id !== id)
  expect(many).toMatchObject({ alert_date: '2026-11-24T11:55:00.000Z', more_alerts: [240, 180, 120, 60] })
  await put(
    'days.ics',
    fileOf('days', ['DTSTART;VALUE=DATE:20261202', 'DTEND;VALUE=DATE:20261203', ...alarms('PT8H', '-PT6H')]),
  )
  const days = (await dayOf(staff, '2026-12-02')).find(({ all_day }) => all_day)
  expect(days).toMatchObject({ alert_date: '2026-12-01T21:00:00.000Z', more_alerts: [14_400] })
})

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

test('an event is in the calendar once', async () => {
  await put('a.ics', fileOf('a'))
  const answer = await put('b.ics', fileOf('a'))
  expect([answer.status, answer.body]).toEqual([403, expect.stringContaining(`<d:href>${CALENDAR}a.ics</d:href>`)])
  expect((await put('a.ics', fileOf('b'))).body).toContain('no-uid-conflict')
  expect((await put('vitrine-999.ics', fileOf('c'))).status).toBe(403)
})

test('what one may only see is read-only, and its privileges say so; what one has accepted is changed, not removed', async () => {
  const { staff, other } = app.people
  const id = await addEvent(other, { title: 'Da Nina' })
  await other.post('/api/v1/calendar/share', { id, people: [2] })
  const path = `${CALENDAR}compartilhado-${id}.ics`
  const ask = '<d:propfind xmlns:d="DAV:"><d:prop><d:current-user-privilege-set/></d:prop></d:propfind>'
  const rights = async () => (await davi.send('PROPFIND', path, ask, { depth: '0' })).body
  const { body } = await davi.send('GET', path)
  expect(body).toContain('STATUS:TENTATIVE')
  expect(await rights()).not.toContain('write')
  const changed = body.replace('SUMMARY:Da Nina', 'SUMMARY:Do Davi')
  expect(await davi.send('PUT', path, changed)).toMatchObject({
    status: 403,
    body: expect.stringContaining('need-priv'),
  })
  expect((await davi.send('DELETE', path)).status).toBe(403)
  await staff.post('/api/v1/calendar/answer', { id, answer: 'accepted' })
  expect(await rights()).toContain('<d:write-content/>')
  expect((await davi.send('PUT', path, changed.replace('STATUS:TENTATIVE\r\n', ''))).status).toBe(204)
  expect((await davi.send('DELETE', path)).status).toBe(403)
  expect((await dayOf(other, '2026-11-24')).map(({ title }) => title)).toEqual(['Do Davi'])
  await staff.post('/api/v1/calendar/answer', { id, answer: 'declined' })
  expect((await davi.send('GET', path)).status).toBe(404)
})

test('nobody sees another calendar', async () => {
  const id = await addEvent(app.people.other)
  for (const path of [
    '/caldav/3/calendario/',
    '/caldav/3/',
    '/caldav/pessoa/3/',
    `/caldav/3/calendario/vitrine-${id}.ics`,
  ])
    expect((await davi.send('PROPFIND', path, '', { depth: '0' })).status).toBe(404)
  expect((await get(`vitrine-${id}.ics`)).status).toBe(404)
  const asked = await report(
    `<c:calendar-multiget><d:prop><c:calendar-data/></d:prop><d:href>/caldav/3/calendario/vitrine-${id}.ics</d:href></c:calendar-multiget>`,
  )
  expect(asked.body).toContain('404 Not Found')
  expect(asked.body).not.toContain('VEVENT')
})

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

test('a program finds the way from the address of the site alone', async () => {
  const { visitor } = app.people
  for (const method of ['GET', 'PROPFIND']) {
    const answer = await visitor.fetch('/.well-known/caldav', { method })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/caldav/'])
  }
  const refused = await visitor.fetch('/caldav/', { method: 'PROPFIND' })
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')])
  expect((await davi.send('OPTIONS', '/caldav/')).headers.get('dav')).toContain('calendar-access')
  expect(app.logged.join('\n')).not.toContain(davi.password)
})

test('a password of an app is shown once, hashed, and revoked; it opens nothing else', async () => {
  const { staff, other } = app.people
  const listed = (await staff.get('/api/v1/calendar/app-passwords')).body.data
  expect(listed).toEqual([{ id: expect.any(Number), label: 'Telefone', created: NOW.toISOString(), used: null }])
  expect(davi.password).toMatch(/^[a-zA-Z2-9]{20}$/)
  const rows = await app.db.selectFrom('calendar_app_passwords').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(davi.password)
  await davi.send('PROPFIND', '/caldav/', '', { depth: '0' })
  expect((await staff.get('/api/v1/calendar/app-passwords')).body.data[0].used).toBe(NOW.toISOString())

  expect(
    (await app.people.visitor.post('/api/v1/login', { email: 'davi@exemplo.com.br', password: davi.password })).status,
  ).toBe(401)
  expect((await app.people.visitor.fetch('/api/v1/session', { headers: davi.headers })).status).toBe(403)
  expect(
    (await caldavAs(staff, 'davi@exemplo.com.br', 'uma-senha-bem-longa').send('PROPFIND', '/caldav/')).status,
  ).toBe(401)
  expect((await caldavAs(staff, 'nina@exemplo.com.br', davi.password).send('PROPFIND', '/caldav/')).status).toBe(401)
  expect((await staff.post('/api/v1/calendar/app-passwords', { label: 'x', password: 'errada' })).status).toBe(422)

  expect((await other.post('/api/v1/calendar/app-passwords/remove', { id: listed[0].id })).status).toBe(404)
  expect((await staff.post('/api/v1/calendar/app-passwords/remove', { id: listed[0].id })).status).toBe(200)
  expect((await davi.send('PROPFIND', '/caldav/', '', { depth: '0' })).status).toBe(401)
})

test('it is good for nothing once its owner is disabled, or without the second factor that is asked for', async () => {
  const status = async () => (await davi.send('PROPFIND', '/caldav/', '', { depth: '0' })).status
  await app.db.updateTable('users').set({ banned: true }).where('id', '=', 2).execute()
  expect(await status()).toBe(401)
  await app.db.updateTable('users').set({ banned: false }).where('id', '=', 2).execute()
  await app.db.insertInto('security_settings').values({ second_factor_required: true }).execute()
  expect(await status()).toBe(403)
  await app.db.deleteFrom('security_settings').execute()
  expect(await status()).toBe(207)
})

test('over a network it goes by https alone', async () => {
  const send = (headers: Record<string, string>) => davi.send('PROPFIND', '/caldav/', '', { depth: '0', ...headers })
  expect((await send({ 'x-forwarded-for': '198.51.100.7' })).status).toBe(403)
})

test('who guesses is stopped, and the owner is not', async () => {
  const dona = await openCaldav(app.people.admin, 'marina@exemplo.com.br')
  const wrong = caldavAs(app.people.visitor, 'marina@exemplo.com.br', 'errada')
  const statuses: number[] = []
  for (let count = 0; count < 12; count++) statuses.push((await wrong.send('PROPFIND', '/caldav/')).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  expect((await dona.send('PROPFIND', '/caldav/', '', { depth: '0' })).status).toBe(207)
})
