/*
 * The cash curve, for browser and server: from today's balance over what is planned, day by day for thirteen weeks. Whole
 * cents. What counts on which day is decided here alone, so that switches of a screen and the file say the same.
 */
import { fromDecimal } from '#money.ts'
import { addDays, daysBetween } from '#time.ts'
import type { PlannedItem } from './cash-contract.ts'
import type { ReportType } from './finance.ts'

export const WEEKS = 13
const DAYS = 7 * WEEKS

/** The last day of the curve that begins today. */
export const lastCashDay = (today: string) => addDays(today, DAYS - 1)

/** Parcelas that a client must have paid before it is said how late it usually pays. */
export const MIN_PAID = 3

/** Something planned. */
export interface Planned {
  /** Unique among all of them. */
  key: string
  /** YYYY-MM-DD; may have passed. */
  due: string
  type: ReportType
  /** Cents. */
  amount: number
  description: string
  /** For which day a late payment was promised. */
  promised: string | null
  /** Days by which its payer usually is late; 0 where that is not known. */
  usually: number
}

/** A planned thing of the call, in cents. */
export type Plan = Planned & Pick<PlannedItem, 'source' | 'to' | 'payer'>

export const toPlans = (planned: readonly PlannedItem[]): Plan[] =>
  planned.map(({ amount, usually, ...item }) => ({ ...item, amount: fromDecimal(amount) ?? 0, usually: usually ?? 0 }))

/** What somebody tries out. Nothing of it is stored. */
export interface Tries {
  /** Whether clients pay as late as they usually do. */
  usual?: boolean
  /** Other days than those that follow from the plan, by key. */
  days?: ReadonlyMap<string, string>
  /** What is not planned: a quote that would be accepted. */
  more?: readonly Planned[]
}

export interface CashDay {
  day: string
  /** Cents. */
  income: number
  expenses: number
  /** At the end of the day. */
  balance: number
  /** In the day, once all went out and nothing came in yet: what is to come may not. */
  low: number
  items: readonly Planned[]
}

export interface CashWeek extends Pick<CashDay, 'income' | 'expenses' | 'balance'> {
  from: string
  to: string
  lowest: CashDay
  /** What moves most of it. */
  largest: Planned | null
}

export interface CashCurve {
  days: readonly CashDay[]
  weeks: readonly CashWeek[]
  /** The first day with the smallest `low`: also of today, which begins with the opening. */
  lowest: CashDay
  /** What is late to be received and not promised: in none of the sums. */
  left_out: readonly Planned[]
}

/**
 * The day on which something counts; null where it does not. Late to pay counts today. Late to be received counts on the
 * promised day alone, and not once that has passed too.
 */
export function cashDay(item: Planned, today: string, { usual = false, days }: Tries = {}): string | null {
  const tried = days?.get(item.key)
  if (tried !== undefined) return tried < today ? today : tried
  if (item.type === 'despesa') return item.due < today ? today : item.due
  if (item.promised !== null && item.promised >= today) return item.promised
  if (item.due < today) return null
  return usual ? addDays(item.due, Math.max(0, item.usually)) : item.due
}

/** The curve of a balance in cents at the end of today, before what is planned for today. */
export function cashCurve(today: string, opening: number, planned: readonly Planned[], tries: Tries = {}): CashCurve {
  const on = Array.from({ length: DAYS }, (): Planned[] => [])
  const left_out: Planned[] = []
  for (const item of [...planned, ...(tries.more ?? [])]) {
    const day = cashDay(item, today, tries)
    if (day === null) left_out.push(item)
    else on[daysBetween(today, day)]?.push(item)
  }
  let balance = opening
  const days = on.map((items, index): CashDay => {
    const [income, expenses] = [sumOf(items, 'receita'), sumOf(items, 'despesa')]
    const low = balance - expenses
    balance = low + income
    return { day: addDays(today, index), income, expenses, balance, low, items }
  })
  const weeks = Array.from({ length: WEEKS }, (_, index) => toWeek(days.slice(7 * index, 7 * index + 7)))
  return { days, weeks, lowest: lowestOf(days), left_out }
}

const sumOf = (items: readonly Planned[], type?: ReportType) =>
  items.reduce((sum, one) => (type === undefined || one.type === type ? sum + one.amount : sum), 0)

/** The first of the smallest. */
const lowestOf = (days: readonly CashDay[]) => days.reduce((lowest, day) => (day.low < lowest.low ? day : lowest))

function toWeek(days: readonly CashDay[]): CashWeek {
  const items = days.flatMap((day) => day.items)
  return {
    from: days[0]!.day,
    to: days.at(-1)!.day,
    income: sumOf(items, 'receita'),
    expenses: sumOf(items, 'despesa'),
    balance: days.at(-1)!.balance,
    lowest: lowestOf(days),
    largest: largestOf(items),
  }
}

/** The first of those that move most. */
export const largestOf = (items: readonly Planned[]): Planned | null =>
  items.reduce<Planned | null>((largest, one) => (largest && largest.amount >= one.amount ? largest : one), null)

/** Days that come below a floor. */
export const daysBelow = ({ days }: CashCurve, floor: number) => days.filter(({ low }) => low < floor)

interface OfferedTerm {
  /** YYYY-MM-DD; '' for the day of the acceptance. */
  due: string
  /** Days after the acceptance, in the place of a day. */
  days?: number | undefined
  /** Cents. */
  amount: number
}

/** What a quote would bring if it was accepted on a day: nothing of it is due before. */
export const offeredOn = (
  day: string,
  { id, description, terms }: { id: number; description: string; terms: readonly OfferedTerm[] },
): Planned[] =>
  terms.map(({ due, days, amount }, index) => ({
    ...{ key: `offer ${id} ${index}`, type: 'receita', amount, promised: null, usually: 0 },
    description: terms.length > 1 ? `${description}, parcela ${index + 1}` : description,
    due: days !== undefined ? addDays(day, days) : due < day ? day : due,
  }))

/** What makes the lowest point: the largest of what goes out between the highest balance before it and itself, each once. */
export function causesOf({ days, lowest }: CashCurve, most = 3): readonly Planned[] {
  const before = days.slice(0, days.indexOf(lowest))
  const highest = before.reduce<CashDay | undefined>(
    (high, day) => (high && high.balance >= day.balance ? high : day),
    undefined,
  )
  // What goes out on the first day falls from the balance that it begins with.
  const isFirst = highest === days[0] && highest !== undefined && highest.expenses > highest.income
  const falling = [...(highest === undefined || isFirst ? before : before.slice(before.indexOf(highest) + 1)), lowest]
  const spent = falling.flatMap(({ items }) => items).filter(({ type }) => type === 'despesa')
  return spent
    .sort((one, other) => other.amount - one.amount)
    .filter((one, index) => spent.findIndex(({ description }) => description === one.description) === index)
    .slice(0, most)
}
