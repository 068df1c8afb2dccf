import { attempt } from '../attempt.ts'
import { confirmAction } from '../confirm.tsx'
import { notifySuccess, notifyUndo } from '../toasts.tsx'

/** How the record of a form is removed. */
export interface Removal {
  /** The verb of its buttons; by default 'Excluir'. */
  label?: string
  /** Asked before; absent for what can be undone. One that asks by itself resolves to whether to go on. */
  question?: { title: string; text: string } | (() => Promise<boolean>)
  work: () => Promise<unknown>
  /** The toast once it is gone; absent for none. */
  done?: string
  /** Brings it back, by a button of that toast. */
  undo?: { work: () => Promise<unknown>; done: string }
}

/** The part of `useRecordForm` that a removal needs. */
interface RemovedRecord {
  run: (act: () => Promise<unknown>) => Promise<unknown>
  draft: { remove: () => void }
}

/**
 * Removes the record of a form and its draft, after a question where there is one. False if it is still there.
 * `onChanged` is called once it is gone or back, to load again what has shown it.
 */
export async function removeRecord({ run, draft }: RemovedRecord, removal: Removal, onChanged = () => {}) {
  const { label = 'Excluir', question, work, done, undo } = removal
  if (typeof question === 'function') {
    if (!(await question())) return false
  } else if (question && !(await confirmAction({ ...question, confirm: label, danger: true }))) return false
  if (!(await run(work))) return false
  draft.remove()
  onChanged()
  if (done && undo) notifyUndo(done, () => restoreRecord(undo, onChanged))
  else if (done) notifySuccess(done)
  return true
}

async function restoreRecord({ work, done }: NonNullable<Removal['undo']>, onChanged: () => void) {
  if (!(await attempt(work))) return
  onChanged()
  notifySuccess(done)
}
