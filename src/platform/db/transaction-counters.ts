import { type Kysely, sql } from 'kysely'
import type { DB } from './tables.gen.ts'

/*
 * Counters of topics that are kept in no row: the number of the transaction that changed something last, which
 * `notify_by_transaction` says at its commit (migrations/0099_live_lists.sql).
 */

/** Whoever reads after this sees all changes below it. What has this number or a higher one is perhaps not read yet. */
export const readSeenBelow = (db: Kysely<DB>) => readNumber(db, sql`pg_snapshot_xmin(pg_current_snapshot())`)

/** No change that is committed by now has a higher number. */
export const readLastTransaction = (db: Kysely<DB>) =>
  readNumber(db, sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1`)

async function readNumber(db: Kysely<DB>, number: ReturnType<typeof sql>) {
  const { rows } = await sql<{ number: number }>`select (${number})::text::bigint as number`.execute(db)
  return rows[0]!.number
}
