import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openPool } from './open.ts'

/** A pool, with what it logs, and a way to let the server cut off one of its connections. */
function openLogged() {
  const logged: string[] = []
  const pool = openPool(inject('database'), pino({}, { write: (line: string) => void logged.push(line) }))
  const admin = openPool({ ...inject('database'), max: 1 })
  onTestFinished(() => admin.end())
  async function connect() {
    const client = await pool.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const cut = async () => {
      const ended = new Promise<void>((resolve) => client.once('end', resolve))
      await admin.query('select pg_terminate_backend($1)', [rows[0].pid])
      await ended
    }
    return { client, cut }
  }
  return { pool, logged, connect }
}

test('a connection that is lost, idle or in use, is logged once, by its reason alone', async () => {
  const { pool, logged, connect } = openLogged()
  onTestFinished(() => pool.end())
  const [idle, used] = [await connect(), await connect()]
  idle.client.release()
  await idle.cut()
  await used.cut()
  used.client.release()
  const reason = expect.stringContaining('terminating connection')
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ reason }, { reason }])
  expect(logged.join('')).not.toContain('parsedStatements')
})

test('none is logged of a pool that ends', async () => {
  const { pool, logged, connect } = openLogged()
  const { client, cut } = await connect()
  const ended = pool.end()
  await cut()
  client.release()
  await ended
  expect(logged).toEqual([])
})
