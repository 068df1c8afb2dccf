import { paymentAmounts, totalOf } from '../../budget.ts'
import { type BudgetValues, centsOf, typedTerms } from './form-values.ts'

/** What a quote comes to as far as it is typed, in cents. */
export interface TypedTotals {
  items: number
  additional: number
  /** At least one real. */
  total: number
  /** What each of the payment terms comes to. */
  payments: readonly number[]
  /** What the payment terms leave of the total: 0 where they are right, below 0 where they are too much. */
  missing: number
  /** Whether the payment terms are right: percents that miss 100 by little come to the total all the same. */
  isWhole: boolean
}

export function typedTotals(values: Pick<BudgetValues, 'items' | 'additional_value' | 'payments'>): TypedTotals {
  const items = values.items.map(({ total }) => ({ total: centsOf(total) }))
  const additional = centsOf(values.additional_value)
  const total = totalOf({ items, additional_value: additional })
  const terms = typedTerms(values.payments)
  const exact = paymentAmounts(total, terms)
  const payments = exact ?? terms.map(({ percent, amount }) => amount ?? Math.round((total * (percent ?? 0)) / 100))
  return {
    items: items.reduce((sum, item) => sum + item.total, 0),
    additional,
    total,
    payments,
    missing: exact ? 0 : total - payments.reduce((sum, amount) => sum + amount, 0),
    isWhole: exact !== undefined,
  }
}
