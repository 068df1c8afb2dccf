import { readRecordId, readSearch } from '#client/page/search-params.ts'
import { isMonth, lastOfMonth } from '#time.ts'
import { monthLabel } from '../../finance.ts'
import type { SearchFilter } from '../../search-filter.ts'

/** What the screen of a month shows; all of it is in the address. */
export interface MonthSearch {
  /** The month, YYYY-MM; the current one without it. */
  month?: string | undefined
  /** Words searched for in all months. */
  q?: string | undefined
  /** The project whose entries of all months are shown, with those words where there are any. */
  project?: number | undefined
  /** The account whose entries of all months are shown, narrowed likewise. */
  account?: number | undefined
  /** The category whose entries of the month are shown, and the id of whose ledger they are in; that which finance shows without it. */
  category?: string | undefined
  ledger?: number | undefined
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
  account,
  category,
  ledger,
  id,
  new: isNew,
  accountant,
}: Record<string, unknown>): MonthSearch => ({
  month: typeof month === 'string' && isMonth(month) ? month : undefined,
  q: readSearch(q),
  project: readRecordId(project),
  account: readRecordId(account),
  // A name of digits alone the router has read as a number.
  category: readSearch(typeof category === 'number' ? String(category) : category),
  ledger: readRecordId(ledger),
  id: readRecordId(id),
  new: isNew === true ? true : undefined,
  accountant: accountant === true ? true : undefined,
})

/** The days of a month, YYYY-MM. */
const daysOf = (month: string) => ({ from: `${month}-01`, to: lastOfMonth(`${month}-01`) })

/** Whether the screen shows something else than a month. */
export const isSearching = ({ q, project, account, category }: MonthSearch) =>
  (q ?? project ?? account ?? category) !== undefined

/** What finds the entries that the screen shows: of all months where it is searched, but of a category in the month alone. */
export function filterOf(search: MonthSearch, { whose, month }: { whose: number | undefined; month: string }) {
  const { q, project, account, category, ledger } = search
  const isInMonth = category !== undefined || !isSearching(search)
  const filter: SearchFilter = { id_user: ledger ?? whose, q, project_id: project, account_id: account, category }
  return isInMonth ? { ...filter, ...daysOf(month) } : filter
}

/** Leads back to the month. */
export const NO_SEARCH = {
  ...{ q: undefined, project: undefined, account: undefined },
  ...{ category: undefined, ledger: undefined, id: undefined },
}

/** That a search finds nothing. */
export function nothingFound({ q, project, account, category }: MonthSearch, month: string): string {
  const found = [
    'Nenhuma transação',
    category !== undefined && `em ${category}`,
    project !== undefined && 'deste projeto',
    account !== undefined && 'desta conta',
    q !== undefined && `com “${q}”`,
  ].filter(Boolean)
  return `${found.join(' ')}, em ${category === undefined ? 'mês nenhum' : monthLabel(month)}.`
}
