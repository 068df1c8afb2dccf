import { addDays, firstOfMonth } from '#time.ts'

/**
 * The whole months within a period: `first` is the first day of the first one, `end` the day after the last one.
 * Without a whole month both are the day after the period.
 */
export function wholeMonths(from: string, to: string): { first: string; end: string } {
  const after = addDays(to, 1)
  const first = from.endsWith('-01') ? from : firstOfMonth(from, 1)
  const end = firstOfMonth(after)
  return first < end ? { first, end } : { first: after, end: after }
}
