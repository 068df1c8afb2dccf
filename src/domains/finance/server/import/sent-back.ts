import { daysBetween } from '#time.ts'
import type { Classified } from './classify.ts'
import { isReversal } from './words.ts'

/** Days within which a payment comes back. */
const DAYS = 7

/**
 * Finds, among the lines of a file, the one that reverses another: the same value the other way within `DAYS`,
 * described as a reversal.
 */
export function findSentBack(lines: readonly Classified[]): (line: Classified) => Classified | undefined {
  const spot = ({ account }: Classified, amount: number) => `${account} ${amount}`
  const back = Map.groupBy(
    lines.filter(({ description }) => isReversal(description)),
    (line) => spot(line, line.amount),
  )
  return (line) =>
    back.get(spot(line, -line.amount))?.find(({ day }) => {
      const later = daysBetween(line.day, day)
      return later >= 0 && later <= DAYS
    })
}
