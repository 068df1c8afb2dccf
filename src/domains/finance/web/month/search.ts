import { readRecordId, readSearch } from '#client/search-params.ts'
import { isMonth } from '#time.ts'

/** What the screen of a month shows; all of it is in the address. */
export interface MonthSearch {
  /** The month, YYYY-MM; the current one without it. */
  month?: string | undefined
  /** Words searched for in all months. */
  q?: string | undefined
  /** The project whose entries of all months are shown, with those words where there are any. */
  project?: number | undefined
  /** The entry that is open. */
  id?: number | undefined
  /** Whether a new entry is open. */
  new?: true | undefined
  /** Whether the accountant's month is open. */
  accountant?: true | undefined
}

/** An address's query; invalid values are left out. */
export const parseSearch = ({
  month,
  q,
  project,
  id,
  new: isNew,
  accountant,
}: Record<string, unknown>): MonthSearch => ({
  month: typeof month === 'string' && isMonth(month) ? month : undefined,
  q: readSearch(q),
  project: readRecordId(project),
  id: readRecordId(id),
  new: isNew === true ? true : undefined,
  accountant: accountant === true ? true : undefined,
})
