import type { Kysely } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { FieldRevisions } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { notifyGuests, notifyGuestsNow } from '../guests/send-job.ts'
import { notifyChanged } from '../notices.ts'
import { seriesOf } from '../occurrences.ts'
import { findShown, type Shown } from '../read.ts'
import { refreshEvent } from '../refresh.ts'
import { occursOn } from '../series.ts'
import type { NewEvent } from './new-event.ts'
import { columnsOf } from './split-series.ts'
import { replaceEvents } from './write-events.ts'

interface Updated {
  /** The id of each event that was changed, by its UID. Its occurrences are to be inserted. */
  ids: Map<string, number>
  /** Who else has events of them in the calendar. */
  others: number[]
  /** Does what comes after the insertion of the occurrences. */
  finish: () => Promise<void>
}

/**
 * Changes events to the version of a file, unless somebody has changed them in the meantime, and takes away the occurrences
 * that they had.
 */
export async function updateEvents(context: Context, owner: number, events: readonly NewEvent[]): Promise<Updated> {
  const { db } = context
  const updated: Updated = { ids: new Map(), others: [], finish: async () => {} }
  if (events.length === 0) return updated
  const before = await listShared(context, owner, events)
  updated.ids = await replaceEvents(db, owner, events, (event) => JSON.stringify(revisionsOf(context, event)))
  const all = [...updated.ids.values()]
  const gone = await db
    .deleteFrom('calendar_occurrences')
    .where(({ eb, fn, val }) => eb('event_id', '=', fn.any(val(all))))
    .returning(['event_id', 'day', 'isfinish'])
    .execute()
  const finished = Map.groupBy(
    gone.filter(({ isfinish }) => isfinish),
    ({ event_id }) => event_id,
  )
  const shared = before.filter(({ event }) => all.includes(event.id))
  updated.others = await listOthers(db, all)
  updated.finish = async () => {
    for (const { uid, fields } of events) {
      const id = updated.ids.get(uid)
      const days = id === undefined ? [] : (finished.get(id) ?? []).map(({ day }) => day)
      if (id !== undefined && days.length > 0) await finishAgain(context, id, columnsOf(fields), days)
    }
    for (const shown of shared) await notifyChanged(context, shown, { id: shown.event.id, occurrence: '' })
    await notifyGuests(context, db, all)
  }
  return updated
}

/** All that the file says counts as saved now, so that no form which was opened before writes over it unasked. */
function revisionsOf(context: Context, { fields: { calendar_tag: _, ...fields }, columns }: NewEvent) {
  const { revision, updated_at } = columns
  const { id, name } = requireUser(context)
  const entry = { revision, by: { id, name }, at: updated_at.toISOString() }
  return Object.fromEntries(Object.keys(fields).map((field) => [field, entry])) satisfies FieldRevisions
}

/** Those of the events that are shared, as they are shown. */
async function listShared(context: Context, owner: number, events: readonly NewEvent[]): Promise<Shown[]> {
  const rows = await context.db
    .selectFrom('calendar_events')
    .select('id')
    .where('id_user', '=', owner)
    .where(({ eb, fn, val }) => eb('uid', '=', fn.any(val(events.map(({ uid }) => uid)))))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('calendar_attendees').select('user_id').whereRef('event_id', '=', 'calendar_events.id')),
    )
    .execute()
  const shown: Shown[] = []
  for (const { id } of rows) shown.push(await findShown(context, { id }))
  return shown
}

/** Days on which the new version has an occurrence too. */
async function finishAgain(context: Context, id: number, event: ReturnType<typeof columnsOf>, days: readonly string[]) {
  const series = seriesOf(event)
  const remaining = days.filter((day) => series && occursOn(series, day))
  if (remaining.length === 0) return
  await context.db
    .insertInto('calendar_occurrences')
    .values(remaining.map((day) => ({ event_id: id, day, isfinish: true })))
    .onConflict((conflict) => conflict.columns(['event_id', 'day']).doUpdateSet({ isfinish: true }))
    .execute()
  await refreshEvent(context, context.db, id)
}

/** Removes parts of series that a new version does not have; who else had them in the calendar. */
export async function dropEvents(context: Context, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const others = await listOthers(context.db, ids)
  await context.db
    .deleteFrom('calendar_events')
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .whereRef('revision', '=', (eb) => eb('imported_sequence', '+', 1))
    .execute()
  await notifyGuestsNow(context, context.db)
  return others
}

const listOthers = async (db: Kysely<DB>, events: readonly number[]) =>
  (
    await db
      .selectFrom('calendar_attendees')
      .select('user_id')
      .distinct()
      .where(({ eb, fn, val }) => eb('event_id', '=', fn.any(val([...events]))))
      .execute()
  ).map(({ user_id }) => user_id)
