import { expect, test } from 'vitest'
import { NOW } from '#tests/app.ts'
import { startReminders } from '#tests/reminders.ts'
import { addDays, dayOf } from '#time.ts'
import { remindClientsJob } from './remind-clients.ts'

const { app, staff, exchange, DUE, remind, startOfMorning, accepted, remindersTo } = startReminders()
const TODAY = dayOf(NOW)

test('the next reminders are listed by day, with why one does not go', async () => {
  await remind({ remindBefore: 3, remindLate: 7 })
  const [reached, unknown, off] = [await accepted(), await accepted(), await accepted()]
  const [promised, demo] = [await accepted(), await accepted()]
  await app.pool.query(`update budget_events set email = '' where budget_id = $1`, [unknown.id])
  await staff('reminders', { id: off.id, on: false })
  await staff('promise', { id: (await exchange(promised.id)).installments[0].id, promised: DUE })
  await app.pool.query('update budgets set demo = true where id = $1', [demo.id])
  const next = async () => (await app.people.admin.get('/api/v1/budget/next-reminders')).body.data
  // After nine of today.
  const { reminders, ...rest } = await next()
  expect(rest).toEqual({ on: true, mail: false, until: addDays(TODAY, 14), more: 0 })
  const shown = (data: { day: string; description: string; why: string | null; email: string }[]) =>
    data.map(({ day, description, why, email }) => [day, Number(description.slice(10, 14)), why, email])
  expect(shown(reminders)).toEqual(
    [
      [addDays(DUE, -3), reached.id, null, reached.email],
      [addDays(DUE, -3), unknown.id, 'email', ''],
      [addDays(DUE, -3), off.id, 'off', off.email],
      [addDays(DUE, -3), promised.id, 'promised', promised.email],
      [addDays(DUE, -3), demo.id, 'demo', demo.email],
    ].sort((one, other) => Number(one[1]) - Number(other[1])),
  )
  expect(reminders[0]).toMatchObject({ amount: 1000, due: DUE, client: expect.any(String) })
  // After nine of the day it is over, unless a run is still to come.
  app.clock.set(new Date(startOfMorning(-3).getTime() + 3_600_000))
  const ofToday = [addDays(DUE, -3), reached.id, null, reached.email]
  expect(shown((await next()).reminders)).not.toContainEqual(ofToday)
  await app.jobs.send(remindClientsJob, {})
  expect(shown((await next()).reminders)).toContainEqual(ofToday)
  // It says what the job does.
  await app.runJobs()
  expect(await remindersTo(reached.email)).toHaveLength(1)
  for (const { email } of [unknown, off, promised, demo]) expect(await remindersTo(email)).toEqual([])
  expect(shown((await next()).reminders)).toContainEqual([addDays(DUE, 7), reached.id, null, reached.email])
  await remind({ remindBefore: 0, remindLate: 0 })
  expect(await next()).toMatchObject({ on: false, reminders: [] })
  expect((await app.people.staff.get('/api/v1/budget/next-reminders')).status).toBe(403)
})

test('a reminder of today whose run failed is to come until it goes, for it is tried again', async () => {
  app.clock.set(NOW)
  await remind({ remindBefore: 3, remindLate: 0 })
  const { email } = await accepted()
  await app.runJobs()
  const isListed = async () => {
    const { reminders } = (await app.people.admin.get('/api/v1/budget/next-reminders')).body.data
    return reminders.some((one: { email: string }) => one.email === email)
  }
  const morning = startOfMorning(-3)
  app.clock.set(morning)
  await app.pool.query(`alter table budget_events add constraint broken check (kind <> 'reminded') not valid`)
  await app.jobs.send(remindClientsJob, {})
  await app.runJobs()
  await app.pool.query('alter table budget_events drop constraint broken')
  // It waits for its next try.
  expect([await app.jobs.isUnderWay(remindClientsJob), await isListed()]).toEqual([false, true])
  // Nobody is written to in the evening.
  app.clock.set(new Date(morning.getTime() + 11 * 3_600_000))
  expect(await isListed()).toBe(false)
  app.clock.set(new Date(morning.getTime() + 3_600_000))
  await app.runJobs()
  expect([await isListed(), (await remindersTo(email)).length]).toEqual([false, 1])
})
