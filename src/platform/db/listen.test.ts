import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { type Listener, listen } from './listen.ts'
import { openPool } from './open.ts'

const pool = openPool({ ...inject('database'), max: 5 })
const notified = new Set<string>()
const onGap = vi.fn()
let listener: Listener

beforeAll(async () => {
  const log = pino({ level: 'silent' })
  listener = listen(inject('database'), 'listen_test', { onNotify: (payload) => notified.add(payload), onGap, log })
  await vi.waitFor(() => expect(onGap).toHaveBeenCalled()) // once it listens
  onGap.mockClear()
})
afterAll(async () => {
  await listener.close()
  await pool.end()
})

/** The queries of the listener's connection: how many began, and how many ran at once at most. */
function watchQueries(beforeAnswer: Promise<unknown> = Promise.resolve()) {
  const { query } = pg.Client.prototype
  const seen = { begun: 0, running: 0, most: 0 }
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    const answer: unknown = Reflect.apply(query, this, args)
    if (!(answer instanceof Promise)) return // the pool's own, one at a time for each of its clients
    seen.begun++
    seen.most = Math.max(seen.most, ++seen.running)
    return Promise.all([answer, beforeAnswer]).finally(() => seen.running--)
  })
  onTestFinished(() => spy.mockRestore())
  return seen
}

test('many wait at once: each has what it committed, and the connection never has two queries', async () => {
  const queries = watchQueries()
  const waits = Array.from({ length: 200 }, async (_, number) => {
    await pool.query(`select pg_notify('listen_test', $1)`, [String(number)])
    await listener.received()
    return notified.has(String(number))
  })
  expect(await Promise.all(waits)).not.toContain(false)
  expect(onGap).not.toHaveBeenCalled()
  expect(queries.most).toBe(1)
})

test('who comes while a query runs waits for the next one, which all of them share', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const queries = watchQueries(promise)
  const first = listener.received()
  await vi.waitFor(() => expect(queries.begun).toBe(1))
  const others = Array.from({ length: 3 }, () => listener.received())
  answer()
  await Promise.all([first, ...others])
  expect(queries).toEqual({ begun: 2, running: 0, most: 1 })
})

test('where a query fails, all who wait are told to start anew', async () => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'vitrine listener' and query = 'select'
     and datname = current_database()`,
  )
  expect(rows).toHaveLength(1)
  await pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
  await Promise.all(Array.from({ length: 3 }, () => listener.received()))
  expect(onGap.mock.calls.length).toBeGreaterThanOrEqual(3)
})
