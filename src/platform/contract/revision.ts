import { MAX_INTEGER, z } from './fields.ts'

/**
 * The revision of a record that people edit: each save raises it. A form sends the one it began from with what it
 * changed; a call without it (the specification's own) overwrites.
 */
export const revision = z.int().min(0).max(MAX_INTEGER)

/** What a save answers, beside the record's id where it has one. */
export const savedRevision = z.object({
  /** The record's revision from now on. */
  revision,
  /** Whether other fields had been saved since the revision that the form began from: the form reads the record anew. */
  merged: z.boolean(),
})
export type SavedRevision = z.infer<typeof savedRevision>

/** Why a save was refused with 409: somebody saved the same field after the form had begun. It is `data.conflict` of the answer. */
export interface Conflict<Stored = unknown> {
  /** The record as it is stored, in the shape its own call gives it to those who edit it. */
  record: Stored
  /** The revision of `record`: what the next try begins from. */
  revision: number
  /** The fields that both changed, by their paths: `title`, `sale.value`. */
  fields: string[]
  /** Who saved last. */
  by: { id: number; name: string }
  /** When, ISO 8601 in UTC. */
  at: string
}
