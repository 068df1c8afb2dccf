import { nowMs } from '#clock.ts'
import { groupedMoney } from '#money.ts'
import { addMonths, dayOf, isDay, monthsBetween } from '#time.ts'
import { decimalText } from '../../document-texts.ts'
import { MIN_TOTAL, timesOver } from '../../sums.ts'
import { ON_APPROVAL, type PaymentValues } from './form-values.ts'

const percent = (due: string, percent: number): PaymentValues => ({ due, unit: 'percent', value: decimalText(percent) })

/** The first part at the approval, the others a month apart. */
const monthly = (percents: readonly number[]) =>
  percents.map((part, month) => percent(month === 0 ? ON_APPROVAL : addMonths(dayOf(nowMs()), month), part))

/** A year of months, the first at the approval. Of a total in cents in equal sums: a percent of two decimals is none of them. */
function year(total: number): PaymentValues[] {
  const parts = monthly([8.37, ...Array(11).fill(8.33)])
  // The least total is that of a quote without items.
  if (total <= MIN_TOTAL) return parts
  const part = Math.floor(total / 12)
  return parts.map(({ due }, month) => ({
    due,
    unit: 'amount',
    value: groupedMoney(month === 0 ? total - 11 * part : part),
  }))
}

interface SoFar {
  /** YYYY-MM-DD; null where none is chosen. */
  deadline: string | null
  /** Cents. */
  total: number
}

/** Payment terms as most quotes have them. */
export const QUICK_CHOICES: readonly { label: string; make: (quote: SoFar) => PaymentValues[] }[] = [
  { label: 'À vista', make: () => [percent(ON_APPROVAL, 100)] },
  { label: '50% + 50%', make: ({ deadline }) => [percent(ON_APPROVAL, 50), percent(deadline ?? '', 50)] },
  { label: '3 parcelas', make: () => monthly([33.34, 33.33, 33.33]) },
  { label: '40% + 3 parcelas', make: () => monthly([40, 20, 20, 20]) },
  { label: '12 mensais', make: ({ total }) => year(total) },
]

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
  return payments.map(({ due }, index) => ({
    due,
    unit: 'amount',
    value: groupedMoney(parts[index]! + (index === 0 ? rest : 0)),
  }))
}

/** One more: what is missing to the total, a month after the one before. */
export function nextPayment(payments: readonly PaymentValues[], missing: number): PaymentValues {
  const days = payments.map(({ due }) => (isDay(due) ? due : dayOf(nowMs())))
  return { due: nextDay(days) ?? ON_APPROVAL, unit: 'amount', value: missing > 0 ? groupedMoney(missing) : '' }
}

/** A month after the last day, counted from the first that it continues: 31/01 and 28/02 are followed by 31/03. */
function nextDay(days: readonly string[]): string | undefined {
  const last = days.at(-1)
  if (last === undefined) return undefined
  const first =
    days.find((day, at) => days.slice(at).every((later, months) => addMonths(day, months) === later)) ?? last
  return addMonths(first, monthsBetween(first, last) + 1)
}
