import { id, MAX_INTEGER, z } from './fields.ts'

/**
 * The revision of an editable record, raised by each save. A form sends the one it began from; a call without it
 * overwrites.
 */
export const revision = z.int().min(0).max(MAX_INTEGER)

/** A save's answer, beside the record's id. */
export const savedRevision = z.object({
  /** The record's new revision. */
  revision,
  /** Whether other fields were saved since the revision that the form began from: it reads the record again. */
  merged: z.boolean(),
})
export type SavedRevision = z.infer<typeof savedRevision>

/** The answer of a save: the record's id, and its revision. */
export const savedRecord = z.object({ result: z.literal(true), data: savedRevision.extend({ id }) })

/** `data.conflict` of a save refused with 409: the same field was saved by somebody else since the form began. */
export interface Conflict<Stored = unknown> {
  /** The stored record, in the shape in which its own call answers it to editors. */
  record: Stored
  /** The revision of `record`, from which the next try begins. */
  revision: number
  /** The fields that both changed, by their paths: `title`, `sale.value`. */
  fields: string[]
  /** Who saved last. */
  by: { id: number; name: string }
  /** When, ISO 8601 in UTC. */
  at: string
}
