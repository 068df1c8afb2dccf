import type { z } from '#platform/contract/fields.ts'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import { type Report, ReportFields } from '../../reports-contract.ts'
import { EMPTY_MONEY, MONEY_LABELS, toMoneyValues, typedAmount, typedDay } from '../parts/money-fields.tsx'

/** Checks what is typed and turns it into the fields of a save. */
export const ReportForm = ReportFields.extend({ amount: typedAmount, date: typedDay })
/** An entry as its form edits it. */
export type ReportValues = z.input<typeof ReportForm>

export const LABELS: Record<FieldPath<ReportValues>, string> = {
  ...MONEY_LABELS,
  date: 'Data',
  transfer: 'Transferência entre contas próprias',
}

/** The form of a new entry: income, of today. */
export const emptyReport = (today: string): ReportValues => ({
  ...EMPTY_MONEY,
  type: 'receita',
  date: today,
  transfer: false,
})

/** An entry as form values and their revision. */
export const toStored = ({ date, transfer, revision, ...report }: Report) => ({
  values: { ...toMoneyValues(report), date, transfer } satisfies ReportValues,
  revision,
})
