import { timesOver } from '#money.ts'
import { counts, grossOf, type Line } from './sums.ts'

/*
 * What is left of a quote once what it costs the firm is taken off, before taxes, for browser and server: whole cents and
 * hundredths of a percent.
 *
 * The rule. A cost is of what its line's price is of: of one unit where there is a unit price, then quantity times cost,
 * rounded to the cent with halves up; else of the line. A discount lowers what is charged, and no cost. Lines that the
 * client has not taken (optional, other alternatives) have a margin of their own and count in no sum. A group's margin is
 * of its lines; the discount of the whole and the additional value are in the whole's alone. A line whose cost nobody has
 * given adds what it comes to and no cost: `unknown` says how many there are.
 */

/** A line with its cost in cents; null where nobody has given it. */
export interface CostedLine extends Pick<Line, 'quantity' | 'total' | 'unit_price' | 'choice'> {
  cost: number | null
  group?: string | null | undefined
}

export interface Margin {
  /** Cents: what is charged, what it costs, and the difference, below 0 for a loss. */
  charged: number
  cost: number
  margin: number
  /** Hundredths of a percent of what is charged, halves away from 0; null where nothing is charged. */
  rate: number | null
  /** Lines that count and whose cost nobody has given. */
  unknown: number
}

/** What a line costs, in cents; null where nobody has given it. */
export function lineCost({ quantity, unit_price, cost }: CostedLine): number | null {
  if (cost === null) return null
  return typeof unit_price === 'number' ? grossOf({ quantity, unit_price: cost }) : cost
}

/** The margin of what is charged and its costs. */
export function marginOf(charged: number, cost: number, unknown = 0): Margin {
  const margin = charged - cost
  const share = (cents: number) => timesOver(cents, 10_000, charged)
  const rate = charged <= 0 ? null : margin < 0 ? -share(-margin) : share(margin)
  return { charged, cost, margin, rate, unknown }
}

/** The margin of one line, whether it counts or not; null where nobody has given its cost. */
export function lineMargin(line: CostedLine): Margin | null {
  const cost = lineCost(line)
  return cost === null ? null : marginOf(line.total, cost)
}

/** The margin of the lines that count. `charged` is what they come to where that is not their sum: a quote's total. */
export function marginOfLines(lines: readonly CostedLine[], charged?: number): Margin {
  const taken = lines.filter(counts)
  const costs = taken.map(lineCost)
  return marginOf(
    charged ?? taken.reduce((sum, { total }) => sum + total, 0),
    costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    costs.filter((cost) => cost === null).length,
  )
}
