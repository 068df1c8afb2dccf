import type { ReactNode } from 'react'
import type { Conflict } from '#platform/contract/revision.ts'

/**
 * What a failed call carries: its status, a Portuguese message, what is wrong with each field, and for a save that
 * somebody else's save preceded (409) the conflict.
 */
export interface ApiError extends Error {
  status: number
  data?: { fields?: Record<string, string> | undefined; conflict?: Conflict | undefined }
}

/** Whether a call was answered with a failure. Checks the shape: the class is another on the server than in the browser. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'

/** Whether the server says that there is no such record: its row is gone or out of reach, or no row can have that id. */
export const isMissing = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 422)

/** The message about a failed call, in Portuguese: the server's own, or that the server was not reached. */
export const failureText = (error: unknown) =>
  isApiError(error) ? error.message : 'Não foi possível falar com o servidor. Confira a conexão e tente de novo.'

/** Why something was not saved: in words for the person, and by field. */
export interface Refusal {
  text: string
  fields?: Record<string, ReactNode> | undefined
}

/** Why a call failed, as a form says it. */
export const explainFailure = (failure: unknown): Refusal => ({
  text: failureText(failure),
  fields: isApiError(failure) ? failure.data?.fields : undefined,
})
