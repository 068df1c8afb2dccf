import { isApiError } from '#client/failures.ts'
import type { Conflict } from '#platform/contract/revision.ts'
import { changedPaths, valueAt, withChanges } from './form-values.ts'

/** A save that somebody else's save preceded, as its form sees it. */
export interface FormConflict<Values> {
  by: Conflict['by']
  /** When it was saved, ISO 8601. */
  at: string
  /** The revision of what is stored. */
  revision: number
  /** The fields both changed, by their paths in the form. */
  fields: string[]
  /** What was to be saved. */
  mine: Values
  /** What is stored. */
  stored: Values
}

/** For each field in conflict, whose value is to be saved. */
export type Choices = Readonly<Record<string, 'mine' | 'stored'>>

/** The conflict that a failed call met. */
export const conflictIn = (failure: unknown): Conflict | undefined =>
  isApiError(failure) ? failure.data?.conflict : undefined

/**
 * What the form holds once the person has chosen: what is stored, with what they changed themselves.
 * @param base what the form began from
 */
export function settleConflict<Values extends object>(
  { mine, stored }: Pick<FormConflict<Values>, 'mine' | 'stored'>,
  base: Values,
  choices: Choices,
): Values {
  const own = changedPaths(mine, base).filter((path) => choices[path] !== 'stored')
  return withValues(stored, mine, own)
}

/** `base` with the fields at these paths as `values` have them. */
export function withValues<Values extends object>(base: Values, values: Values, paths: string[]): Values {
  return paths.reduce((result, path) => {
    const [name = '', inner] = path.split('.')
    const value = valueAt(values, path)
    const change = inner === undefined ? { [name]: value } : { [name]: { [inner]: value } }
    return withChanges(result, change as Parameters<typeof withChanges<Values>>[1])
  }, base)
}
