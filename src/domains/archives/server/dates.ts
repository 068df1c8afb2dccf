import type { Selectable } from 'kysely'
import type { Archives } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { ArchiveFields } from '../archive-fields.ts'

/** How far a browser's clock may be ahead, in milliseconds. */
const TOLERANCE = 60_000

interface Dating extends Partial<Pick<ArchiveFields, 'date' | 'publish_at'>> {
  /** Whether the article is public after the save. */
  isPublic: boolean
  /** Whether its date stands already. */
  dated: boolean
  now: Date
}

/**
 * The columns of an article's date that a save changes. A given date stands, then a `publish_at` that has passed;
 * otherwise the first publication sets it to now. Throws 422 for a date in the future.
 */
export function dateColumns({ date, publish_at, isPublic, dated, now }: Dating): Partial<DateColumns> {
  if (date) {
    if (Date.parse(date) > now.getTime() + TOLERANCE) {
      const error = 'Esta data ainda não chegou. Para publicar depois, agende.'
      throw new AppError('invalid', error, { date: error })
    }
    return { date: new Date(date), dated: true }
  }
  const stands = dated && date === undefined
  if (isPublic && (publish_at || !stands)) return { date: publish_at ? new Date(publish_at) : now, dated: true }
  return date === null ? { dated: false } : {}
}

type DateColumns = Pick<Selectable<Archives>, 'date' | 'dated'>
