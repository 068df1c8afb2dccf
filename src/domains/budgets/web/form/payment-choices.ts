import { nowMs } from '#clock.ts'
import { groupedMoney } from '#money.ts'
import { addDays, addMonths, dayOf, daysBetween, isDay, monthsBetween } from '#time.ts'
import { MAX_DUE_DAYS } from '../../budget.ts'
import { decimalText } from '../../document-texts.ts'
import { MIN_TOTAL, timesOver } from '../../sums.ts'
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

/** A year of months, the first at the approval. Of a total in cents in equal sums: a percent of two decimals is none of them. */
function year({ total, counted }: SoFar): PaymentValues[] {
  const parts = monthly([8.37, ...Array(11).fill(8.33)], counted)
  // The least total is that of a quote without items.
  if (total <= MIN_TOTAL) return parts
  const part = Math.floor(total / 12)
  return parts.map((when, month) => ({
    ...when,
    unit: 'amount',
    value: groupedMoney(month === 0 ? total - 11 * part : part),
  }))
}

interface SoFar {
  /** YYYY-MM-DD; null where none is chosen. */
  deadline: string | null
  /** Cents. */
  total: number
  /** Whether the plan counts from the acceptance. */
  counted: boolean
}

/** Payment terms as most quotes have them. */
export const QUICK_CHOICES: readonly { label: string; make: (quote: SoFar) => PaymentValues[] }[] = [
  { label: 'À vista', make: ({ counted }) => monthly([100], counted) },
  {
    label: '50% + 50%',
    make: ({ deadline, counted }) =>
      counted ? monthly([50, 50], counted) : [percent({ due: ON_APPROVAL }, 50), percent({ due: deadline ?? '' }, 50)],
  },
  { label: '3 parcelas', make: ({ counted }) => monthly([33.34, 33.33, 33.33], counted) },
  { label: '40% + 3 parcelas', make: ({ counted }) => monthly([40, 20, 20, 20], counted) },
  { label: '12 mensais', make: year },
]

/** The same plan as days after the acceptance, or as the days that these would be if it was accepted today. */
export function countedFrom(payments: readonly PaymentValues[], counted: boolean): PaymentValues[] {
  const today = dayOf(nowMs())
  return payments.map(({ due, days = '', ...payment }) => {
    if (counted) return { ...payment, ...afterDays(isDay(due) ? Math.max(0, daysBetween(today, due)) : 0) }
    const after = daysIn(days) ?? 0
    return { ...payment, due: after === 0 ? ON_APPROVAL : addDays(today, after) }
  })
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
