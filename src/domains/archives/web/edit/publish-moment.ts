import type { ArchiveFields } from '../../contract.ts'

/** Whether an article waits for its moment. */
export const isAhead = (moment: string | null | undefined, now = Date.now()): moment is string =>
  typeof moment === 'string' && Date.parse(moment) > now

/** The fields as the server will keep them: one ahead of its moment is private, one whose moment has passed is public. */
export function settleMoment(fields: ArchiveFields, now = Date.now()): ArchiveFields {
  if (fields.publish_at === null) return fields
  return isAhead(fields.publish_at, now)
    ? { ...fields, archive_public: false }
    : { ...fields, archive_public: true, publish_at: null }
}
