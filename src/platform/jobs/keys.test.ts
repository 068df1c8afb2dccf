import { expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { numberJob, openIdle } from '#tests/jobs.ts'
import { countWaitingQueries } from '#tests/waiting-queries.ts'

const app = startApp()

test('of a key one waits', async () => {
  const { job, numbers } = numberJob('key')
  const jobs = openIdle(app, job)
  expect(await jobs.send(job, { number: 1 }, { key: 'a' })).toEqual(expect.any(String))
  expect(await jobs.send(job, { number: 2 }, { key: 'a' })).toBeUndefined()
  await jobs.send(job, { number: 3 }, { key: 'b' })
  await jobs.runDue(app)
  await jobs.send(job, { number: 4 }, { key: 'a' })
  await jobs.runDue(app)
  expect(numbers()).toEqual([1, 3, 4])
})

test.each([false, true])(
  'the one that waits for a key is brought forward by one that is due earlier, and put off by none (transaction: %s)',
  async (inTransaction) => {
    const { job, numbers } = numberJob(`forward-${inTransaction}`)
    const jobs = openIdle(app, job)
    const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
    const send = (number: number, key: string, minutes: number) =>
      app.db
        .transaction()
        .execute((db) => jobs.send(job, { number }, { key, startAfter: at(minutes), ...(inTransaction && { db }) }))
    await send(1, 'a', 15)
    await send(2, 'b', 15)
    await send(3, 'a', 5)
    await send(4, 'a', 20)
    await jobs.runDue({ ...app, clock: { now: () => at(6) } })
    expect(numbers()).toEqual([1])
    await jobs.runDue({ ...app, clock: { now: () => at(25) } })
    expect(numbers()).toEqual([1, 2])
  },
)

test('the one that waits for a key runs after the transaction in which the key was sent again', async () => {
  const { job, numbers } = numberJob('held')
  const jobs = openIdle(app, job)
  await jobs.send(job, { number: 1 }, { key: 'a' })
  await app.db.transaction().execute(async (db) => {
    expect(await jobs.send(job, { number: 2 }, { key: 'a', db })).toBeUndefined()
    await jobs.runDue(app)
    expect(numbers()).toEqual([])
  })
  await jobs.runDue(app)
  expect(numbers()).toEqual([1])
})

test('a job that waits for a key is taken while the key is sent again: another one is added', async () => {
  const { job, numbers } = numberJob('taken')
  const jobs = openIdle(app, job)
  await jobs.send(job, { number: 1 }, { key: 'a' })
  const taking = await app.pool.connect()
  try {
    await taking.query('begin')
    const { rowCount } = await taking.query(`update jobs.job set state = 'completed' where name = $1`, [job.name])
    expect(rowCount).toBe(1)
    const sent = app.db.transaction().execute((db) => jobs.send(job, { number: 2 }, { key: 'a', db }))
    await expect.poll(() => countWaitingQueries(app.pool)).toBe(1)
    await taking.query('commit')
    expect(await sent).toEqual(expect.any(String))
  } finally {
    taking.release()
  }
  await jobs.runDue(app)
  expect(numbers()).toEqual([2])
})
