import { readRecordId, readSearch } from '#client/search-params.ts'
import { isMonth } from '#time.ts'

/** What the screen of a month shows; all of it is in the address. */
export interface MonthSearch {
  /** The month, YYYY-MM; the current one without it. */
  month?: string | undefined
  /** Words searched for in all months. */
  q?: string | undefined
  /** The entry that is open. */
  id?: number | undefined
  /** Whether the accountant's month is open. */
  accountant?: true | undefined
}

/** An address's query; invalid values are left out. */
export const parseSearch = ({ month, q, id, accountant }: Record<string, unknown>): MonthSearch => ({
  month: typeof month === 'string' && isMonth(month) ? month : undefined,
  q: readSearch(q),
  id: readRecordId(id),
  accountant: accountant === true ? true : undefined,
})
