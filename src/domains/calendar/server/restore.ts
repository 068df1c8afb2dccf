import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { listInterested, listParticipants, raiseCalendars } from './counter.ts'
import { notifyGuests } from './guests/send-job.ts'
import { findRemoved, forgetRemoved, rowsOf, type Stored } from './keep-removed.ts'
import { lockEvent } from './lock.ts'
import { notifyRestored } from './notices.ts'
import { findShown } from './read.ts'
import { refreshEvent } from './refresh.ts'
import { manages } from './to-event.ts'

/**
 * Brings back what the caller removed last of an event, or of one of its occurrences, as it was: with its exceptions, those
 * it is shared with and its guests. Throws 404 where it is not kept, and 422 where its place was taken since.
 */
export const restoreEvent = (context: Context, { id, occurrence }: { id: number; occurrence: string }) =>
  context.db.transaction().execute(async (db) => {
    const inside = { ...context, db }
    const removed = await findRemoved(inside, { id, occurrence, by: requireUser(context).id })
    if (!removed) throw notKept()
    if (removed.stored.scope === 'all') await bringBack(db, id, removed.stored)
    else await bringBackPart(inside, { id, occurrence, stored: removed.stored })
    await forgetRemoved(db, removed.id)
    await refreshEvent(inside, db, id)
    await raiseCalendars(db, await listParticipants(db, id))
    await notifyRestored(inside, await findShown(inside, { id, occurrence }), await listInterested(db, id))
    await notifyGuests(inside, db, [id])
    return { result: true as const }
  })

async function bringBack(db: Kysely<DB>, id: number, { event, occurrences, attendees, guests }: Stored) {
  const task = await db.selectFrom('tasks').select('id').where('id', '=', event!.task_id).executeTakeFirst()
  const rows = rowsOf('calendar_events', [{ ...event, task_id: task?.id ?? null }])
  const isTaken = await sql`
    select from calendar_events, ${rows} as gone where calendar_events.id = gone.id
      or (calendar_events.id_user = gone.id_user
        and (calendar_events.uid = gone.uid or calendar_events.resource_name = gone.resource_name))`.execute(db)
  const hasTags = await sql`
    select from ${rows} as gone join calendar_tags on calendar_tags.id = tag_id`.execute(db)
  if (isTaken.rows.length > 0 || hasTags.rows.length === 0) throw changedSince()
  await sql`insert into calendar_events select * from ${rows}`.execute(db)
  await insertOccurrences(db, occurrences)
  await sql`
    insert into calendar_attendees select * from ${rowsOf('calendar_attendees', attendees)}
    where user_id in (select id from users)`.execute(db)
  await sql`
    update calendar_guests set event_id = ${id} from ${rowsOf('calendar_guests', guests)} as gone
    where calendar_guests.id = gone.id and calendar_guests.event_id is null`.execute(db)
  // Who was told that it is off is invited again.
  const told = guests.map((guest) => ({ ...guest, sent: null, booking_id: null }))
  await sql`
    insert into calendar_guests select * from ${rowsOf('calendar_guests', told)} on conflict (id) do nothing`.execute(
    db,
  )
}

interface Part {
  id: number
  /** The day that was named. */
  occurrence: string
  stored: Stored
}

/** Of a series, one occurrence or those from it on. */
async function bringBackPart(context: Context, { id, occurrence: day, stored }: Part) {
  const { db, clock } = context
  const { event } = await lockEvent(context, { id })
  if (!manages(context, event) || event.rule === null) throw notKept()
  const at = clock.now()
  if (stored.scope === 'this') {
    const gone = await db
      .deleteFrom('calendar_occurrences')
      .where('event_id', '=', id)
      .where('day', '=', day)
      .where('removed', '=', true)
      .executeTakeFirst()
    if (gone.numDeletedRows === 0n) throw changedSince()
  } else if (event.repeat_end === null || event.repeat_end >= day) throw changedSince()
  await insertOccurrences(db, stored.occurrences)
  await db
    .updateTable('calendar_events')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      updated_at: at,
      ...(stored.scope === 'following' && { repeat_end: stored.repeat_end }),
    }))
    .where('id', '=', id)
    .execute()
}

const insertOccurrences = (db: Kysely<DB>, rows: readonly object[]) =>
  sql`insert into calendar_occurrences select * from ${rowsOf('calendar_occurrences', rows)}`.execute(db)

const notKept = () => new AppError('missing', 'Isto não pode mais voltar.')
const changedSince = () => new AppError('invalid', 'O calendário mudou desde então: isto não pode mais voltar.')
