import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import { toWallTime } from '#time.ts'
import type { Conflict, SavedRevision } from '../contract/revision.ts'
import { AppError } from '../errors.ts'

/** The columns for the revisions of editable records. */
export interface RevisionColumns {
  revision: number
  /** `FieldRevisions` as jsonb. */
  field_revisions: unknown
}

/** Who saved: a member of staff, or with id 0 a background job. */
type Saver = Conflict['by']

/** For each changed field, by its path: the revision that changed it last, by whom and when (ISO 8601). */
export type FieldRevisions = Record<string, { revision: number; by: Saver; at: string }>

/** Values of a record's fields by their paths in the form: `title`, `sale.value`. */
type Fields = Readonly<Record<string, unknown>>

/** A save about to be written. */
interface Save {
  /** The record's row, read `for update` in the save's transaction. */
  stored: RevisionColumns
  /** The stored values. Computed columns (HTML, previews) and counts are not fields. */
  before: Fields
  /** The new values, comparable with `before` by `isDeepStrictEqual`; absent or undefined where the save leaves a field as it is. */
  after: Fields
  by: Saver
  at: Date
}

/** For a save that comes from a form. */
interface FormSave {
  /** The revision the form began from; undefined for a call that overwrites. */
  begun: number | undefined
  /** Reads the record for the conflict, in the save's transaction, in the shape in which its own call answers it. */
  readRecord: () => Promise<unknown>
}

/**
 * Raises the revision of a record that is being saved, and records which fields the save changes: those whose values
 * differ. Other fields that were saved since the form began keep those values (`merged`).
 *
 * @returns `columns` to write with the fields in the same transaction, and `saved`, the call's answer
 * @throws 409 with the conflict where the form changes a field that was saved since it began: write nothing then
 * @example
 * const before = await db.selectFrom('tasks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
 * const { columns, saved } = await raiseRevision(
 *   { stored: before, before: toFields(before), after: fields, by: requireUser(context), at: clock.now() },
 *   { begun: revision, readRecord: () => findTask({ ...context, db }, id) },
 * )
 * await db.updateTable('tasks').set({ ...fields, ...columns }).where('id', '=', id).execute()
 */
export async function raiseRevision({ stored, before, after, by, at }: Save, form?: FormSave) {
  const known = stored.field_revisions as FieldRevisions
  const changed = Object.keys(after).filter(
    (path) => after[path] !== undefined && !isDeepStrictEqual(after[path], before[path]),
  )
  const isNewer = (path: string) => form?.begun !== undefined && (known[path]?.revision ?? 0) > form.begun

  const fields = changed.filter(isNewer)
  if (form && fields.length > 0) {
    const last = fields
      .map((path) => known[path]!)
      .reduce((one, other) => (other.revision > one.revision ? other : one))
    throw conflictError({
      record: await form.readRecord(),
      revision: stored.revision,
      fields,
      by: last.by,
      at: last.at,
    })
  }

  const revision = stored.revision + 1
  const entry = { revision, by: { id: by.id, name: by.name }, at: at.toISOString() }
  const raised: FieldRevisions = { ...known, ...Object.fromEntries(changed.map((path) => [path, entry])) }
  const saved: SavedRevision = { revision, merged: Object.keys(known).some(isNewer) }
  return { columns: { revision, field_revisions: JSON.stringify(raised) }, saved }
}

/**
 * What one statement sets in many rows, whose fields differ: the raised revision, and which fields it changes. Each row is
 * `stored` in the statement, and was read `for update`.
 * @param changed a jsonb whose keys are the changed fields
 */
export const raiseEach = (changed: RawBuilder<unknown>, { by, at }: Pick<Save, 'by' | 'at'>) => sql`
  revision = stored.revision + 1,
  field_revisions = stored.field_revisions || coalesce((
    select jsonb_object_agg(field, ${JSON.stringify({ by: { id: by.id, name: by.name }, at: at.toISOString() })}::jsonb
      || jsonb_build_object('revision', stored.revision + 1))
    from jsonb_object_keys(${changed}) as field), '{}')`

const conflictError = (conflict: Conflict) =>
  new AppError(
    'edited-meanwhile',
    `${conflict.by.name} salvou às ${toWallTime(conflict.at).slice(11)}.`,
    undefined,
    conflict,
  )
