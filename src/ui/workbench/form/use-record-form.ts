import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { type Creation, newCreation } from '#client/creation.ts'
import { explainFailure, type Refusal } from '#client/failures.ts'
import type { z } from '#platform/contract/fields.ts'
import { emptyOf } from '#platform/contract/schema-parts.ts'
import { notifyFailure, notifyRefusal, notifySuccess } from '../toasts.tsx'
import { type Choices, conflictIn, type FormConflict, settleConflict, withValues } from './conflict.ts'
import { focusFirst } from './focus-field.ts'
import { isOvertaken } from './form-draft.ts'
import { type Changes, changedPaths, changesBetween, pathsOf, sameValues, valueAt, withChanges } from './form-values.ts'
import { type KeepResult, type Kept, keepable, NOT_KEPT, type Storing } from './kept.ts'
import { useRecordFields } from './record-fields.ts'
import { isAnySending } from './sending.ts'
import { useDraft } from './use-draft.ts'
import { useRun } from './use-run.ts'
import { focusUnreadable } from './use-unreadable.ts'

/** A record as stored on the server. */
export interface Stored<Values> {
  values: Values
  /** Undefined for a new record, and for kinds of records without revisions. */
  revision?: number | undefined
}

/** The answer of a save. `merged`: whether others had saved other fields in the meantime. */
export interface SaveAnswer {
  revision?: number | undefined
  merged?: boolean | undefined
  [name: string]: unknown
}

/** The input of a save. */
export interface SaveInput<Values> {
  values: Values
  /** The changes since the values that the form began from. */
  changes: Changes<Values>
  /** The revision the form began from. */
  revision: number | undefined
  /** For the call that makes a new record: what tells a repeated try from another record. */
  once: { context: { creation: Creation } }
}

export interface RecordFormOptions<Values extends object, Answer extends SaveAnswer> {
  /** The contract's schema of the values, with the label of each field in its `.meta()`. */
  schema: z.ZodType<unknown, Values>
  /** The record when the form opens; by default a new one, with the empty value of each field. */
  first?: Stored<NoInfer<Values>> | undefined
  /** Name of the draft, e.g. `archive:7`; without it no drafts are stored. */
  draftName?: string
  /** Saves; rejects on failure. */
  save: (input: SaveInput<Values>) => Promise<Answer>
  /** Loads the record again. */
  reload?: () => Promise<Stored<Values>>
  /** The form's values of a conflict's record. */
  readConflict?: (record: unknown) => Values
  /** The group of the call's input in which the fields are, e.g. 'budget'; by default they are in none. */
  inputGroup?: string
  /** The form's path for a field's name in a conflict, if they differ. */
  pathOf?: (field: string) => string
  /** Errors that the schema cannot find, e.g. an incomplete date. */
  findErrors?: (form: UseFormReturnType<Values>) => FormErrors | undefined
  /** Called at each change of the values. */
  onChange?: (values: Values) => void
  /** Called after each save. */
  onSaved?: (answer: Answer) => void
  /** The field that says why a save was refused, where the refusal is of no field. */
  refusedAt?: string
  /** Reports a refused save; by default a toast. */
  onRefused?: (refusal: Refusal) => void
  /** For a form in a dialog or beside others: no warning on leaving, no Ctrl+S, and errors only at their fields. */
  minor?: boolean
  /** Whether to reset the form to `first` after a save. */
  emptyAfterSave?: boolean
  /** The toast after a save; null for none. */
  successText?: string | null
  /** For a form that is saved as one types: see `Kept`. */
  kept?: Kept<Values> | undefined
}

/**
 * The state of a form of the workbench. A save sends the changes with the revision that the form began from; the typed
 * values stay, whether it succeeds or not. Rendered by `RecordForm`.
 */
export function useRecordForm<Values extends object, Answer extends SaveAnswer>({
  schema,
  first: given,
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
  successText = 'Salvo com sucesso',
  kept = NOT_KEPT,
}: RecordFormOptions<Values, Answer>) {
  const [first] = useState(() => given ?? { values: emptyOf(schema) })
  /** The stored record, as far as this form knows; `saved` are its values for rendering. */
  const stored = useRef(first)
  const [saved, setSaved] = useState(first.values)
  const [dirty, setDirty] = useState(false)
  const { running: saving, isRunning: isSaving, run } = useRun()
  const [conflict, setConflict] = useState<FormConflict<Values> & { change: (typed: Values) => Values }>()
  const draft = useDraft(draftName, first.values)
  const [creation] = useState(newCreation)
  const element = useRef<HTMLFormElement>(null)

  /** Updates `dirty` and the draft from the values. */
  function checkDirty(values: Values) {
    const isChanged = changedPaths(kept.settle(values), stored.current.values).length > 0
    const changes = isChanged ? changesBetween(values, stored.current.values) : undefined
    setDirty(isChanged)
    draft.type(changes, { revision: stored.current.revision, key: creation.key })
    return isChanged
  }

  const validate = schemaResolver(schema, { sync: true })
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: first.values,
    validate,
    onValuesChange: (values) => {
      checkDirty(values)
      onChange?.(values)
    },
  })
  const isDirty = () => changedPaths(kept.settle(form.getValues()), stored.current.values).length > 0

  /** Sets the fields at these paths. */
  function put(values: Values, paths = pathsOf(values)) {
    for (const path of paths) {
      const value = valueAt(values, path)
      if (!sameValues(value, valueAt(form.getValues(), path))) form.setFieldValue(path, value as never)
    }
  }

  /** Sets the stored record; fields that differ from it are unsaved changes. */
  function markSaved(next: Stored<Values>) {
    stored.current = next
    setSaved(next.values)
    if (!checkDirty(form.getValues())) draft.end()
  }

  /**
   * Loads the record again and updates the fields that the person has not changed. If that fails the form stays as it
   * is: saves send only changes, so nothing is overwritten.
   */
  async function refresh() {
    const next = await reload?.().catch(() => undefined)
    const { values, revision } = stored.current
    if (!next || (next.revision ?? 0) < (revision ?? 0)) return
    const own = changedPaths(kept.settle(form.getValues()), values)
    const isRace = own.some((path) => !sameValues(valueAt(next.values, path), valueAt(values, path)))
    // If both changed a field, the next save must find the conflict: it needs the older revision.
    stored.current = { values: next.values, revision: isRace ? revision : next.revision }
    put(
      next.values,
      changedPaths(next.values, values).filter((path) => !own.includes(path)),
    )
    markSaved(stored.current)
  }

  /** Shows another version of the record, which is already stored. */
  function replace(next: Stored<Values>) {
    stored.current = next
    put(next.values)
    markSaved(next)
  }

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
    if (focusUnreadable()) {
      onRefused({ text: 'Confira os campos marcados.' })
      return false
    }
    const { hasErrors, errors } = form.validate()
    const wrong = hasErrors ? errors : findErrors?.(form)
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
        const answer = await send({ values, changes, revision, once: { context: { creation } } })
        taken?.()
        markSaved({ values, revision: answer.revision })
        if (answer.merged) await refresh()
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
    if (emptyAfterSave) replace(first)
    if (successText !== null) notifySuccess(successText)
    onSaved?.(answer.value)
  }

  /** Saves what is valid of the changes, without a word: no field loses the focus or its text. */
  async function keep(): Promise<KeepResult> {
    if (isSaving() || conflict || isAnySending()) return { isBusy: true }
    const typed = kept.settle(form.getValues())
    const { values: base } = stored.current
    const wrong = { ...findErrors?.(form), ...validate(typed) }
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
    if (isDirty()) void save(conflict.change)
    else notifySuccess('Ficou o que já estava salvo')
  }

  return {
    /** Of the form's element, in which a field that is wrong gets the focus. */
    element,
    form: useRecordFields(form, schema),
    /** The stored values, as far as this form knows. */
    saved,
    dirty,
    isDirty,
    saving,
    save,
    check,
    keep,
    /** Runs another action on the record, with saves blocked; reports failures by a toast. Undefined if it failed. */
    run: <Done>(act: () => Promise<Done>) => run(act, notifyFailure),
    refresh,
    /** Resets the fields to the stored values. */
    discard: () => put(stored.current.values),
    replace,
    minor,
    conflict,
    resolveConflict,
    cancelConflict: () => setConflict(undefined),
    draft: {
      offer: draft.offer,
      /** Whether the record was saved after the offered draft was begun. */
      isOvertaken: draft.offer !== undefined && isOvertaken(draft.offer, first.revision),
      discard: draft.discard,
      /** Stores it now. False if that failed. */
      store: draft.store,
      /** Removes it, after the record was deleted. */
      remove: draft.remove,
      resume() {
        const { values, revision } = stored.current
        const resumed = draft.resume(values)
        if (!resumed) return
        // What may have been made of it before its answer was lost is not made again.
        if (resumed.key) creation.key = resumed.key
        // With the draft's revision, the next save finds conflicts with later saves.
        stored.current = { values, revision: resumed.revision ?? revision }
        put(withChanges(values, resumed.changes))
      },
    },
  }
}
