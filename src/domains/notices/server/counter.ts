import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/** Raises the counters of people whose notices changed, in the transaction of the change. Their open pages receive the new value. */
export async function raiseCounters(db: Kysely<DB>, users: readonly number[]) {
  // In the order of ids, so that two transactions cannot deadlock.
  await sql`
    with raised as (
      insert into notice_counters (user_id, changes)
      select distinct id, 1 from unnest(${[...users]}::int[]) as id order by id
      on conflict (user_id) do update set changes = notice_counters.changes + 1
      returning user_id, changes
    )
    select notify_event('notices:' || user_id, changes) from raised`.execute(db)
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
