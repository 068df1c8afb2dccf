import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '../context.ts'
import type { DB } from './tables.gen.ts'

/** Tables with a counter for each person, of whose changes the person's open pages are notified. */
type UserCounters = 'calendar_counters' | 'notice_counters'

/** Raises the counters of people, in the order of their ids: so no two transactions wait for each other. */
export async function raiseCounters(db: Kysely<DB>, table: UserCounters, users: readonly number[]) {
  await sql`
    insert into ${sql.table(table)} as stored (user_id, changes)
    select distinct id, 1 from unnest(${[...users]}::int[]) as id order by id
    on conflict (user_id) do update set changes = stored.changes + 1`.execute(db)
}

/** Reads a person's counter; undefined for anybody but the caller. */
export const ownCounter = (table: UserCounters) => async (context: Context, user: number) => {
  if (user !== requireUser(context).id) return undefined
  const row = await context.db.selectFrom(table).select('changes').where('user_id', '=', user).executeTakeFirst()
  return row?.changes ?? 0
}
