import { readdirSync, readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { listMigrations, migrate } from '#platform/db/migrate.ts'
import { kyselyOn } from '#platform/db/open.ts'
import { newTarget } from './installations.ts'

/** The old installation, and the rows that later migrations made room for; each named as the migration it follows. */
const FOLDER = 'tests/upgrades'
const stations = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.slice(0, -'.sql'.length))
  .sort()

async function runFile(pool: Pool, station: string) {
  const client = await pool.connect()
  await client.query(readFileSync(`${FOLDER}/${station}.sql`, 'utf8'))
  client.release(true) // pg_dump changes the connection's settings
}

/**
 * A new database with the old installation, brought to now as its owner did: one migration after the other, with the rows
 * that each time added. `onStation` is called where rows were added.
 */
export async function upgradeOld(onStation: (pool: Pool) => unknown = () => {}) {
  const target = await newTarget()
  const [first, ...later] = stations
  await runFile(target.pool, first!)
  await onStation(target.pool)
  const names = listMigrations('migrations')
  for (const station of later) {
    await migrate(kyselyOn(target.pool), 'migrations', { names: names.slice(0, names.indexOf(station) + 1) })
    await runFile(target.pool, station)
    await onStation(target.pool)
  }
  await migrate(kyselyOn(target.pool))
  return target
}
