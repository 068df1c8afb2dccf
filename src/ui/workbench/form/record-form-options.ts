import type { FormErrors, UseFormReturnType } from '@mantine/form'
import type { Creation } from '#client/calls/creation.ts'
import type { Refusal } from '#client/calls/failures.ts'
import type { z } from '#platform/contract/fields.ts'
import type { Changes } from './form-values.ts'
import type { Kept } from './kept.ts'

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
