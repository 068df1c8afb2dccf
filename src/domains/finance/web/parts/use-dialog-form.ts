import { useQueryClient } from '@tanstack/react-query'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { refreshFinance, useFinanceStep } from './use-finance-step.ts'

/** The answer of a save. */
interface Saved {
  id: number
  revision: number
  merged: boolean
  [name: string]: unknown
}

type Options<Values extends object> = Omit<
  Parameters<typeof useRecordForm<Values, Saved>>[0],
  'minor' | 'onSaved' | 'emptyAfterSave'
> & { onClose: () => void }

/** How a record is removed. */
interface Removal {
  label: string
  /** Asked before; absent for what can be undone. */
  question?: { title: string; text: string }
  step: Parameters<ReturnType<typeof useFinanceStep>['mutate']>[0]
}

/**
 * The form of a record in a dialog, which closes once the record is saved, removed or left alone; `actions` are its
 * buttons. All of finance is then loaded again.
 */
export function useDialogForm<Values extends object>({ onClose, ...options }: Options<Values>, removal?: Removal) {
  const queries = useQueryClient()
  const { mutate, isPending } = useFinanceStep()
  const record = useRecordForm<Values, Saved>({
    ...options,
    minor: true,
    onSaved: () => {
      refreshFinance(queries)
      onClose()
    },
  })
  function cancel() {
    record.draft.remove()
    onClose()
  }
  async function remove({ label, question, step }: Removal) {
    const sure = !question || (await confirmAction({ ...question, confirm: label, danger: true }))
    if (sure) mutate(step, { onSuccess: cancel })
  }
  const actions = {
    remove: removal && { label: removal.label, onClick: () => void remove(removal), disabled: isPending },
    onCancel: cancel,
    saving: record.saving,
  }
  return { record, actions }
}
