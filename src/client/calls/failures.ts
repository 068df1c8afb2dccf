import type { ReactNode } from 'react'
import type { FailureCode } from '#platform/contract/failure-codes.ts'
import type { Conflict } from '#platform/contract/revision.ts'

/** The error of a refused call: status, Portuguese message, messages by field, and for a save conflict (409) its data. */
export interface ApiError extends Error {
  status: number
  data?: {
    /** Tells failures of one status apart. */
    code?: FailureCode | undefined
    fields?: Record<string, string> | undefined
    conflict?: Conflict | undefined
    used_key?: true | undefined
  }
}

/** Whether an error is an `ApiError`. By its shape, since the server and the browser have different classes. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'

/** Whether a call failed because there is no such record (404), or because no record can have that id (422). */
export const isMissing = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 422)

/** Whether a call got no answer of the program: it was not reached, or it is starting or stopping. */
export const isUnanswered = (error: unknown) => !isApiError(error) || [502, 503, 504].includes(error.status)

/** The message of a call that was answered without a reason, as by a proxy in between. */
export const NO_REASON = 'O servidor não respondeu como devia. Tente de novo.'

/** The Portuguese message for a failed call: the server's, or that the server was not reached. */
export const failureText = (error: unknown) =>
  isApiError(error) ? error.message : 'Não foi possível falar com o servidor. Confira a conexão e tente de novo.'

/** Why something was not saved: a message, and messages by field. */
export interface Refusal {
  text: string
  /** Whether the program gave no reason, since it was not reached or something else answered: `text` says so. */
  isUnexplained?: boolean
  fields?: Record<string, ReactNode> | undefined
}

/**
 * The refusal of a failed call, for a form.
 * @param group the group of the call's input in which the form's fields are
 */
export const explainFailure = (failure: unknown, group?: string): Refusal => ({
  text: failureText(failure),
  isUnexplained: !isApiError(failure) || failure.message === NO_REASON,
  fields: isApiError(failure) ? withinGroup(failure.data?.fields, group) : undefined,
})

function withinGroup(fields: Record<string, string> | undefined, group: string | undefined) {
  if (!fields || group === undefined) return fields
  const prefix = `${group}.`
  const named = Object.entries(fields).map(([path, text]) => [
    path.startsWith(prefix) ? path.slice(prefix.length) : path,
    text,
  ])
  return Object.fromEntries(named)
}
