import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { DAY_MS } from '#time.ts'
import type { Scope } from '../calendar.ts'
import type { Held } from './lock.ts'

/** Milliseconds for which what was removed can be brought back. */
export const KEPT_MS = DAY_MS

/** The rows of a removal as they were before it, each as `to_jsonb` has it. */
export interface Stored {
  scope: Scope
  /** Of a whole event. */
  event?: { task_id: number | null; tag_id: number; revision: number; next_alert_at: string | null }
  /** Its occurrences of their own; of a part of a series those that the removal takes. */
  occurrences: { tag_id: number | null }[]
  attendees: object[]
  guests: { id: number; booking_id: number | null }[]
  /** The last day of a series before it was cut; null for none. */
  repeat_end: string | null
}

/** Keeps what a removal takes, in its transaction and before it. `scope` is 'all' for a whole event. */
export async function keepRemoved(context: Context, { event, occurrence: { day } }: Held, scope: Scope) {
  const { db, clock } = context
  const rows = (table: 'calendar_occurrences' | 'calendar_attendees' | 'calendar_guests', which = sql`true`) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(one)), '[]') from ${sql.table(table)} as one
      where event_id = ${event.id} and ${which})`
  const taken = { this: sql`day = ${day || null}::date`, following: sql`day >= ${day || null}::date`, all: sql`true` }
  const isWhole = sql`${scope === 'all'}::boolean`
  await sql`
    insert into calendar_removals (event_id, occurrence, removed_by, id_user, removed_at, stored)
    select id, ${day}, ${requireUser(context).id}, id_user, ${clock.now()}, jsonb_build_object(
      'scope', ${scope}::text,
      'event', case when ${isWhole} then to_jsonb(calendar_events) end,
      'occurrences', ${rows('calendar_occurrences', taken[scope])},
      'attendees', case when ${isWhole} then ${rows('calendar_attendees')} else '[]' end,
      'guests', case when ${isWhole} then ${rows('calendar_guests', sql`not is_removed`)} else '[]' end,
      'repeat_end', repeat_end)
    from calendar_events where id = ${event.id}`.execute(db)
}

/** What somebody removed last of an event, or of one of its occurrences, that is still kept; locked. */
export async function findRemoved(
  { db, clock }: Context,
  { id, occurrence, by }: { id: number; occurrence: string; by: number },
) {
  const found = await db
    .selectFrom('calendar_removals')
    .select(['id', 'stored'])
    .where('removed_by', '=', by)
    .where('event_id', '=', id)
    .where('occurrence', '=', occurrence)
    .where('removed_at', '>', since(clock.now()))
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return found && { id: found.id, stored: found.stored as unknown as Stored }
}

/** The rows of a table as they were. */
export const rowsOf = (table: keyof DB & string, rows: readonly object[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`

/**
 * Inserts rows as they were, into a table that may have lost and got columns since: of a new one they have its default.
 * @param which what follows the rows in the statement: a condition, or what is done where they are there
 */
export async function insertStored(db: Kysely<DB>, table: keyof DB & string, rows: readonly object[], which = sql``) {
  if (rows.length === 0) return
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attname = any (${Object.keys(rows[0]!)}::text[])`.execute(db)
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${names}) select ${names} from ${rowsOf(table, rows)} as gone ${which}`.execute(
    db,
  )
}

/** Forgets what was removed of events with these guests' bookings in a transaction, and says of which events. */
export async function forgetBooked(db: Kysely<DB>, bookings: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ event_id: number }>`
    delete from calendar_removals where exists (
      select from jsonb_array_elements(stored->'guests') as guest where (guest->>'booking_id')::int = any (${bookings}::int[]))
    returning event_id`.execute(db)
  return rows.map(({ event_id }) => event_id)
}

/** Forgets a removal that was taken back. */
export const forgetRemoved = (db: Kysely<DB>, id: number) =>
  db.deleteFrom('calendar_removals').where('id', '=', id).execute()

const since = (now: Date) => new Date(now.getTime() - KEPT_MS)

/** Removes for good what was removed so long ago that it cannot be brought back. */
export const purgeEventsJob = defineJob({
  name: 'purge-events',
  payload: z.object({}),
  schedule: '25 * * * *',
  async handler({ db, clock }) {
    await db.deleteFrom('calendar_removals').where('removed_at', '<=', since(clock.now())).execute()
  },
})
