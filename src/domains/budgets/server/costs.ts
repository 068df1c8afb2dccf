import { toCents, toReais } from '#money.ts'
import { type Context, seesCosts } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { SentItem } from '../item-schemas.ts'
import type { StoredItem } from './columns.ts'

/*
 * What the lines of a quote cost the firm. They are stored beside the lines and not in them, so that what reads lines
 * (documents, versions, PDFs, letters, differences) has none of it; a line's cost is found by its description.
 */

/** A line's cost in cents as it is stored; null where nobody has given it. */
interface StoredCost {
  description: string
  cost: number | null
}

/** Of each line: cents, null for none; undefined where a save leaves the cost as it is. */
type GivenCosts = readonly (number | null | undefined)[]

type Told = Pick<StoredItem, 'description'> & Partial<Pick<StoredItem, 'quantity' | 'total' | 'unit_price'>>

const storedCosts = (column: unknown) => column as readonly StoredCost[]

/**
 * Which stored cost is each line's: that of its description at its place, else the first of its description that is no
 * other line's. Its index, or -1.
 */
function findCosts(items: readonly Told[], costs: readonly StoredCost[]): number[] {
  const isSame = (index: number, place: number) => costs[place]?.description === items[index]!.description
  const found = items.map((_, index) => (isSame(index, index) ? index : -1))
  const used = new Set(found)
  return found.map((place, index) => {
    if (place >= 0) return place
    const other = costs.findIndex((_, at) => !used.has(at) && isSame(index, at))
    used.add(other)
    return other
  })
}

/** What each line costs, in cents; null where nobody has given it. */
export function costsOf(items: readonly Told[], column: unknown): (number | null)[] {
  const costs = storedCosts(column)
  return findCosts(items, costs).map((at) => costs[at]?.cost ?? null)
}

interface Save {
  /** The lines as they were edited before, and as the client has them. */
  before: readonly Told[]
  sent: readonly Told[]
  /** The column as it was. */
  column: unknown
  /** The lines from now on, and what the save says of their costs. */
  items: readonly Told[]
  given: GivenCosts
}

/**
 * The costs after a save, of each line in cents. What it does not say stays with the line of that description, wherever it
 * stands by now, and with one at its place whose figures are the same under another text.
 */
export function keepCosts({ before, column, items, given }: Omit<Save, 'sent'>): (number | null)[] {
  const [costs, known] = [storedCosts(column), costsOf(before, column)]
  const found = findCosts(items, costs)
  const isOnlyRenamed = (index: number) => {
    const [one, other] = [items[index]!, before[index]]
    const isGone = other && !items.some(({ description }) => description === other.description)
    return isGone && one.quantity === other.quantity && one.total === other.total && one.unit_price === other.unit_price
  }
  return items.map((_, index) => {
    const said = given[index]
    if (said !== undefined) return said
    return costs[found[index]!]?.cost ?? (isOnlyRenamed(index) ? (known[index] ?? null) : null)
  })
}

/** The column after a save: with the costs of lines that the client still has, in case the draft is thrown away. */
export function costColumn(save: Save): string {
  const kept = keepCosts(save)
  const own = save.items.map(({ description }, index): StoredCost => ({ description, cost: kept[index]! }))
  const ofSent = costsOf(save.sent, save.column)
  const others = save.sent.flatMap(({ description }, index): StoredCost[] =>
    save.items.some((item) => item.description === description) ? [] : [{ description, cost: ofSent[index]! }],
  )
  const all = [...own, ...others]
  return JSON.stringify(all.every(({ cost }) => cost === null) ? [] : all)
}

/** The column of a copy with these lines. */
export const copyCosts = (items: readonly Told[], column: unknown) =>
  costColumn({ before: items, sent: [], column, items, given: [] })

/** What a save says of each line's cost. Throws 422 where somebody says so who does not see costs. */
export function readCosts(context: Context, items: readonly SentItem[] | undefined): GivenCosts {
  const wrong = items?.findIndex(({ cost }) => cost !== undefined) ?? -1
  if (wrong >= 0 && !seesCosts(context)) {
    const error = 'Só quem a administração escolhe vê e muda custos.'
    throw new AppError('invalid', error, { [`budget.items.${wrong}.cost`]: error })
  }
  return (items ?? []).map(({ cost }) => (typeof cost === 'number' ? toCents(cost) : cost))
}

/** Lines as the caller may read them: with the costs that were given, in reais, where the caller sees costs. */
export function withCosts<Item extends { description: string }>(
  context: Context,
  items: readonly Item[],
  column: unknown,
): (Item & { cost?: number })[] {
  if (!seesCosts(context)) return [...items]
  const costs = costsOf(items, column)
  return items.map((item, index) => {
    const cost = costs[index] ?? null
    return cost === null ? item : { ...item, cost: toReais(cost) }
  })
}
