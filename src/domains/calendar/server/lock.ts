import type { Context } from '#platform/context.ts'
import type { RevisionColumns } from '#platform/db/revisions.ts'
import { findShown, notFound, type Shown, type ShownEvent } from './read.ts'

/** An event that the transaction holds, or the occurrence of it that is to be changed. */
export interface Held extends Shown<ShownEvent> {
  revisions: RevisionColumns
}

/** What a change has stored. */
export interface Saved {
  /** Of the event, or of the series that was split off. */
  id: number
  /** The identity that the changed occurrence has now. */
  occurrence: string
  revision: number
  merged: boolean
}

/** Locks an event until the transaction ends, with all its occurrences. Throws 404. */
export async function lockEvent(context: Context, key: { id: number; occurrence?: string }): Promise<Held> {
  const revisions = await context.db
    .selectFrom('calendar_events')
    .select(['revision', 'field_revisions'])
    .where('id', '=', key.id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  return { ...(await findShown(context, key)), revisions }
}
