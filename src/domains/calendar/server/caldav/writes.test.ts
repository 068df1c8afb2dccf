import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { CALENDAR, fileOf, startCalendar } from '#tests/caldav.ts'
import { addSeries, changeEvent, dayOf, deleteEvent, listRange } from '#tests/calendar.ts'

const app = startApp()
const { davi, put, get, etagOf } = startCalendar(app)

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

test('an event is in the calendar once', async () => {
  await put('a.ics', fileOf('a'))
  const answer = await put('b.ics', fileOf('a'))
  expect([answer.status, answer.body]).toEqual([403, expect.stringContaining(`<d:href>${CALENDAR}a.ics</d:href>`)])
  expect((await put('a.ics', fileOf('b'))).body).toContain('no-uid-conflict')
  expect((await put('vitrine-999.ics', fileOf('c'))).status).toBe(403)
})
