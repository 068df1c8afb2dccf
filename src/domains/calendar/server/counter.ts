import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/**
 * Raises the counters of people whose calendars change, in the transaction of the change: their open pages are notified
 * (migrations/0028_calendar.sql). To be called once in a transaction, after its events are locked and before its notices are sent,
 * with all of them: the rows are locked in the order of the ids, so that no two transactions wait for each other.
 */
export async function raiseCalendars(db: Kysely<DB>, users: readonly number[]) {
  await sql`
    insert into calendar_counters (user_id, changes)
    select distinct id, 1 from unnest(${[...users]}::int[]) as id order by id
    on conflict (user_id) do update set changes = calendar_counters.changes + 1`.execute(db)
}

/** The ids of those in whose calendars an event is: its owner, and whom it is shared with. */
export async function listParticipants(db: Kysely<DB>, event: number): Promise<number[]> {
  const rows = await db
    .selectFrom('calendar_attendees')
    .select('user_id')
    .where('event_id', '=', event)
    .union(db.selectFrom('calendar_events').select('id_user as user_id').where('id', '=', event))
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Those of them who have not declined it. */
export async function listInterested(db: Kysely<DB>, event: number): Promise<number[]> {
  const declined = await db
    .selectFrom('calendar_attendees')
    .select('user_id')
    .where('event_id', '=', event)
    .where('answer', '=', 'declined')
    .execute()
  const people = await listParticipants(db, event)
  return people.filter((person) => !declined.some(({ user_id }) => user_id === person))
}

/** A person's counter; undefined for anybody but the caller. */
export async function readCounter(context: Context, user: number): Promise<number | undefined> {
  if (user !== requireUser(context).id) return undefined
  const row = await context.db
    .selectFrom('calendar_counters')
    .select('changes')
    .where('user_id', '=', user)
    .executeTakeFirst()
  return row?.changes ?? 0
}
