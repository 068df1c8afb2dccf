import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/**
 * Raises the counters of people whose notices change, in the transaction of the change: their open pages are notified
 * (migrations/0023_line_events.sql). To be called once in a transaction, with all of them: the rows are locked in order
 * of the ids, so that no two transactions wait for each other.
 */
export async function raiseCounters(db: Kysely<DB>, users: readonly number[]) {
  await sql`
    insert into notice_counters (user_id, changes)
    select distinct id, 1 from unnest(${[...users]}::int[]) as id order by id
    on conflict (user_id) do update set changes = notice_counters.changes + 1`.execute(db)
}

/** Locks the counters of people before notices of theirs are changed or removed: always in this order. */
export async function lockCounters(db: Kysely<DB>, users: readonly number[]) {
  await sql`
    select from notice_counters where user_id = any (${[...users]}::int[]) order by user_id for update`.execute(db)
}

/** A person's counter; undefined for anybody but the caller. */
export async function readCounter(context: Context, user: number): Promise<number | undefined> {
  if (user !== requireUser(context).id) return undefined
  const row = await context.db
    .selectFrom('notice_counters')
    .select('changes')
    .where('user_id', '=', user)
    .executeTakeFirst()
  return row?.changes ?? 0
}
