import { toReais } from '#money.ts'
import type { BudgetFields } from '../../budget-schemas.ts'
import { type BudgetValues, centsOf, quantityOf, typedTerms } from './form-values.ts'

/** What is typed as a preview takes it: what is no number yet is shown as none. */
export const toPreview = (values: BudgetValues): BudgetFields => ({
  ...values,
  additional_value: toReais(centsOf(values.additional_value)),
  deadline: values.deadline ?? '',
  budget_validity: values.budget_validity ?? '',
  items: values.items.map(({ description, quantity, total }) => ({
    description,
    quantity: quantityOf(quantity) || 1,
    total: toReais(centsOf(total)),
  })),
  payments: typedTerms(values.payments).map(({ due, percent, amount }) => ({
    due: due || null,
    percent,
    amount: amount === null ? null : toReais(amount),
  })),
})
