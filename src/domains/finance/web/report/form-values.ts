import { plainMoney } from '#money.ts'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import { type Report, ReportFields } from '../../reports-contract.ts'
import { MONEY_LABELS, type MoneyValues, toAmount, typedAmount, typedDay } from '../parts/money-fields.tsx'
import { centsOf } from '../parts/money-text.ts'

/** An entry as its form edits it. */
export interface ReportValues extends MoneyValues {
  /** YYYY-MM-DD; null while none is chosen. */
  date: string | null
  transfer: boolean
}

/** Checks what is typed and turns it into the fields of a save. */
export const ReportForm = ReportFields.extend({ amount: typedAmount, date: typedDay })

export const LABELS: Record<FieldPath<ReportValues>, string> = {
  ...MONEY_LABELS,
  date: 'Data',
  transfer: 'Transferência entre contas próprias',
}

/** The form of a new entry: income, of today. */
export const emptyReport = (today: string): ReportValues => ({
  type: 'receita',
  date: today,
  description: '',
  category: '',
  amount: '',
  account_id: null,
  transfer: false,
})

/** An entry as form values and their revision. */
export const toStored = ({ type, date, description, category, amount, account_id, transfer, revision }: Report) => ({
  values: {
    type,
    date,
    description,
    category,
    amount: plainMoney(centsOf(amount)),
    account_id,
    transfer,
  } satisfies ReportValues,
  revision,
})

/** Values of the form, or its changes, as a save sends them. */
export function toFields<Values extends Partial<ReportValues>>({ amount, date, ...values }: Values) {
  return { ...values, ...(amount !== undefined && { amount: toAmount(amount) }), ...(date && { date }) }
}
