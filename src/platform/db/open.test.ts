import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { openPool } from './open.ts'

const broken = new Error('terminating connection due to administrator command')

test('an idle connection that breaks is logged once, and not at all while the pool ends', async () => {
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) })
  const pool = openPool({ ...inject('database'), max: 1 }, log)
  const breakOne = async (before = async () => {}) => {
    const client = await pool.connect()
    client.release()
    const done = before()
    client.emit('error', broken)
    await done
  }
  await breakOne()
  expect(logged).toEqual(['database connection lost'])
  await breakOne(() => pool.end())
  expect(logged).toHaveLength(1)
})
