import { isDeepStrictEqual } from 'node:util'
import { toWallTime } from '#time.ts'
import type { Conflict, SavedRevision } from '../contract/revision.ts'
import { AppError } from '../errors.ts'

/** The columns that a table of editable records has for its revisions. */
export interface RevisionColumns {
  revision: number
  /** `FieldRevisions` as jsonb. */
  field_revisions: unknown
}

/** Who saved: a member of staff, or with id 0 a job of the program. */
type Saver = Conflict['by']

/** For each field that was ever changed, by its path: the revision that changed it last, who did and when (ISO 8601). */
type FieldRevisions = Record<string, { revision: number; by: Saver; at: string }>

/** Values of a record's fields by their paths as the form has them: `title`, `sale.value`. */
type Fields = Readonly<Record<string, unknown>>

/** A save about to be written. */
interface Save {
  /** The record's row, read `for update` in the save's transaction. */
  stored: RevisionColumns
  /** What the row's fields hold. Computed columns (HTML, previews) and counts are no fields. */
  before: Fields
  /** What the save sets them to, comparable with `before` by `isDeepStrictEqual`. Fields it leaves alone are absent or undefined. */
  after: Fields
  by: Saver
  at: Date
}

/** Where the save comes from a form. */
interface FormSave {
  /** The revision the form began from; undefined for a call that overwrites. */
  begun: number | undefined
  /** Reads the record for the form of who is refused, in the save's transaction, as the record's own call answers it. */
  readRecord: () => Promise<unknown>
}

/**
 * Raises the revision of a record that is being saved, and notes which fields the save changes: those whose values
 * differ. Fields that others saved since the form began stay theirs (`merged`).
 *
 * @returns `columns` to write with the fields in the same transaction, and `saved` to answer with
 * @throws 409 with the conflict where the form changes a field that was saved since it began; nothing may be written then
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

const conflictError = (conflict: Conflict) =>
  new AppError('conflict', `${conflict.by.name} salvou às ${toWallTime(conflict.at).slice(11)}.`, undefined, conflict)
