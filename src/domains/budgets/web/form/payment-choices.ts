import { nowMs } from '#clock.ts'
import { groupedMoney, parseMoney, timesOver } from '#money.ts'
import { addDays, addMonths, dayOf, daysBetween, isDay, monthsBetween } from '#time.ts'
import { MAX_DUE_DAYS } from '../../budget.ts'
import { decimalText } from '../../document-texts.ts'
import { MIN_TOTAL } from '../../sums.ts'
import { daysIn, ON_APPROVAL, type PaymentValues } from './form-values.ts'

/** A month of a plan that counts from the acceptance. */
const MONTH = 30

type When = Pick<PaymentValues, 'due' | 'days'>

/** Whether a plan counts from the acceptance. */
export const countsDays = (payments: readonly PaymentValues[]) => payments.some(({ days }) => days !== undefined)

const afterDays = (days: number): When => ({ due: ON_APPROVAL, days: String(days) })

/** So many months from now, or from the acceptance. */
const inMonths = (months: number, counted: boolean): When =>
  counted ? afterDays(MONTH * months) : { due: months === 0 ? ON_APPROVAL : addMonths(dayOf(nowMs()), months) }

const percent = (when: When, percent: number): PaymentValues => ({
  ...when,
  unit: 'percent',
  value: decimalText(percent),
})

/** The first part at the approval, the others a month apart. */
const monthly = (percents: readonly number[], counted: boolean) =>
  percents.map((part, month) => percent(inMonths(month, counted), part))

interface SoFar {
  /** YYYY-MM-DD; null where none is chosen. */
  deadline: string | null
  /** Cents. */
  total: number
  /** Whether the plan counts from the acceptance. */
  counted: boolean
}

/** So many equal parts a month apart. Of a total in cents in equal sums: these percents of two decimals are none of them. */
function equalParts(percents: readonly number[], { total, counted }: SoFar): PaymentValues[] {
  const parts = monthly(percents, counted)
  // The least total is that of a quote without items.
  return total <= MIN_TOTAL ? parts : shareOut(parts, [], total)
}

/** Payment terms as most quotes have them. */
export const QUICK_CHOICES: readonly { label: string; make: (quote: SoFar) => PaymentValues[] }[] = [
  { label: 'À vista', make: ({ counted }) => monthly([100], counted) },
  {
    label: '50% + 50%',
    make: ({ deadline, counted }) =>
      counted ? monthly([50, 50], counted) : [percent({ due: ON_APPROVAL }, 50), percent({ due: deadline ?? '' }, 50)],
  },
  { label: '3 parcelas', make: (quote) => equalParts([33.34, 33.33, 33.33], quote) },
  { label: '40% + 3 parcelas', make: ({ counted }) => monthly([40, 20, 20, 20], counted) },
  { label: '12 mensais', make: (quote) => equalParts([8.37, ...Array(11).fill(8.33)], quote) },
]

/**
 * A payment as so many days after the acceptance, or as the day that these would be if it was accepted today; one that is so
 * already stays. Where no day was chosen, or none can be read, there is none: what nobody meant is not to be saved.
 */
export function countedFrom(payment: PaymentValues, counted: boolean): PaymentValues {
  const { due, days, ...same } = payment
  if ((days !== undefined) === counted) return payment
  const today = dayOf(nowMs())
  if (counted) {
    if (due === ON_APPROVAL) return { ...same, ...afterDays(0) }
    return { ...same, due: ON_APPROVAL, days: isDay(due) ? String(Math.max(0, daysBetween(today, due))) : '' }
  }
  const after = daysIn(days ?? '')
  if (after === undefined) return { ...same, due: '' }
  return { ...same, due: after === 0 ? ON_APPROVAL : addDays(today, after) }
}

/** What was made of a payment, and of what. */
export interface Turned {
  before: PaymentValues
  after: PaymentValues
}

/** Takes back what was made of these fields of a payment, but where they have been changed since. */
export function turnBack(
  payment: PaymentValues,
  { before, after }: Turned,
  names: readonly (keyof PaymentValues)[],
): PaymentValues {
  if (names.some((name) => payment[name] !== after[name])) return payment
  const rest = Object.entries(payment).filter(([name]) => !names.includes(name as keyof PaymentValues))
  const given = Object.entries(before).filter(([name]) => names.includes(name as keyof PaymentValues))
  return Object.fromEntries([...rest, ...given]) as PaymentValues
}

/**
 * The total, in cents, among payments in proportion to what each comes to now; in equal parts where none comes to anything.
 * What rounding leaves goes to the first.
 */
export function shareOut(
  payments: readonly PaymentValues[],
  amounts: readonly (number | undefined)[],
  total: number,
): PaymentValues[] {
  const now = payments.map((_, index) => amounts[index] ?? 0)
  const sum = now.reduce((all, amount) => all + amount, 0)
  const parts = now.map((amount) => (sum > 0 ? timesOver(amount, total, sum) : Math.floor(total / payments.length)))
  const rest = total - parts.reduce((all, part) => all + part, 0)
  return payments.map((payment, index) => ({
    ...payment,
    unit: 'amount',
    value: groupedMoney(parts[index]! + (index === 0 ? rest : 0)),
  }))
}

/**
 * Several payments that are equal sums of the total before: equal sums of the total that there is now, in cents. Undefined
 * where they are anything else.
 */
export function followTotal(
  payments: readonly PaymentValues[],
  { before, total }: { before: number; total: number },
): PaymentValues[] | undefined {
  const equal = shareOut(payments, [], before)
  const isEqual = ({ unit, value }: PaymentValues, index: number) =>
    unit === 'amount' && parseMoney(value) === parseMoney(equal[index]!.value)
  return before !== total && payments.length > 1 && payments.every(isEqual) ? shareOut(payments, [], total) : undefined
}

/** One more: what is missing to the total, a month after the one before. */
export function nextPayment(payments: readonly PaymentValues[], missing: number, counted: boolean): PaymentValues {
  const rest = { unit: 'amount' as const, value: missing > 0 ? groupedMoney(missing) : '' }
  if (counted) {
    const last = payments.at(-1)
    return { ...afterDays(last ? Math.min((daysIn(last.days ?? '') ?? 0) + MONTH, MAX_DUE_DAYS) : 0), ...rest }
  }
  const days = payments.map(({ due }) => (isDay(due) ? due : dayOf(nowMs())))
  return { due: nextDay(days) ?? ON_APPROVAL, ...rest }
}

/** A month after the last day, counted from the first that it continues: 31/01 and 28/02 are followed by 31/03. */
function nextDay(days: readonly string[]): string | undefined {
  const last = days.at(-1)
  if (last === undefined) return undefined
  const first =
    days.find((day, at) => days.slice(at).every((later, months) => addMonths(day, months) === later)) ?? last
  return addMonths(first, monthsBetween(first, last) + 1)
}
