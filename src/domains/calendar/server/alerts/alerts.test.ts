import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { alertAt, at, noticesOf, startAlerts, titles } from '#tests/alerts.ts'
import { addEvent, addSeries, changeEvent, deleteEvent } from '#tests/calendar.ts'
import { makeDevice } from '#tests/push-service.ts'

const { app, push, runAt } = startAlerts()
const outbox = () => {
  try {
    const folder = join(app.settings.dataDir, 'outbox')
    return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  } catch {
    return []
  }
}

test('[CAL-07] an alert goes out at its time, once: as a notice, by e-mail and to devices', async () => {
  const { staff, other } = app.people
  const device = makeDevice(push.service, 'phone')
  const { endpoint, keys } = device.subscription
  await staff.post('/api/v1/calendar/push', { endpoint, ...keys })
  const id = await addEvent(staff, { location: 'Sala 2', alerts: 'Levar a trena', ...alertAt('08:50:00') })

  await runAt(at('08:49:59'))
  expect(await titles(staff)).toEqual([])
  await runAt(at('08:50:00'))
  expect(await noticesOf(staff)).toEqual([
    expect.objectContaining({
      title: 'Reunião, hoje às 09:00',
      note: 'Levar a trena\nSala 2',
      path: `/dashboard/calendar?date=2026-11-24&event=${id}`,
      urgent: true,
    }),
  ])
  const [email] = outbox()
  expect(email).toContain('davi@exemplo.com.br')
  expect(push.service.received.map(device.read)).toEqual([
    expect.objectContaining({ title: 'Reunião, hoje às 09:00', body: 'Levar a trena\nSala 2' }),
  ])
  for (const time of ['08:50:00', '08:51:00', '09:30:00']) await runAt(at(time))
  expect(await titles(staff)).toHaveLength(1)
  expect(outbox()).toHaveLength(1)
  expect(push.service.received).toHaveLength(1)
  expect(await titles(other)).toEqual([])
})

test('an alert that is near has a job of its own, to the second', async () => {
  await addEvent(app.people.staff, alertAt('07:08:30'))
  app.clock.set(at('07:08:29'))
  await app.runJobs()
  expect(await titles(app.people.staff)).toEqual([])
  app.clock.set(at('07:08:30'))
  await app.runJobs()
  expect(await titles(app.people.staff)).toHaveLength(1)
})

test('the schedule has the job run at the times of the alerts that come next', async () => {
  await addEvent(app.people.staff, alertAt('08:58:20'))
  await runAt(at('08:50:00'))
  app.clock.set(at('08:58:20'))
  await app.runJobs()
  expect(await titles(app.people.staff)).toHaveLength(1)
})

test('by e-mail only where the person wants it', async () => {
  const { staff } = app.people
  await staff.post('/api/v1/notices/settings', { kind: 'calendar-alert', email: false })
  await addEvent(staff, alertAt('08:50:00'))
  await runAt(at('08:50:00'))
  expect(await titles(staff)).toHaveLength(1)
  expect(outbox()).toEqual([])
})

test('each occurrence of a series alerts, at the same distance from its start', async () => {
  const { staff } = app.people
  await addSeries(staff, alertAt('08:30:00'))
  for (const day of ['2026-11-24', '2026-11-25', '2026-11-26']) await runAt(at('08:30:00', day))
  expect(await noticesOf(staff)).toMatchObject([
    { path: expect.stringContaining('occurrence=2026-11-26') },
    { path: expect.stringContaining('occurrence=2026-11-25') },
    { path: expect.stringContaining('occurrence=2026-11-24') },
  ])
  await runAt(at('08:30:00', '2026-12-01'))
  expect(await titles(staff)).toHaveLength(3)
})

test('an occurrence alerts as it is: moved, renamed, finished, removed, with an alert of its own', async () => {
  const { staff } = app.people
  const id = await addSeries(staff, alertAt('08:30:00'))
  const change = (occurrence: string, fields: object) => changeEvent(staff, { id, occurrence, ...fields })
  await change('2026-11-25', { start_date: at('14:00:00', '2026-11-25'), end_date: at('15:00:00', '2026-11-25') })
  await change('2026-11-26', { isfinish: true })
  await change('2026-11-27', { alert: false })
  await change('2026-11-28', { title: 'Outra', alert_date: at('08:55:00', '2026-11-28') })
  await deleteEvent(staff, { id, occurrence: '2026-11-29' })
  for (let day = 24; day <= 30; day++)
    for (const time of ['08:30:00', '08:55:00', '13:30:00']) await runAt(at(time, `2026-11-${day}`))
  expect(await titles(staff)).toEqual([
    'Reunião, hoje às 09:00',
    'Reunião, hoje às 14:00',
    'Outra, hoje às 09:00',
    'Reunião, hoje às 09:00',
  ])
})

test('an alert that was due while the program did not run goes out once, late, and says so', async () => {
  const { staff } = app.people
  await addEvent(staff, { alerts: 'Levar a trena', ...alertAt('08:50:00') })
  await runAt(at('11:20:00'))
  await runAt(at('11:25:00'))
  expect(await noticesOf(staff)).toMatchObject([
    {
      title: 'Reunião, hoje às 09:00',
      note: 'Levar a trena\nEste alerta era para hoje às 08:50: chegou atrasado.',
    },
  ])
})

test('one that is over a day late does not go out, but the series’ later ones do', async () => {
  const { staff } = app.people
  await addSeries(staff, alertAt('08:30:00'))
  await addEvent(staff, { title: 'Só uma', ...alertAt('08:30:00') })
  await runAt(at('09:00:00', '2026-11-26'))
  expect(await titles(staff)).toEqual(['Reunião, hoje às 09:00'])
})

test('days: the alert says which', async () => {
  const { staff } = app.people
  await addEvent(staff, {
    all_day: true,
    start_date: '2026-11-26',
    end_date: '2026-11-27',
    ...alertAt('08:00:00', '2026-11-25'),
  })
  await addEvent(staff, {
    title: 'Feira',
    start_date: '2026-12-10T09:00',
    end_date: '2026-12-10T10:00',
    ...alertAt('08:00:00', '2026-11-25'),
  })
  await runAt(at('08:00:00', '2026-11-25'))
  expect((await titles(staff)).sort()).toEqual(['Feira, em 10/12/2026 às 09:00', 'Reunião, amanhã'])
})
