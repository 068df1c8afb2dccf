import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { systemClock } from '#clock.ts'
import { NOW, startApp } from '#tests/app.ts'
import { numberJob, openIdle } from '#tests/jobs.ts'
import { openPool } from '../db/open.ts'
import { INTERVALS } from './boss.ts'
import { type AnyJob, defineJob } from './job.ts'
import { type Jobs, openJobs } from './jobs.ts'

const app = startApp()
const SHORT_INTERVALS = { ...INTERVALS, poll: 0.5, supervise: 1 }

/** Jobs with workers, as in the running program. */
async function openWorking(...jobs: AnyJob[]): Promise<Jobs> {
  const opened = openJobs({ ...app, clock: systemClock }, jobs, SHORT_INTERVALS)
  onTestFinished(() => opened.stop())
  await opened.start(app)
  return opened
}

test('a job runs in the background, each once, in order', async () => {
  const { job, runs, have } = numberJob('order')
  const jobs = await openWorking(job)
  const ids: unknown[] = []
  for (const number of [1, 2, 3]) ids.push(await jobs.send(job, { number }))
  await have(3)
  expect(runs).toMatchObject(ids.map((id, index) => ({ id, number: index + 1, attempt: 1 })))
})

test('a job sent in a transaction comes with it, and is gone with it', async () => {
  const { job, numbers } = numberJob('transaction')
  const jobs = openIdle(app, job)
  await app.db.transaction().execute((db) => jobs.send(job, { number: 1 }, { db }))
  const failing = app.db.transaction().execute(async (db) => {
    await jobs.send(job, { number: 2 }, { db })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await jobs.runDue(app)
  expect(numbers()).toEqual([1])
})

test('a job for later waits until then', async () => {
  const { job, numbers } = numberJob('later')
  const jobs = openIdle(app, job)
  const startAfter = new Date(NOW.getTime() + 60_000)
  await jobs.send(job, { number: 1 }, { startAfter })
  await jobs.runDue(app)
  expect(numbers()).toEqual([])
  await jobs.runDue({ ...app, clock: { now: () => startAfter } })
  expect(numbers()).toEqual([1])
})

test('what fails is tried again, then given up; the log tells it without the payload', async () => {
  const { job, runs } = numberJob('failing', { fail: [1, 2, 3] })
  const jobs = openIdle(app, job)
  const id = await jobs.send(job, { number: 987_654_321 })
  // The second and the third run wait ten minutes each.
  for (let minutes = 0; minutes <= 30; minutes += 5) {
    const clock = { now: () => new Date(NOW.getTime() + minutes * 60_000) }
    await jobs.runDue({ ...app, clock })
    expect(runs).toHaveLength(Math.min(3, 1 + Math.floor(minutes / 10)))
  }
  expect(runs).toMatchObject([
    { id, attempt: 1 },
    { id, attempt: 2 },
    { id, attempt: 3 },
  ])
  const lines = app.logged.filter((line) => line.includes('"job":"failing"'))
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { attempt: 1, msg: 'job failed, it will be tried again', err: { message: 'it did not work' } },
    { attempt: 2, msg: 'job failed, it will be tried again' },
    { attempt: 3, msg: 'job failed for the last time' },
  ])
  expect(lines.join()).not.toContain('987654321')
})

test('a payload that does not fit is refused at once, and one of an older version fails', async () => {
  const older = defineJob({ name: 'payload', payload: z.object({}).loose(), async handler() {} })
  await openIdle(app, older).send(older, { number: 'one' })
  const { job, numbers } = numberJob('payload')
  const jobs = openIdle(app, job)
  await expect(jobs.send(job, { number: -1 })).rejects.toThrow('number')
  await jobs.runDue(app)
  expect(numbers()).toEqual([])
  expect(app.logged.some((line) => line.includes('"job":"payload"') && line.includes('tried again'))).toBe(true)
})

test('schedules are kept in São Paulo time; one no longer listed is removed', async () => {
  const schedules = async () => (await app.pool.query('select name, cron, timezone from jobs.schedule')).rows
  const daily = defineJob({ name: 'daily', payload: z.object({}), schedule: '0 6 * * *', async handler() {} })
  const weekly = defineJob({ ...daily, name: 'weekly', schedule: '30 7 * * 1' })
  await openWorking(daily, weekly)
  expect(await schedules()).toEqual([
    { name: 'daily', cron: '0 6 * * *', timezone: 'America/Sao_Paulo' },
    { name: 'weekly', cron: '30 7 * * 1', timezone: 'America/Sao_Paulo' },
  ])
  await openWorking({ ...daily, schedule: '15 6 * * *' })
  expect(await schedules()).toEqual([{ name: 'daily', cron: '15 6 * * *', timezone: 'America/Sao_Paulo' }])
})

test('stop waits for what runs', async () => {
  const started = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let ended = false
  const slow = defineJob({
    name: 'slow',
    payload: z.object({}),
    async handler() {
      started.resolve()
      await released.promise
      ended = true
    },
  })
  const jobs = await openWorking(slow)
  await jobs.send(slow, {})
  await started.promise
  const stopped = jobs.stop()
  released.resolve()
  await stopped
  expect(ended).toBe(true)
})

test('jobs go on by themselves when the database has been away', async () => {
  const { job, have, numbers } = numberJob('away')
  const noticed = Promise.withResolvers<string>()
  const jobs = openJobs(
    { ...app, clock: systemClock, log: pino({}, { write: noticed.resolve }) },
    [job],
    SHORT_INTERVALS,
  )
  onTestFinished(() => jobs.stop())
  await jobs.start(app)
  const { rows } = await app.pool.query<{ name: string }>('select current_database() as name')
  const name = rows[0]!.name
  const admin = openPool({ ...inject('database'), max: 1 })
  try {
    await admin.query(`alter database ${name} allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await expect(jobs.send(job, { number: 1 })).rejects.toThrow()
    expect(JSON.parse(await noticed.promise)).toMatchObject({ msg: 'jobs wait for the database' })
  } finally {
    await admin.query(`alter database ${name} allow_connections true`)
    await admin.end()
  }
  await jobs.send(job, { number: 2 })
  await have(1)
  expect(numbers()).toEqual([2])
})

test('what a killed process was at is run again, what waited is run', async () => {
  const { rows } = await app.pool.query<{ name: string }>('select current_database() as name')
  const database = { ...inject('database'), database: rows[0]!.name }
  const child = spawn(process.execPath, ['tests/jobs-child.ts', JSON.stringify(database)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  expect(line.toString().trim()).toBe('1')
  child.kill('SIGKILL')
  await once(child, 'exit')
  // As if its last sign of life were a while ago.
  await app.pool.query("update jobs.job set heartbeat_on = jobs.job_now() - interval '1 minute' where name = 'killed'")

  const { job, have, numbers } = numberJob('killed')
  await openWorking({ ...job, retry: { limit: 2, delay: 0, maxDelay: 1 } })
  await have(2)
  expect(numbers()).toEqual([2, 1])
})
