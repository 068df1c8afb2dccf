import type { FileExrule } from '#platform/icalendar/read-exceptions.ts'
import { addDays } from '#time.ts'
import { normalizeRule } from '../../rule.ts'
import { listSeriesDays, type Series } from '../series.ts'

/** Days from the first that a rule of exceptions is followed for, 22 years: a tenth of a second where each has an occurrence. */
const MAX_SPAN = 8000
/** Days that one rule may exclude: as many as an import counts for a COUNT. */
const MAX_DAYS = 5000

/**
 * The days of a series that a rule of exceptions excludes (EXRULE, RFC 2445, 4.8.5.2); undefined where neither of the two
 * has an end, where that is too far away or of too many days, and for a rule that the calendar does not have.
 */
export function listExcluded(series: Series, { rule: text, until, count }: FileExrule): string[] | undefined {
  const rule = normalizeRule(text)
  const furthest = addDays(series.from, MAX_SPAN)
  const end = [until, series.until].filter((day) => day !== null).sort()[0]
  if (!rule || (count === null && (end === undefined || end > furthest))) return undefined
  const last = end !== undefined && end < furthest ? end : furthest
  const all = listSeriesDays({ ...series, rule, until: null }, series.from, last)
  // Not all of so many are near enough.
  if (count !== null && all.length < count && last !== end) return undefined
  const excluded = new Set(count === null ? all : all.slice(0, count))
  if (excluded.size === 0) return []
  const days = listSeriesDays(series, series.from, [...excluded].at(-1)!).filter((day) => excluded.has(day))
  return days.length > MAX_DAYS ? undefined : days
}
