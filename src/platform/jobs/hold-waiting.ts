import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/tables.gen.ts'
import { SCHEMA } from './boss.ts'

/**
 * Keeps workers from taking the job that waits under a key until the transaction `db` ends: they skip locked rows. False
 * where none waits any more, because one was taken meanwhile.
 */
export async function holdWaiting(db: Kysely<DB>, name: string, key: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(`${SCHEMA}.job`)}
    where name = ${name} and coalesce(singleton_key, '') = ${key} and state = 'created' and policy = 'short'
    for key share`.execute(db)
  return rows.length > 0
}

/** Lets the job that waits under a key begin at that time, if it would do so later. */
export const bringForward = (
  { executeSql }: { executeSql(text: string, values?: unknown[]): Promise<unknown> },
  { name, key, startAfter }: { name: string; key: string; startAfter: Date },
) =>
  executeSql(
    `update ${SCHEMA}.job set start_after = $3
      where name = $1 and coalesce(singleton_key, '') = $2 and state = 'created' and policy = 'short' and start_after > $3`,
    [name, key, startAfter],
  )
