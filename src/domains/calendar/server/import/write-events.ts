import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { DEFAULT_TAG } from '../../calendar.ts'
import { insertOverrides } from '../overrides.ts'
import { findOrAddTag } from '../tags.ts'
import type { NewEvent } from './new-event.ts'

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const BATCH = 1000

/** Adds events; the id of each that was not there, by its UID. */
export async function insertEvents(
  db: Kysely<DB>,
  owner: number,
  events: readonly NewEvent[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  if (events.length === 0) return ids
  const tag_id = await findOrAddTag(db, owner, DEFAULT_TAG)
  for (const batch of inBatches(events)) {
    const added = await db
      .insertInto('calendar_events')
      .values(batch.map((event) => rowOf(event, owner, tag_id)))
      .onConflict((conflict) => conflict.columns(['id_user', 'uid']).doNothing())
      .returning(['id', 'uid'])
      .execute()
    for (const { id, uid } of added) ids.set(uid, id)
  }
  return ids
}

/**
 * Writes events over their earlier versions; the id of each, by its UID. One that somebody has changed in the meantime
 * stays, and one that was deleted comes again, as by the import of a moment later. What was finished stays so, and its tag.
 * @param revisionsOf the field_revisions of an event, as JSON
 */
export async function replaceEvents(
  db: Kysely<DB>,
  owner: number,
  events: readonly NewEvent[],
  revisionsOf: (event: NewEvent) => string,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  if (events.length === 0) return ids
  const tag_id = await findOrAddTag(db, owner, DEFAULT_TAG)
  const names = Object.keys(events[0]!.columns) as (keyof NewEvent['columns'])[]
  for (const batch of inBatches(events)) {
    const replaced = await db
      .insertInto('calendar_events')
      .values(batch.map((event) => ({ ...rowOf(event, owner, tag_id), field_revisions: revisionsOf(event) })))
      .onConflict((conflict) =>
        conflict
          .columns(['id_user', 'uid'])
          .doUpdateSet(({ ref }) => ({
            ...Object.fromEntries(names.map((name) => [name, ref(`excluded.${name}`)])),
            field_revisions: ref('excluded.field_revisions'),
            isfinish: sql<boolean>`calendar_events.isfinish and excluded.rule is null`,
          }))
          .whereRef('calendar_events.imported_sequence', '<', 'excluded.imported_sequence')
          .whereRef('calendar_events.revision', '=', (eb) => eb('calendar_events.imported_sequence', '+', 1)),
      )
      .returning(['id', 'uid'])
      .execute()
    for (const { id, uid } of replaced) ids.set(uid, id)
  }
  return ids
}

export const insertOverridesOf = (db: Kysely<DB>, ids: ReadonlyMap<string, number>, events: readonly NewEvent[]) =>
  insertOverrides(
    db,
    events.flatMap(({ uid, overrides }) => {
      const event_id = ids.get(uid)
      return event_id === undefined ? [] : overrides.map((override) => ({ ...override, event_id }))
    }),
  )

const rowOf = ({ uid, columns }: NewEvent, owner: number, tag_id: number) => ({
  ...columns,
  created_at: columns.updated_at,
  uid,
  id_user: owner,
  tag_id,
})

const inBatches = <Row>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) => rows.slice(index * BATCH, (index + 1) * BATCH))
