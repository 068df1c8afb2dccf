import { timesOver } from '#money.ts'
/*
 * What a quote comes to, for browser and server: whole cents, thousandths of a quantity, hundredths of a percent.
 *
 * The rule. A line with a unit price comes to quantity times unit price, rounded to the cent with halves up; its discount
 * (a percent of that, rounded likewise, or an amount) is taken off. A line without a unit price comes to its total, whatever
 * its quantity. The discount of the whole is a percent of the sum of all lines, rounded likewise, or an amount; it goes only
 * so far that the quote still comes to one real. The additional value is added after it.
 */

/** The smallest total of a quote, in cents; a lower one is raised to it. */
export const MIN_TOTAL = 100

/** Either `percent` (0 to 100, at most two decimals) or `amount` (cents) is set, the other is null. */
export interface Discount {
  percent: number | null
  amount: number | null
}

/** What is priced of a line. */
interface Priced {
  /** With at most three decimals. */
  quantity: number
  /** Cents. */
  unit_price: number
  discount?: Discount | null | undefined
}

/** What a client chooses of a line: of which kind, what the alternatives are called ('' for an optional one), whether it is taken. */
export interface Choice {
  kind: 'optional' | 'alternative'
  name: string
  chosen: boolean
}

/** A line as a quote has it: with a unit price `total` is what `lineTotal` says. */
export interface Line {
  quantity: number
  /** Cents. */
  total: number
  unit?: string | null | undefined
  /** Cents; absent or null where the line has its total alone. */
  unit_price?: number | null | undefined
  discount?: Discount | null | undefined
  /** Absent or null where the client has nothing to choose of it. */
  choice?: Choice | null | undefined
}

/** Whether a line is part of the total: there is nothing to choose of it, or it is taken. */
export const counts = ({ choice }: Pick<Line, 'choice'>) => !choice || choice.chosen

/** Thousandths of a quantity. */
const thousandths = (quantity: number) => Math.round(quantity * 1000)
/** Hundredths of a percent: 10_000 are all of it. */
const hundredths = (percent: number) => Math.round(percent * 100)

/** Whether a number has at most so many decimals. */
export const hasDecimals = (number: number, most: number) => Number(number.toFixed(most)) === number

/** What a line with a unit price comes to before its discount, in cents. */
export const grossOf = ({ quantity, unit_price }: Omit<Priced, 'discount'>) =>
  timesOver(thousandths(quantity), unit_price, 1000)

/** What a discount takes off so many cents, in cents; an amount is itself, also above them. */
export const discountOf = (cents: number, discount: Discount | null | undefined) =>
  discount ? (discount.amount ?? timesOver(cents, hundredths(discount.percent ?? 0), 10_000)) : 0

/** What a line with a unit price comes to, in cents; below 0 where its discount is more than the line. */
export function lineTotal(line: Priced): number {
  const gross = grossOf(line)
  return gross - discountOf(gross, line.discount)
}

/**
 * The unit price in cents, rounded, by which so much comes to a total before the discount. Undefined for no quantity.
 * What a total does not divide into is lost: see `lineTotal`.
 */
export const priceFor = (quantity: number, gross: number) =>
  thousandths(quantity) > 0 ? timesOver(gross, 1000, thousandths(quantity)) : undefined

/** The quantity, rounded to three decimals, that comes to a total before the discount. Undefined without a unit price. */
export const quantityFor = (unit_price: number, gross: number) =>
  unit_price > 0 ? timesOver(gross, 1000, unit_price) / 1000 : undefined

/** What a line must come to before its discount so that this is left of it, in cents; undefined where nothing ever is. */
export function grossFor(total: number, discount: Discount | null | undefined): number | undefined {
  if (!discount) return total
  if (discount.amount !== null) return total + discount.amount
  const left = 10_000 - hundredths(discount.percent ?? 0)
  return left > 0 ? timesOver(total, 10_000, left) : undefined
}

interface Quote {
  items: readonly Pick<Line, 'total' | 'choice'>[]
  /** Cents. */
  additional_value: number
  discount?: Discount | null | undefined
}

/** What the lines of a quote that count come to, in cents. */
export const itemsSum = ({ items }: Pick<Quote, 'items'>) =>
  items.reduce((sum, item) => (counts(item) ? sum + item.total : sum), 0)

/** What the discount of the whole takes off a quote, in cents: no more than leaves one real. */
export function wholeDiscount(quote: Quote): number {
  const items = itemsSum(quote)
  const most = Math.max(0, items + quote.additional_value - MIN_TOTAL)
  return Math.min(discountOf(items, quote.discount), most)
}

/** The sum of a quote's lines less its discount, and the additional value, in cents. */
export const sumOf = (quote: Quote) => itemsSum(quote) - wholeDiscount(quote) + quote.additional_value

/** The total of a quote in cents as it is saved: its sum, at least one real. */
export const totalOf = (quote: Quote) => Math.max(MIN_TOTAL, sumOf(quote))
