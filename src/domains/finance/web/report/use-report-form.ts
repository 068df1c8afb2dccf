import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { dayOf } from '#time.ts'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import type { Report } from '../../reports-contract.ts'
import { toAmount } from '../parts/money-fields.tsx'
import { refreshFinance } from '../parts/use-finance-step.ts'
import { emptyReport, LABELS, ReportForm, type ReportValues, toFields, toStored } from './form-values.ts'

interface Options {
  /** The entry as loaded; undefined for a new one. */
  report: Report | undefined
  onSaved: (saved: SavedReport & { id: number }) => void
}

/** What was saved. */
export type SavedReport = {
  date: string
  /** The id of an imported entry that was given another category. */
  corrected: number | undefined
}

/** The state of an entry's form. */
export function useReportForm({ report, onSaved }: Options) {
  const queries = useQueryClient()
  const [first] = useState(() => (report ? toStored(report) : { values: emptyReport(dayOf(Date.now())) }))
  return useRecordForm<ReportValues, SavedReport & { id: number; revision: number; merged: boolean }>({
    schema: ReportForm,
    labels: LABELS,
    first,
    draftName: `report:${report?.id ?? 'new'}`,
    save: async ({ values, changes, revision }) => {
      try {
        const { data } = report
          ? await api.finance.reports.update({ id: report.id, revision, ...toFields(changes) })
          : await api.finance.reports.add({
              ...toFields(values),
              date: values.date ?? '',
              amount: toAmount(values.amount),
            })
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
    onSaved: (saved) => {
      refreshFinance(queries)
      onSaved(saved)
    },
    minor: true,
    successText: report ? 'Transação salva' : 'Transação lançada',
  })
}
