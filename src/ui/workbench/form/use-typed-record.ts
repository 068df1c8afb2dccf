import { schemaResolver, useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { newCreation } from '#client/calls/creation.ts'
import { emptyOf } from '#platform/contract/schema-parts.ts'
import { isOvertaken } from './form-draft.ts'
import { changedPaths, changesBetween, pathsOf, sameValues, valueAt, withChanges } from './form-values.ts'
import type { Kept } from './kept.ts'
import type { RecordFormOptions, SaveAnswer, Stored } from './record-form-options.ts'
import { useDraft } from './use-draft.ts'

type Options<Values extends object> = Pick<
  RecordFormOptions<Values, SaveAnswer>,
  'schema' | 'first' | 'draftName' | 'reload' | 'onChange'
> & { kept: Kept<Values> }

/** What a person types into a form beside the record as it is stored: what differs is unsaved, and the form's draft. */
export function useTypedRecord<Values extends object>({
  schema,
  first: given,
  draftName,
  reload,
  onChange,
  kept,
}: Options<Values>) {
  const [first] = useState(() => given ?? { values: emptyOf(schema) })
  /** The stored record, as far as this form knows; `saved` are its values for rendering. */
  const stored = useRef(first)
  const [saved, setSaved] = useState(first.values)
  const [dirty, setDirty] = useState(false)
  const draft = useDraft(draftName, first.values)
  const [creation] = useState(newCreation)

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

  const unsavedPaths = (typed: Values) => changedPaths(kept.settle(typed), stored.current.values)
  const isDirty = () => unsavedPaths(form.getValues()).length > 0

  /** Updates `dirty` and the draft from the values. */
  function checkDirty(values: Values) {
    const isChanged = unsavedPaths(values).length > 0
    const changes = isChanged ? changesBetween(values, stored.current.values) : undefined
    setDirty(isChanged)
    draft.type(changes, { revision: stored.current.revision, key: creation.key })
    return isChanged
  }

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

  /** Shows another version of the record, which is already stored. */
  function replace(next: Stored<Values>) {
    stored.current = next
    put(next.values)
    markSaved(next)
  }

  /**
   * Loads the record again and updates the fields that the person has not changed. If that fails the form stays as it
   * is: saves send only changes, so nothing is overwritten.
   */
  async function refresh() {
    const next = await reload?.().catch(() => undefined)
    const { values, revision } = stored.current
    if (!next || (next.revision ?? 0) < (revision ?? 0)) return
    const own = unsavedPaths(form.getValues())
    const isRace = own.some((path) => !sameValues(valueAt(next.values, path), valueAt(values, path)))
    // If both changed a field, the next save must find the conflict: it needs the older revision.
    stored.current = { values: next.values, revision: isRace ? revision : next.revision }
    put(
      next.values,
      changedPaths(next.values, values).filter((path) => !own.includes(path)),
    )
    markSaved(stored.current)
  }

  return {
    form,
    validate,
    /** The record as the form was opened with it. */
    first,
    stored,
    saved,
    /** For the call that makes a new record. */
    creation,
    dirty,
    isDirty,
    put,
    markSaved,
    replace,
    refresh,
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
