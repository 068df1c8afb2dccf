import { useState } from 'react'
import { api } from '#client/api.ts'
import { nowMs } from '#clock.ts'
import type { z } from '#platform/contract/fields.ts'
import { dayOf } from '#time.ts'
import { type Report, ReportFields } from '../../reports-contract.ts'
import { EMPTY_MONEY, MONEY_LABELS, toMoneyValues, typedAmount, typedDay } from '../parts/money-fields.tsx'
import { type Saved, useDialogForm } from '../parts/use-dialog-form.ts'

/** Checks what is typed and turns it into the fields of a save. */
const ReportForm = ReportFields.extend({ amount: typedAmount, date: typedDay })
/** An entry as its form edits it. */
type ReportValues = z.input<typeof ReportForm>

const LABELS = { ...MONEY_LABELS, date: 'Data', transfer: 'Transferência entre contas próprias' }

/** The form of a new entry: income, of today. */
const emptyReport = (): ReportValues => ({ ...EMPTY_MONEY, type: 'receita', date: dayOf(nowMs()), transfer: false })

/** An entry as form values and their revision. */
const toStored = ({ date, transfer, revision, ...report }: Report) => ({
  values: { ...toMoneyValues(report), date, transfer },
  revision,
})

export interface ReportFormProps {
  /** The entry as loaded; undefined for a new one. */
  report: Report | undefined
  onClose: () => void
  onSaved: (saved: SavedReport) => void
}

/** What was saved. */
export interface SavedReport extends Saved {
  date: string
  /** The id of an imported entry that was given another category. */
  corrected: number | undefined
}

/** The state of an entry's form. */
export function useReportForm({ report, onClose, onSaved }: ReportFormProps) {
  const [first] = useState(() => (report ? toStored(report) : { values: emptyReport() }))
  return useDialogForm<ReportValues, SavedReport>({
    schema: ReportForm,
    labels: LABELS,
    first,
    draftName: `report:${report?.id ?? 'new'}`,
    save: async ({ values, changes, revision, once }) => {
      try {
        const { data } = report
          ? await api.finance.reports.update({ id: report.id, revision, ...ReportForm.partial().parse(changes) })
          : await api.finance.reports.add(ReportForm.parse(values), once)
        const isCorrected = changes.category !== undefined || changes.transfer !== undefined
        const corrected = isCorrected && report?.import_id ? report.id : undefined
        return { ...data, date: values.date ?? '', corrected }
      } catch (failure) {
        // The specification wants it in the console; the person reads why beside the fields or in a toast.
        console.log('Finance save failure')
        throw failure
      }
    },
    reload: async () => toStored((await api.finance.reports.item({ id: report?.id ?? 0 })).data),
    readConflict: (stored) => toStored(stored as Report).values,
    onSaved,
    successText: report ? 'Transação salva' : 'Transação lançada',
    onClose,
    removal: report && !report.locked ? removalOf(report) : undefined,
  })
}

function removalOf({ id }: Report) {
  const { remove, restore } = api.finance.reports
  const undo = { work: () => restore({ id }), done: 'A transação voltou' }
  return { label: 'Excluir', step: { work: () => remove({ id }), done: 'Transação excluída', undo } }
}
