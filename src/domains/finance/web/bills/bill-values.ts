import type { z } from '#platform/contract/fields.ts'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import { BillFields, type Payable } from '../../bills-contract.ts'
import { EMPTY_MONEY, MONEY_LABELS, toMoneyValues, typedAmount, typedDay } from '../parts/money-fields.tsx'

/** Checks what is typed and turns it into the fields of a save. */
export const BillSchema = BillFields.extend({ amount: typedAmount, due: typedDay })
/** A bill as its form edits it. */
type BillValues = z.input<typeof BillSchema>

export const LABELS: Record<FieldPath<BillValues>, string> = { ...MONEY_LABELS, due: 'Vence em' }
export const TYPES = [
  { value: 'despesa', label: 'A pagar' },
  { value: 'receita', label: 'A receber' },
] as const

/** A bill as form values and their revision. */
export const toStored = ({ due, revision, ...bill }: Payable) => ({
  values: { ...toMoneyValues(bill), due } satisfies BillValues,
  revision,
})

/** The form of a new bill: to pay, due today. */
export const emptyBill = (today: string): BillValues => ({ ...EMPTY_MONEY, due: today })
