import { isApiError } from '#client/calls/failures.ts'
import type { Conflict } from '#platform/contract/revision.ts'
import { changedPaths, valueAt, withChanges } from './form-values.ts'

/** A conflict of a form's save with an earlier one. */
export interface FormConflict<Values> {
  by: Conflict['by']
  /** Time of the earlier save, ISO 8601. */
  at: string
  /** The stored revision. */
  revision: number
  /** Paths of the fields that both saves changed. */
  fields: string[]
  /** The values of the refused save. */
  mine: Values
  /** The stored values. */
  stored: Values
}

/** The value to save, by the path of each field in conflict; by default `mine`. */
export type Choices = Readonly<Record<string, 'mine' | 'stored'>>

/** The conflict in the error of a failed call. */
export const conflictIn = (failure: unknown): Conflict | undefined =>
  isApiError(failure) ? failure.data?.conflict : undefined

/**
 * The form's values after the choice: the stored values with the person's own changes.
 * @param base the values that the form began from
 */
export function settleConflict<Values extends object>(
  { mine, stored }: Pick<FormConflict<Values>, 'mine' | 'stored'>,
  base: Values,
  choices: Choices,
): Values {
  const own = changedPaths(mine, base).filter((path) => choices[path] !== 'stored')
  return withValues(stored, mine, own)
}

/** `base` with the values of the fields at these paths from `values`. */
export function withValues<Values extends object>(base: Values, values: Values, paths: string[]): Values {
  return paths.reduce((result, path) => {
    const [name = '', inner] = path.split('.')
    const value = valueAt(values, path)
    const change = inner === undefined ? { [name]: value } : { [name]: { [inner]: value } }
    return withChanges(result, change as Parameters<typeof withChanges<Values>>[1])
  }, base)
}
