import type { ArchiveFields } from '../../contract.ts'

/** Whether a time is in the future. */
export const isAhead = (moment: string | null | undefined, now = Date.now()): moment is string =>
  typeof moment === 'string' && Date.parse(moment) > now

/** The fields as the server will store them: private until a future publication, public after a past one. */
export function settleMoment(fields: ArchiveFields, now = Date.now()): ArchiveFields {
  if (fields.publish_at === null) return fields
  return isAhead(fields.publish_at, now)
    ? { ...fields, archive_public: false }
    : { ...fields, archive_public: true, publish_at: null }
}
