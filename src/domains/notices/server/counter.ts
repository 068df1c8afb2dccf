import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { raiseCounters } from '#platform/db/user-counters.ts'

/**
 * Notifies the open pages of people whose notices change, in the transaction of the change (migrations/0023_line_events.sql). To
 * be called once in a transaction, with all of them.
 */
export const raiseNotices = (db: Kysely<DB>, users: readonly number[]) => raiseCounters(db, 'notice_counters', users)

/** Locks the counters of people before notices of theirs are changed or removed: always in this order. */
export async function lockCounters(db: Kysely<DB>, users: readonly number[]) {
  await sql`
    select from notice_counters where user_id = any (${[...users]}::int[]) order by user_id for update`.execute(db)
}
