import { useQueryClient } from '@tanstack/react-query'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { refreshFinance, useFinanceStep } from './use-finance-step.ts'

/** The answer of a save. */
export interface Saved {
  id: number
  revision: number
  merged: boolean
  [name: string]: unknown
}

type FormOptions<Values extends object, Answer extends Saved> = Parameters<typeof useRecordForm<Values, Answer>>[0]

interface Options<Values extends object, Answer extends Saved>
  extends Omit<FormOptions<Values, Answer>, 'minor' | 'emptyAfterSave'> {
  onClose: () => void
  /** How the record is removed; absent for a new one, and where it may not be. */
  removal?: Removal | undefined
}

interface Removal {
  label: string
  /** Asked before; absent for what can be undone. */
  question?: { title: string; text: string }
  step: Parameters<ReturnType<typeof useFinanceStep>['mutate']>[0]
}

/**
 * The form of a record in a dialog, which closes once the record is saved (unless `onSaved` says otherwise), removed or
 * left alone; `actions` are its buttons. All of finance is then loaded again.
 */
export function useDialogForm<Values extends object, Answer extends Saved>({
  onClose,
  onSaved = onClose,
  removal,
  ...options
}: Options<Values, Answer>) {
  const queries = useQueryClient()
  const { mutate, isPending } = useFinanceStep()
  const record = useRecordForm<Values, Answer>({
    ...options,
    minor: true,
    onSaved: (answer) => {
      refreshFinance(queries)
      onSaved(answer)
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
