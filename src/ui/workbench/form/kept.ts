import type { FormErrors } from '@mantine/form'

/* A form that is saved as one types. */

/** What of a form's values is stored while they are typed. */
export interface Kept<Values> {
  /** The typed values as they are worth storing, e.g. without a row that nobody has written in yet. */
  settle: (typed: Values) => Values
  /** Fields that are only right together, as their sum is: none of them is stored while one is wrong. */
  together: readonly (keyof Values & string)[]
}

/** For a form that is saved by its button. */
export const NOT_KEPT = { settle: <Values>(values: Values) => values, together: [] as never[] }

/** What became of an attempt to store what is typed. */
export interface KeepResult {
  /** Whether it was not begun: another one is under way, or a choice between two people's values. */
  isBusy?: true
  isSaved?: true
  /** What is wrong, by field; what else was changed is stored. */
  wrong?: FormErrors
  /** Why the call failed; undefined where it did not, or found a conflict. */
  failure?: unknown
}

/** How values are stored: see `store` in use-record-form.ts. */
export interface Storing<Values> {
  /** What is typed, to choose from where somebody else has changed the same. */
  mine: Values
  /** What a choice goes through before it is stored. */
  change: (typed: Values) => Values
  taken?: () => void
  refused: (failure: unknown) => void
}

/**
 * Which of the changed fields can be stored.
 * @param wrong paths of what is wrong, also within fields
 * @param together fields of which none is stored while one is wrong
 */
export function keepable(changed: readonly string[], wrong: readonly string[], together: readonly string[]): string[] {
  const isWrong = (path: string) => wrong.some((one) => one === path || one.startsWith(`${path}.`))
  const isHeld = together.some(isWrong)
  return changed.filter((path) => !isWrong(path) && !(isHeld && together.includes(path)))
}
