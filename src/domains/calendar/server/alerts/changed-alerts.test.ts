import { describe, expect, test } from 'vitest'
import { alertAt, at, noticesOf, startAlerts, titles } from '#tests/alerts.ts'
import { addEvent, addSeries, changeEvent, deleteEvent } from '#tests/calendar.ts'
import { makeDevice } from '#tests/push-service.ts'

const { app, push, runAt } = startAlerts()

test('an event that is moved alerts again; one that is moved back does not', async () => {
  const { staff } = app.people
  const { endpoint, keys } = makeDevice(push.service, 'phone').subscription
  await staff.post('/api/v1/calendar/push', { endpoint, ...keys })
  const id = await addEvent(staff, alertAt('08:50:00'))
  await runAt(at('08:50:00'))
  await changeEvent(staff, { id, start_date: '2026-11-24T10:00', end_date: '2026-11-24T11:00' })
  await changeEvent(staff, { id, title: 'Reunião com a Nina' })
  await runAt(at('09:50:00'))
  await runAt(at('10:50:00'))
  expect(await titles(staff)).toEqual(['Reunião, hoje às 09:00', 'Reunião com a Nina, hoje às 10:00'])
  app.clock.set(at('08:49:00'))
  await changeEvent(staff, { id, start_date: '2026-11-24T09:00', end_date: '2026-11-24T10:00' })
  await runAt(at('08:50:00'))
  expect(await titles(staff)).toHaveLength(2)
  expect(push.service.received).toHaveLength(2)
})

test('a change between the time of an alert and its sending does not lose it', async () => {
  const { staff } = app.people
  const id = await addEvent(staff, alertAt('08:50:00'))
  app.clock.set(at('08:50:01'))
  await changeEvent(staff, { id, title: 'Outra' })
  await runAt(at('08:50:02'))
  expect(await titles(staff)).toEqual(['Outra, hoje às 09:00'])
})

test('what was removed, finished or switched off does not alert', async () => {
  const { staff } = app.people
  const [removed, finished, off] = [
    await addEvent(staff, alertAt('08:50:00')),
    await addEvent(staff, alertAt('08:50:00')),
    await addEvent(staff, alertAt('08:50:00')),
  ]
  await deleteEvent(staff, { id: removed })
  await changeEvent(staff, { id: finished, isfinish: true })
  await changeEvent(staff, { id: off, alert: false })
  await runAt(at('08:50:00'))
  expect(await titles(staff)).toEqual([])
})

test('who has accepted an event is alerted too; who has not answered, or declined, is not', async () => {
  const { staff, other, admin } = app.people
  const id = await addEvent(staff, alertAt('08:50:00'))
  await staff.post('/api/v1/calendar/share', { id, people: [1, 3] })
  await other.post('/api/v1/calendar/answer', { id, answer: 'accepted' })
  await app.db.deleteFrom('notices').execute()
  await runAt(at('08:50:00'))
  expect(await titles(staff)).toEqual(['Reunião, hoje às 09:00'])
  expect(await titles(other)).toEqual(['Reunião, hoje às 09:00'])
  expect(await titles(admin)).toEqual([])
})

test('an event whose alerts cannot be sent does not stop those of others', async () => {
  const { staff } = app.people
  const broken = await addSeries(staff, alertAt('08:50:00'))
  await addEvent(staff, { title: 'Outra', ...alertAt('08:50:00') })
  await app.db.updateTable('calendar_events').set({ rule: 'nonsense' }).where('id', '=', broken).execute()
  await runAt(at('08:50:00'))
  expect(await titles(staff)).toEqual(['Outra, hoje às 09:00'])
})

describe('several alerts of one event', () => {
  test('each goes out at its time, of each occurrence; two that meet go out both', async () => {
    const { staff } = app.people
    const id = await addSeries(staff, {
      repeat_end_date: '2026-11-26',
      ...alertAt('09:00:00'),
      more_alerts: [86_400, 600],
    })
    await changeEvent(staff, { id, occurrence: '2026-11-25', title: 'Outra', more_alerts: [] })
    await runAt(at('08:50:00'))
    expect(await titles(staff)).toEqual(['Reunião, hoje às 09:00'])
    await runAt(at('09:00:00'))
    expect(await titles(staff)).toHaveLength(2)
    await runAt(at('08:50:00', '2026-11-25'))
    expect(await titles(staff)).toHaveLength(2)
    await runAt(at('09:00:00', '2026-11-25'))
    expect((await titles(staff)).slice(2).sort()).toEqual(['Outra, hoje às 09:00', 'Reunião, amanhã às 09:00'])
  })

  test('those that are late together are said once, by the last', async () => {
    const { staff } = app.people
    await addEvent(staff, { ...alertAt('08:50:00'), more_alerts: [1800, 3600] })
    await runAt(at('10:00:00'))
    expect(await noticesOf(staff)).toMatchObject([{ note: expect.stringContaining('hoje às 08:50') }])
  })

  test('are kept each once, beside the first; at most five', async () => {
    const { staff } = app.people
    const id = await addEvent(staff, { ...alertAt('08:50:00'), more_alerts: [60, 600, 3600, 60] })
    const read = async () => (await staff.post('/api/v1/calendar/event', { id })).body.data
    expect(await read()).toMatchObject({ more_alerts: [3600, 60], revision: 1 })
    expect((await changeEvent(staff, { id, more_alerts: [3600, 60] })).body.data.revision).toBe(1)
    const refused = await changeEvent(staff, { id, more_alerts: [1, 2, 3, 4, 5] })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('no máximo 5 alertas'),
    ])
    for (const wrong of [[1.5], [1e12], ['1'], 60])
      expect((await changeEvent(staff, { id, more_alerts: wrong })).status).toBe(422)
    const stale = { id, revision: 1 }
    await changeEvent(staff, { ...stale, more_alerts: [60] })
    expect((await changeEvent(staff, { ...stale, title: 'Outra' })).body.data.merged).toBe(true)
    expect((await changeEvent(staff, { ...stale, more_alerts: [120] })).status).toBe(409)
  })
})
