import { goToLogin } from '#client/session/login-address.ts'
import type { FailureCode } from '#platform/contract/failure-codes.ts'
import type { Conflict } from '#platform/contract/revision.ts'
import { NO_REASON } from './failures.ts'

interface FailureData {
  code?: FailureCode | undefined
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
  readonly data: Pick<FailureData, 'code' | 'fields' | 'conflict' | 'used_key'>

  constructor(status: number, { code, error, fields, conflict, used_key }: FailureData = {}) {
    super(error ?? NO_REASON)
    this.status = status
    this.data = { code, fields, conflict, used_key }
  }
}

/** Whether an answer is what the contract promises of a call, by its route, e.g. `GET /list-archive`. */
type Check = (route: string, answer: unknown) => boolean

let isAsPromised: Check = () => true

/** Checks what is answered from now on. The workbench does so; public pages are not made heavier by it. */
export function checkAnswersBy(check: Check) {
  isAsPromised = check
}

/**
 * The JSON of a call's answer. Throws an `ApiError` if the call was refused, and if it was answered with anything but what
 * it promises; a 403 also opens the login, or asks for the second factor.
 */
export function readAnswer(route: string, status: number, text: string): unknown {
  const isOk = status >= 200 && status < 300
  const answer = parse(text)
  // Anything but JSON comes from a proxy in between, whatever its status.
  const isForeign = isOk && text !== '' && answer === undefined
  if (isForeign || (isOk && !isAsPromised(route, answer))) {
    console.error('Invalid server response format')
    throw new CallError(isForeign ? 502 : 500)
  }
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
