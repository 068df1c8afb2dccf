import type { Insertable, Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { CalendarEvents, DB } from '#platform/db/tables.gen.ts'
import type { EventChange, EventFields } from '../event-schemas.ts'
import { raiseCalendars } from './counter.ts'
import { changeFields, patchOf, startingFields, toColumns } from './fields.ts'
import { refreshEvent } from './refresh.ts'
import { findOrAddTag, readTagName } from './tags.ts'
import { requireLinkedTask } from './tasks.ts'

/** Makes an event in a person's calendar. Throws 422. */
export async function createEvent(context: Context, owner: number, event: EventChange) {
  const { id_calendar_tag: tag, isfinish = false } = event
  const id = await context.db.transaction().execute(async (db) => {
    const patch = patchOf(event)
    if (tag && tag !== -1 && !patch.calendar_tag) patch.calendar_tag = await readTagName(db, owner, tag)
    if (patch.task) await requireLinkedTask({ ...context, db }, patch.task)
    const fields = changeFields(startingFields(patch), patch)
    const id = await insertEvent(context, db, { owner, fields, columns: fields.repeat_event ? {} : { isfinish } })
    await raiseCalendars(db, [owner])
    return id
  })
  return { id, occurrence: '', revision: 1, merged: false }
}

interface NewEvent {
  owner: number
  /** As `changeFields` completes them. */
  fields: EventFields
  /** What else the row has. */
  columns?: Partial<Insertable<CalendarEvents>>
}

/** Inserts an event, and says its id. The caller raises the counters. */
export async function insertEvent(
  context: Pick<Context, 'clock' | 'jobs'>,
  db: Kysely<DB>,
  { owner, fields, columns = {} }: NewEvent,
): Promise<number> {
  const now = context.clock.now()
  const stored = toColumns(fields)
  const { id } = await db
    .insertInto('calendar_events')
    .values({
      ...stored,
      // Set by `refreshEvent`.
      first_at: stored.starts_at,
      created_at: now,
      updated_at: now,
      ...columns,
      id_user: owner,
      tag_id: await findOrAddTag(db, owner, fields.calendar_tag),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await refreshEvent(context, db, id)
  return id
}
