import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigateFromHere } from '#client/page/use-navigate-from-here.ts'
import type { Changes } from './form-values.ts'
import type { RecordFormOptions, SaveAnswer, SaveInput, Stored } from './record-form-options.ts'
import { type Removal, removeRecord } from './remove-record.ts'
import { useRecordForm } from './use-record-form.ts'

/** The record that a screen's form edits; given by `RecordScreen`. */
export interface Edited<Record> {
  /** Undefined for a new one. */
  id: number | undefined
  /** As loaded; undefined if new, or created by this form. */
  record: Record | undefined
  /** Called with the id of a newly created one. */
  onCreated: (id: number) => void
}

interface Saved extends SaveAnswer {
  id: number
}

interface EditorOptions<Values extends object, Record>
  extends Omit<
    RecordFormOptions<Values, Saved>,
    'first' | 'draftName' | 'save' | 'reload' | 'readConflict' | 'onSaved'
  > {
  edited: Edited<Record>
  /** What it is, in the names of drafts: 'client'. */
  kind: string
  /** Values of a new record's form; by default the empty one of each field. */
  empty?: Values
  /** A record as form values and their revision. */
  toStored: (record: Record) => Stored<Values>
  create: (values: Values, once: SaveInput<Values>['once']) => Promise<{ data: Saved }>
  update: (change: Changes<Values> & { id: number; revision: number | undefined }) => Promise<{ data: Saved }>
  /** Loads the stored record. */
  read: (id: number) => Promise<Record>
  /** Key of the queries that show such records, loaded again after each save. */
  shownBy: QueryKey
  /** Called after each save, with the values saved. */
  onSaved?: (values: Values) => void
  /** How the stored record is removed, from its id and its stored values. */
  removal?: (id: number, saved: Values) => Removal
  /** After a removal: the lists to load again, not the record itself, which would not be found; and the screen to go to. */
  afterRemoval?: { lists: readonly QueryKey[]; to: string }
}

/** The state of the form of a record that has a screen of its own: create, update, reload, remove. Shown by `RecordForm`. */
export function useRecordEditor<Values extends object, Record>({
  edited: { id, record: loaded, onCreated },
  kind,
  empty,
  toStored,
  create,
  update,
  read,
  shownBy,
  onSaved,
  removal,
  afterRemoval,
  ...options
}: EditorOptions<Values, Record>) {
  const queries = useQueryClient()
  const navigate = useNavigateFromHere()
  /** Also that of a record which this form has just created. */
  const savedId = useRef(id)
  const reload = (keys: readonly QueryKey[]) => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
  }

  const record = useRecordForm<Values, Saved & { values: Values }>({
    ...options,
    first: loaded ? toStored(loaded) : empty && { values: empty },
    draftName: `${kind}:${id ?? 'new'}`,
    save: async ({ values, changes, revision, once }) => {
      const { data } = id === undefined ? await create(values, once) : await update({ ...changes, id, revision })
      return { ...data, values }
    },
    reload: async () => toStored(await read(savedId.current ?? 0)),
    readConflict: (stored) => toStored(stored as Record).values,
    onSaved: ({ id: saved, values }) => {
      savedId.current = saved
      reload([shownBy])
      if (id === undefined) onCreated(saved)
      onSaved?.(values)
    },
  })

  /** Asks, removes the record and leaves its screen. */
  async function remove() {
    if (id === undefined || !removal || !afterRemoval) return
    const isGone = await removeRecord(record, removal(id, record.saved), () => reload(afterRemoval.lists))
    if (isGone) void navigate({ to: afterRemoval.to, ignoreBlocker: true })
  }

  return { ...record, remove }
}
