import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { addDays } from '#time.ts'
import { requireFreeHour } from './booked-hour.ts'
import { listInterested, listParticipants, raiseCalendars } from './counter.ts'
import { notifyGuests, PAUSE } from './guests/send-job.ts'
import { findRemoved, forgetRemoved, insertStored, rowsOf, type Stored } from './keep-removed.ts'
import { lockEvent } from './lock.ts'
import { notifyRestored } from './notices.ts'
import { findShown } from './read.ts'
import { refreshEvent } from './refresh.ts'
import { manages } from './to-event.ts'

/**
 * Brings back what the caller removed last of an event, or of one of its occurrences, as it was: with its exceptions, those
 * it is shared with and its guests. Throws 404 where it is not kept, and 422 where its place was taken since, by a change
 * or by who has booked its hour.
 */
export const restoreEvent = (context: Context, { id, occurrence }: { id: number; occurrence: string }) =>
  context.db.transaction().execute(async (db) => {
    const inside = { ...context, db }
    const removed = await findRemoved(inside, { id, occurrence, by: requireUser(context).id })
    if (!removed) throw notKept()
    await requireTags(db, removed.stored)
    if (removed.stored.scope === 'all') await bringBack(inside, id, removed.stored)
    else await bringBackPart(inside, { id, occurrence, stored: removed.stored })
    await forgetRemoved(db, removed.id)
    await refreshEvent(inside, db, id)
    // As who books does: only who holds the calendar knows which of its hours are free.
    await raiseCalendars(db, await listParticipants(db, id))
    await requireFreeHour(inside, id)
    await notifyRestored(inside, await findShown(inside, { id, occurrence }), await listInterested(db, id))
    await notifyGuests(inside, db, [id])
    return { result: true as const }
  })

async function bringBack({ db, clock }: Context, id: number, { event, occurrences, attendees, guests }: Stored) {
  const rows = rowsOf('calendar_events', [event!])
  const isTaken = await sql`
    select from calendar_events, ${rows} as gone where calendar_events.id = gone.id
      or (calendar_events.id_user = gone.id_user
        and (calendar_events.uid = gone.uid or calendar_events.resource_name = gone.resource_name))`.execute(db)
  if (isTaken.rows.length > 0) throw changedSince()
  await requireBookings(db, guests)
  const task = await db.selectFrom('tasks').select('id').where('id', '=', event!.task_id).executeTakeFirst()
  const now = clock.now()
  const isMissed = event!.next_alert_at !== null && Date.parse(event!.next_alert_at) <= now.getTime() - PAUSE
  const back = {
    ...{ ...event!, task_id: task?.id ?? null, updated_at: now },
    // Newer than the cancellation that guests were sent, which is one ahead of what they knew.
    revision: event!.revision + 2,
    // What came due while it was away is no alert any more.
    ...(isMissed && { next_alert_at: null }),
  }
  await insertStored(db, 'calendar_events', [back])
  await insertStored(db, 'calendar_occurrences', occurrences)
  await insertStored(db, 'calendar_attendees', attendees, sql`where user_id in (select id from users)`)
  await sql`
    update calendar_guests set event_id = ${id} from ${rowsOf('calendar_guests', guests)} as gone
    where calendar_guests.id = gone.id and calendar_guests.event_id is null`.execute(db)
  // Who was told that it is off is invited again.
  const told = guests.map((guest) => ({ ...guest, sent: null }))
  await insertStored(db, 'calendar_guests', told, sql`on conflict (id) do nothing`)
}

/** Throws 422 where an hour was booked that its visitor has cancelled since, or that nobody knows any more. */
async function requireBookings(db: Kysely<DB>, guests: Stored['guests']) {
  const booked = guests.flatMap(({ booking_id }) => booking_id ?? [])
  const found = await db
    .selectFrom('bookings')
    .select('cancelled_at')
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(booked))))
    .forUpdate()
    .execute()
  if (found.some(({ cancelled_at }) => cancelled_at))
    throw new AppError('invalid', 'Quem marcou este horário também o cancelou: ele não pode mais voltar.')
  if (found.length < booked.length) throw changedSince()
}

/** Throws 422 where a tag of what was removed is gone. */
async function requireTags(db: Kysely<DB>, { event, occurrences }: Stored) {
  const wanted = new Set([...(event ? [event] : []), ...occurrences].flatMap(({ tag_id }) => tag_id ?? []))
  const tags = await db
    .selectFrom('calendar_tags')
    .select('id')
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...wanted]))))
    .forKeyShare()
    .execute()
  if (tags.length < wanted.size) throw changedSince()
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
  } else if (event.repeat_end !== lastBefore(day)) throw changedSince()
  await insertStored(db, 'calendar_occurrences', stored.occurrences)
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

/** On which a series ends whose occurrences from a day on were removed. */
const lastBefore = (day: string) => addDays(day, -1)

const notKept = () => new AppError('missing', 'Isto não pode mais voltar.')
const changedSince = () => new AppError('invalid', 'O calendário mudou desde então: isto não pode mais voltar.')
