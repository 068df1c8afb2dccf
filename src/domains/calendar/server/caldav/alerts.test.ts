import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { fileOf, startCalendar } from '#tests/caldav.ts'
import { addSeries, changeEvent, dayOf } from '#tests/calendar.ts'

const app = startApp()
const { put, get } = startCalendar(app)

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

test('an occurrence that had none as its series stays without when the series gets one', async () => {
  const { staff } = app.people
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:x', 'TRIGGER:-PT30M', 'END:VALARM']
  const own = fileOf('a', [
    'RECURRENCE-ID;TZID=America/Sao_Paulo:20261125T090000',
    'DTSTART;TZID=America/Sao_Paulo:20261125T090000',
    'DURATION:PT1H',
    'SUMMARY:Outra',
  ])
  const override = own.slice(own.indexOf('BEGIN:VEVENT'), own.indexOf('END:VCALENDAR')).trim().split('\r\n')
  await put('a.ics', fileOf('a', ['RRULE:FREQ=DAILY;COUNT=3'], override))
  await put('a.ics', fileOf('a', ['RRULE:FREQ=DAILY;COUNT=3', ...alarm], override))
  expect((await dayOf(staff, '2026-11-24'))[0]).toMatchObject({ alert: true })
  expect((await dayOf(staff, '2026-11-25'))[0]).toMatchObject({ title: 'Outra', alert: false })
  expect((await get('a.ics')).body.match(/TRIGGER/g)).toHaveLength(1)
})
