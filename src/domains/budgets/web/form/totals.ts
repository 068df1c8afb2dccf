import { paymentAmounts } from '../../budget.ts'
import { discountOf, itemsSum, sumOf, totalOf, wholeDiscount } from '../../sums.ts'
import { type BudgetValues, centsOf, typedTerms } from './form-values.ts'
import { centsOff, typedTotal } from './item-values.ts'

/** What a quote comes to as far as it is typed, in cents. */
export interface TypedTotals {
  items: number
  /** What the discount of the whole takes off, and what it would if the quote could come to less than one real. */
  discount: number
  askedDiscount: number
  additional: number
  sum: number
  /** At least one real. */
  total: number
  /** What each of the payment terms comes to. */
  payments: readonly number[]
  /** What the payment terms leave of the total: 0 where they are right, below 0 where they are too much. */
  missing: number
  /** Whether the payment terms are right: percents that miss 100 by little come to the total all the same. */
  isWhole: boolean
}

export function typedTotals(
  values: Pick<BudgetValues, 'items' | 'additional_value' | 'discount' | 'payments'>,
): TypedTotals {
  const items = values.items.map((item) => ({ total: typedTotal(item) ?? 0, choice: item.choice }))
  const additional = centsOf(values.additional_value)
  const discount = centsOff(values.discount)
  const quote = { items, additional_value: additional, discount }
  const total = totalOf(quote)
  const terms = typedTerms(values.payments)
  const exact = paymentAmounts(total, terms)
  const payments = exact ?? terms.map(({ percent, amount }) => amount ?? Math.round((total * (percent ?? 0)) / 100))
  return {
    items: itemsSum(quote),
    discount: wholeDiscount(quote),
    askedDiscount: discountOf(itemsSum(quote), discount),
    additional,
    sum: sumOf(quote),
    total,
    payments,
    missing: exact ? 0 : total - payments.reduce((sum, amount) => sum + amount, 0),
    isWhole: exact !== undefined,
  }
}
