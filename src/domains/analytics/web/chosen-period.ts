import { readDay, readRecordId } from '#client/page/search-params.ts'
import { addDays, countDays } from '#time.ts'
import type { FilterKind, VisitFilter } from '../contract.ts'

/** Days up to today, or `own` for dates chosen in the calendar. */
export type Length = '7' | '30' | '365' | 'own'

export interface Chosen {
  length: Length
  from: string
  to: string
}

export const LENGTHS: readonly { value: Length; label: string }[] = [
  { value: '7', label: '7 dias' },
  { value: '30', label: '30 dias' },
  { value: '365', label: '12 meses' },
  { value: 'own', label: 'Datas' },
]

type FilterSearch = { [kind in FilterKind]?: VisitFilter[kind] | undefined }

/** What the report shows, as the query of the address says it. */
export interface ReportSearch extends FilterSearch {
  /** Days up to today; 30 where it is left out. */
  period?: 7 | 365 | undefined
  /** The first and the last day, YYYY-MM-DD, instead of `period`. */
  from?: string | undefined
  to?: string | undefined
  /** Leaves out the views by signed-in staff. */
  staff?: 'out' | undefined
  /** Shows the last half hour. */
  now?: true | undefined
}

/** Most days of a report, as its contract has it. */
const MAX_DAYS = 1100

/** The kinds of filters, in the order in which they are shown. */
export const FILTER_KINDS: readonly FilterKind[] = ['page', 'archive', 'referrer', 'campaign', 'device']

/** The part of an address's query that chooses visits by one kind of filter; without a value by none. */
export function searchOfFilter(kind: FilterKind, value: string | undefined): FilterSearch {
  const filter = parseFilter({ [kind]: value })
  // Of page and article one is chosen at a time.
  return kind === 'page' || kind === 'archive'
    ? { page: filter.page, archive: filter.archive }
    : { [kind]: filter[kind] }
}

const DEVICES: readonly unknown[] = ['desktop', 'tablet', 'mobile'] satisfies VisitFilter['device'][]

function parseFilter({ page, archive, referrer, campaign, device }: Record<string, unknown>): FilterSearch {
  const tracked = typeof page === 'string' && /^[a-z][a-z0-9-]{0,59}$/.test(page) ? page : undefined
  return {
    page: tracked,
    archive: tracked === undefined ? readRecordId(archive) : undefined,
    referrer: readText(referrer, 80),
    campaign: readText(campaign, 250),
    device: DEVICES.includes(device) ? (device as VisitFilter['device']) : undefined,
  }
}

// The router reads a value of digits alone as a number.
const readText = (value: unknown, max: number) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.slice(0, max) || undefined : undefined

/** Parses an address's query; invalid values are left out. */
export function parseReportSearch({ period, from, to, staff, now, ...filter }: Record<string, unknown>): ReportSearch {
  const [first, last] = [readDay(from), readDay(to)]
  const isOwn = first !== undefined && last !== undefined && first <= last && countDays(first, last) <= MAX_DAYS
  return {
    period: !isOwn && (period === 7 || period === 365) ? period : undefined,
    from: isOwn ? first : undefined,
    to: isOwn ? last : undefined,
    staff: staff === 'out' ? staff : undefined,
    now: now === true ? now : undefined,
    ...parseFilter(filter),
  }
}

/** The period of that many days up to today. */
export const lastDays = (length: Exclude<Length, 'own'>, today: string): Chosen => ({
  length,
  from: addDays(today, 1 - Number(length)),
  to: today,
})

/** The period that the address says: up to today, also when the page stays open past midnight, or by its days. */
export function chosenPeriod({ period, from, to }: ReportSearch, today: string): Chosen {
  if (from && to && to <= today) return { length: 'own', from, to }
  return lastDays(period === undefined ? '30' : `${period}`, today)
}

/** The part of the address's query that says that period. */
export const searchOf = ({ length, from, to }: Chosen): Omit<ReportSearch, 'staff' | 'now'> =>
  length === 'own'
    ? { from, to, period: undefined }
    : { period: length === '30' ? undefined : (Number(length) as 7 | 365), from: undefined, to: undefined }

/** The period that a report shows, and how to choose another. */
export interface PeriodChoice {
  today: string
  chosen: Chosen
  choose: (period: Chosen) => void
}
