import type { Conflict } from '#platform/contract/revision.ts'
import { goToLogin } from './login-address.ts'

interface FailureData {
  error?: string | undefined
  fields?: Record<string, string> | undefined
  conflict?: Conflict | undefined
  needs_second_factor?: true
  used_key?: true | undefined
}

/** Event of the window: a call was refused because the user must add a second factor first. */
export const NEEDS_SECOND_FACTOR = 'vitrine:needs-second-factor'

/** The error of a refused call, or of one whose answer is not JSON; in the shape of `ApiError`. */
class CallError extends Error {
  readonly status: number
  readonly data: Pick<FailureData, 'fields' | 'conflict' | 'used_key'>

  constructor(status: number, { error, fields, conflict, used_key }: FailureData = {}) {
    super(error ?? 'O servidor não respondeu como devia. Tente de novo.')
    this.status = status
    this.data = { fields, conflict, used_key }
  }
}

/** The JSON of a call's answer. Throws an `ApiError` if the call was refused; a 403 also opens the login, or asks for the second factor. */
export function readAnswer(status: number, text: string): unknown {
  const isOk = status >= 200 && status < 300
  const answer = parse(text)
  // Anything but JSON comes from a proxy in between, whatever its status.
  if (isOk && text && answer === undefined) throw new CallError(502)
  if (isOk) return answer
  const failure = (answer as { data?: FailureData } | null | undefined)?.data
  if (failure?.needs_second_factor) dispatchEvent(new Event(NEEDS_SECOND_FACTOR))
  else if (status === 403) goToLogin()
  throw new CallError(status, failure)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
