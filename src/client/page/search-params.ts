// What addresses hold in their query, as the router has parsed it. Public pages load it with every route file.
import { MAX_SEARCH } from '#fold.ts'
import { FIRST_DAY, isDay, LAST_DAY } from '#time.ts'

/** A text to search for; undefined for none. */
export const readSearch = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim().slice(0, MAX_SEARCH)) || undefined

/** A day that calls take, YYYY-MM-DD; undefined for none. */
export const readDay = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) && value >= FIRST_DAY && value <= LAST_DAY ? value : undefined

/** What stands for a new record where an address has a record's id. */
export const NEW_RECORD = -1

/** The id of a record; undefined for none, and for anything that is not written as a whole number. */
export function readRecordId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}
