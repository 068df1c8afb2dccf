import { plainMoney } from '#money.ts'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import { BillFields, type Payable } from '../../bills-contract.ts'
import { MONEY_LABELS, type MoneyValues, typedAmount, typedDay } from '../parts/money-fields.tsx'
import { centsOf } from '../parts/money-text.ts'

/** A bill as its form edits it. */
export interface BillValues extends MoneyValues {
  /** YYYY-MM-DD; null while none is chosen. */
  due: string | null
}

/** Checks what is typed and turns it into the fields of a save. */
export const BillSchema = BillFields.extend({ amount: typedAmount, due: typedDay })
export const LABELS: Record<FieldPath<BillValues>, string> = { ...MONEY_LABELS, due: 'Vence em' }
export const TYPES = [
  { value: 'despesa', label: 'A pagar' },
  { value: 'receita', label: 'A receber' },
] as const

/** A bill as form values and their revision. */
export const toStored = ({ type, due, description, category, amount, account_id, revision }: Payable) => ({
  values: { type, due, description, category, amount: plainMoney(centsOf(amount)), account_id } satisfies BillValues,
  revision,
})

/** The form of a new bill: to pay, due today. */
export const emptyBill = (today: string): BillValues => ({
  type: 'despesa',
  due: today,
  description: '',
  category: '',
  amount: '',
  account_id: null,
})
