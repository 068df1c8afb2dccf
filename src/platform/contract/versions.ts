import { id, z } from './fields.ts'

/** Versions stored of each record. */
export const MAX_VERSIONS = 20

/** A record as it was before one of its last saves. */
export const Version = z.object({
  id,
  /** When that version was saved, ISO 8601 in UTC. */
  saved: z.string(),
  /** Name of who saved it; '' if unknown. */
  saved_by: z.string(),
})
export type Version = z.infer<typeof Version>
