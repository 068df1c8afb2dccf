import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { explainFailure, type Refusal } from '#client/failures.ts'
import type { z } from '#platform/contract/fields.ts'
import { notifyError, notifySuccess } from '../toasts.tsx'
import { type Choices, conflictIn, type FormConflict, settleConflict } from './conflict.ts'
import { isOvertaken } from './draft.ts'
import { focusFirst } from './focus-field.ts'
import { type Changes, changedPaths, changesBetween, pathsOf, sameValues, valueAt, withChanges } from './form-values.ts'
import { useRecordFields } from './record-fields.ts'
import { useDraft } from './use-draft.ts'
import { useRun } from './use-run.ts'

/** A record as it is stored. */
export interface Stored<Values> {
  values: Values
  /** Undefined for something new, and where records have none. */
  revision?: number | undefined
}

/** What a save answers, of records that have a revision: `merged` says whether other fields had been saved meanwhile. */
interface SaveAnswer {
  revision?: number | undefined
  merged?: boolean | undefined
  [name: string]: unknown
}

/** What there is to save. */
export interface SaveInput<Values> {
  values: Values
  /** What of the values differs from what the form began from. */
  changes: Changes<Values>
  /** The revision the form began from. */
  revision: number | undefined
}

interface Options<Values extends object, Answer extends SaveAnswer> {
  /** The contract's own schema of the values. */
  schema: z.ZodType<unknown, Values>
  /** What each field is called, by its path. */
  labels: Readonly<Record<string, string>>
  /** The record when the form opens. */
  first: Stored<Values>
  /** What its draft is of, e.g. `archive:7`. A form without it stores none. */
  draftName?: string
  /** Saves. Throws where it is not saved. */
  save: (input: SaveInput<Values>) => Promise<Answer>
  /** Reads the record anew. */
  reload?: () => Promise<Stored<Values>>
  /** The values of the record that a conflict brings. */
  readConflict?: (record: unknown) => Values
  /** The form's path of a field that a conflict names, where they differ. */
  pathOf?: (field: string) => string
  /** Why it cannot be saved just now, as while a picture is on its way. */
  blockedReason?: () => string | undefined
  /** What is wrong that no schema sees, e.g. a date half typed. */
  findErrors?: (form: UseFormReturnType<Values>) => FormErrors | undefined
  /** Called at each change of the values. */
  onChange?: (values: Values) => void
  /** Called after each save, when nothing before it is left to save. */
  onSaved?: (answer: Answer) => void
  /** Says why nothing was saved; a toast where absent. */
  onRefused?: (refusal: Refusal) => void
  /**
   * Whether it is a form beside others or in a dialog: leaving asks nothing, Ctrl+S is not its own, and what is wrong
   * with a field is said there alone.
   */
  minor?: boolean
  /** Whether the form is empty again after a save. */
  emptyAfterSave?: boolean
  /** The toast after a save; null for none. */
  successText?: string | null
}

/**
 * A form of the workbench: its values and their way to the server. It sends what was changed with the revision the form
 * began from, and what is typed stays, however a save ends. `RecordForm` shows it.
 */
export function useRecordForm<Values extends object, Answer extends SaveAnswer>({
  schema,
  labels,
  first,
  draftName,
  save: send,
  reload,
  readConflict,
  pathOf = (field) => field,
  blockedReason,
  findErrors,
  onChange,
  onSaved,
  minor = false,
  onRefused = ({ text, fields }) => {
    if (!minor || !fields) notifyError(text)
  },
  emptyAfterSave = false,
  successText = 'Salvo com sucesso',
}: Options<Values, Answer>) {
  /** What is stored, as far as this form knows, and what `saved` shows of it. */
  const stored = useRef(first)
  const [saved, setSaved] = useState(first.values)
  const [dirty, setDirty] = useState(false)
  const { running: saving, isRunning: isSaving, run } = useRun()
  const [conflict, setConflict] = useState<FormConflict<Values> & { change: (typed: Values) => Values }>()
  const draft = useDraft(draftName, first.values)

  /** Finds by the values whether there is something to save, and keeps the draft in step. */
  function checkDirty(values: Values) {
    const changes = changesBetween(values, stored.current.values)
    const isChanged = Object.keys(changes).length > 0
    setDirty(isChanged)
    draft.type(isChanged ? changes : undefined, stored.current.revision)
    return isChanged
  }

  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: first.values,
    validate: schemaResolver(schema, { sync: true }),
    onValuesChange: (values) => {
      checkDirty(values)
      onChange?.(values)
    },
  })
  const isDirty = () => changedPaths(form.getValues(), stored.current.values).length > 0

  /** Puts values into the fields, from outside. */
  function put(values: Values, paths = pathsOf(values)) {
    for (const path of paths) {
      const value = valueAt(values, path)
      if (!sameValues(value, valueAt(form.getValues(), path))) form.setFieldValue(path, value as never)
    }
  }

  /** Takes this for what is stored: what the fields say otherwise is left to save. */
  function markSaved(next: Stored<Values>) {
    stored.current = next
    setSaved(next.values)
    if (!checkDirty(form.getValues())) draft.end()
  }

  /**
   * Takes over what is stored by now, but for the fields the person has changed. Where it cannot be read the form stays
   * as it is, which harms nobody: what others have saved is not sent along.
   */
  async function refresh() {
    const next = await reload?.().catch(() => undefined)
    if (!next) return
    const { values, revision } = stored.current
    const own = changedPaths(form.getValues(), values)
    const isRace = own.some((path) => !sameValues(valueAt(next.values, path), valueAt(values, path)))
    // A field that both have changed by now is for the next save to find: it goes by the older revision.
    stored.current = { values: next.values, revision: isRace ? revision : next.revision }
    put(
      next.values,
      changedPaths(next.values, values).filter((path) => !own.includes(path)),
    )
    markSaved(stored.current)
  }

  /** Shows another version of the record, which is stored by now. */
  function replace(next: Stored<Values>) {
    stored.current = next
    put(next.values)
    markSaved(next)
  }

  function refuse(refusal: Refusal) {
    form.setErrors(refusal.fields ?? {})
    onRefused(refusal)
    focusFirst(Object.keys(refusal.fields ?? {}))
  }

  /** @param change what is sent of what was typed; where it differs the fields show it once it is saved */
  async function save(change: (typed: Values) => Values = (typed) => typed) {
    if (isSaving()) return
    const reason = blockedReason?.()
    if (reason) return onRefused({ text: reason })
    const { hasErrors, errors } = form.validate()
    const wrong = hasErrors ? errors : findErrors?.(form)
    if (wrong) return refuse({ text: 'Confira os campos marcados.', fields: wrong })
    const typed = form.getValues()
    const values = change(typed)
    const { revision, values: base } = stored.current

    const answer = await run(
      async () => {
        const answer = await send({ values, changes: changesBetween(values, base), revision })
        const untouched = (path: string) => sameValues(valueAt(form.getValues(), path), valueAt(typed, path))
        put(values, changedPaths(values, typed).filter(untouched))
        markSaved({ values, revision: answer.revision })
        if (answer.merged) await refresh()
        return answer
      },
      (failure) => {
        const found = conflictIn(failure)
        if (!found || !readConflict) return refuse(explainFailure(failure))
        const fields = found.fields.map(pathOf)
        setConflict({ ...found, fields, mine: values, stored: readConflict(found.record), change })
      },
    )
    if (!answer) return
    if (emptyAfterSave) replace(first)
    if (successText !== null) notifySuccess(successText)
    onSaved?.(answer.value)
  }

  /** Saves again, after the person has chosen between their values and those that are stored. */
  function resolveConflict(choices: Choices) {
    if (!conflict) return
    const values = settleConflict(conflict, stored.current.values, choices)
    stored.current = { values: conflict.stored, revision: conflict.revision }
    put(values)
    markSaved(stored.current)
    setConflict(undefined)
    if (isDirty()) void save(conflict.change)
    else notifySuccess('Ficou o que já estava salvo')
  }

  return {
    form: useRecordFields(form, schema, labels),
    labels,
    /** What is stored, as far as this form knows. */
    saved,
    dirty,
    isDirty,
    saving,
    save,
    /** Does something else with the record, the form standing still meanwhile. Undefined where it failed. */
    run: <Done>(act: () => Promise<Done>) => run(act, (failure) => void notifyError(explainFailure(failure).text)),
    refresh,
    /** Puts back what is stored. */
    discard: () => put(stored.current.values),
    replace,
    minor,
    conflict,
    resolveConflict,
    cancelConflict: () => setConflict(undefined),
    draft: {
      offer: draft.offer,
      /** Whether the record was saved again after the offered draft was begun. */
      isOvertaken: draft.offer !== undefined && isOvertaken(draft.offer, first.revision),
      discard: draft.discard,
      /** Stores it at once. False where that failed. */
      store: draft.store,
      /** Removes it: the record is gone. */
      remove: draft.remove,
      resume() {
        const { values, revision } = stored.current
        const resumed = draft.resume(values)
        if (!resumed) return
        // What others have saved since is found by the revision it was typed over.
        stored.current = { values, revision: resumed.revision ?? revision }
        put(withChanges(values, resumed.changes))
      },
    },
  }
}
