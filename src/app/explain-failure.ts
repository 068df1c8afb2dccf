import type { Refusal } from '../ui/workbench/form/use-saving.ts'
import { isApiError } from './api'
import { failureText } from './query'

/** Why a call failed, as a form says it: in words for the person, and by field. */
export const explainFailure = (failure: unknown): Refusal => ({
  text: failureText(failure),
  fields: isApiError(failure) ? failure.data?.fields : undefined,
})
