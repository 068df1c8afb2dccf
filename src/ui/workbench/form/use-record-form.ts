import { useRef, useState } from 'react'
import { explainFailure, type Refusal } from '#client/calls/failures.ts'
import { notifyFailure, notifyRefusal, notifySuccess } from '../toasts.tsx'
import { type Choices, conflictIn, type FormConflict, settleConflict, withValues } from './conflict.ts'
import { focusFirst } from './focus-field.ts'
import { changedPaths, changesBetween, sameValues, valueAt } from './form-values.ts'
import { type KeepResult, keepable, NOT_KEPT, type Storing } from './kept.ts'
import { useRecordFields } from './record-fields.ts'
import type { RecordFormOptions, SaveAnswer } from './record-form-options.ts'
import { isAnySending } from './sending.ts'
import { useRun } from './use-run.ts'
import { useTypedRecord } from './use-typed-record.ts'
import { focusUnreadable } from './use-unreadable.ts'

/**
 * The state of a form of the workbench. A save sends the changes with the revision that the form began from; the typed
 * values stay, whether it succeeds or not. Rendered by `RecordForm`.
 */
export function useRecordForm<Values extends object, Answer extends SaveAnswer>({
  schema,
  first,
  draftName,
  save: send,
  reload,
  readConflict,
  inputGroup,
  pathOf = (field) => field,
  findErrors,
  onChange,
  onSaved,
  minor = false,
  refusedAt,
  onRefused = (refusal) => {
    if (!minor || !refusal.fields) notifyRefusal(refusal)
  },
  emptyAfterSave = false,
  successText,
  kept = NOT_KEPT,
}: RecordFormOptions<Values, Answer>) {
  const record = useTypedRecord({ schema, first, draftName, reload, onChange, kept })
  const { form, stored, put, markSaved } = record
  const { running: saving, isRunning: isSaving, run } = useRun()
  const [conflict, setConflict] = useState<FormConflict<Values> & { change: (typed: Values) => Values }>()
  const element = useRef<HTMLFormElement>(null)

  function refuse(refusal: Refusal) {
    const fields = refusal.fields ?? (refusedAt === undefined ? undefined : { [refusedAt]: refusal.text })
    form.setErrors(fields ?? {})
    onRefused({ ...refusal, fields })
    focusFirst(Object.keys(fields ?? {}), element.current)
  }

  /** Whether what is typed can be saved. Where it cannot, its fields say why, and the first has the focus. */
  function check(): boolean {
    if (isAnySending()) {
      onRefused({ text: 'Ainda há imagens a caminho. Salve quando chegarem.' })
      return false
    }
    const { hasErrors, errors } = form.validate()
    const wrong = hasErrors ? errors : findErrors?.(form)
    // What cannot be read is none of the values: the other fields say what is wrong with them beside it.
    if (focusUnreadable()) {
      if (wrong) form.setErrors(wrong)
      onRefused({ text: 'Confira os campos marcados.', fields: wrong })
      return false
    }
    if (wrong) refuse({ text: 'Confira os campos marcados.', fields: wrong })
    return !wrong
  }

  /**
   * Sends values that differ from the stored ones; `taken` is called once they are stored. A conflict is shown, with `mine`
   * to choose from. Undefined where they were not stored, which `refused` is told why.
   */
  const store = (values: Values, { mine, change, taken, refused }: Storing<Values>) =>
    run(
      async () => {
        const { revision, values: base } = stored.current
        const changes = changesBetween(values, base)
        const answer = await send({ values, changes, revision, once: { context: { creation: record.creation } } })
        taken?.()
        markSaved({ values, revision: answer.revision })
        if (answer.merged) await record.refresh()
        return answer
      },
      (failure) => {
        const found = conflictIn(failure)
        if (!found || !readConflict) return refused(failure)
        setConflict({ ...found, fields: found.fields.map(pathOf), mine, stored: readConflict(found.record), change })
      },
    )

  /** @param change turns the typed values into those to save; the fields show them after the save */
  async function save(change: (typed: Values) => Values = (typed) => typed) {
    if (isSaving() || !check()) return
    const typed = form.getValues()
    const values = change(typed)
    const untouched = (path: string) => sameValues(valueAt(form.getValues(), path), valueAt(typed, path))
    const answer = await store(values, {
      mine: values,
      change,
      taken: () => put(values, changedPaths(values, typed).filter(untouched)),
      refused: (failure) => refuse(explainFailure(failure, inputGroup)),
    })
    if (!answer) return
    if (emptyAfterSave) record.replace(record.first)
    if (successText !== null) notifySuccess(successText)
    onSaved?.(answer.value)
  }

  /** Saves what is valid of the changes, without a word: no field loses the focus or its text. */
  async function keep(): Promise<KeepResult> {
    if (isSaving() || conflict || isAnySending()) return { isBusy: true }
    const typed = kept.settle(form.getValues())
    const { values: base } = stored.current
    const wrong = { ...findErrors?.(form), ...record.validate(typed) }
    if (Object.keys({ ...wrong, ...form.errors }).length > 0) form.setErrors(wrong)
    const paths = keepable(changedPaths(typed, base), Object.keys(wrong), kept.together)
    if (paths.length === 0) return { wrong }
    let failure: unknown
    const answer = await store(withValues(base, typed, paths), {
      mine: typed,
      change: kept.settle,
      refused: (why) => {
        failure = why
      },
    })
    if (!answer) return { wrong, failure }
    onSaved?.(answer.value)
    return { wrong, isSaved: true }
  }

  /** Saves again with the values that the person has chosen. */
  function resolveConflict(choices: Choices) {
    if (!conflict) return
    // What is saved as one types may be typed on meanwhile.
    const mine = kept === NOT_KEPT ? conflict.mine : kept.settle(form.getValues())
    const values = settleConflict({ ...conflict, mine }, stored.current.values, choices)
    stored.current = { values: conflict.stored, revision: conflict.revision }
    put(values)
    markSaved(stored.current)
    setConflict(undefined)
    if (record.isDirty()) void save(conflict.change)
    else notifySuccess('Ficou o que já estava salvo')
  }

  return {
    /** Of the form's element, in which a field that is wrong gets the focus. */
    element,
    form: useRecordFields(form, schema),
    /** The stored values, as far as this form knows. */
    saved: record.saved,
    dirty: record.dirty,
    isDirty: record.isDirty,
    saving,
    save,
    check,
    keep,
    /** Runs another action on the record, with saves blocked; reports failures by a toast. Undefined if it failed. */
    run: <Done>(act: () => Promise<Done>) => run(act, notifyFailure),
    refresh: record.refresh,
    /** Resets the fields to the stored values. */
    discard: () => put(stored.current.values),
    replace: record.replace,
    minor,
    conflict,
    resolveConflict,
    cancelConflict: () => setConflict(undefined),
    draft: record.draft,
  }
}
