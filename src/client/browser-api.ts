// Methods and paths only (see vite.config.ts), so that no schema weighs on a public page.
import paths, { type Paths } from 'virtual:api-paths'
import type { Conflict } from '#platform/contract/revision.ts'
import { goToLogin } from './login-address.ts'
import { requestOf } from './request.ts'

interface FailureData {
  error?: string | undefined
  fields?: Record<string, string> | undefined
  conflict?: Conflict | undefined
}

/** A call that was refused, or whose answer is not JSON. A request without any answer fails with fetch's own error. */
class CallError extends Error {
  readonly status: number
  readonly data: Omit<FailureData, 'error'>

  constructor(status: number, { error, fields, conflict }: FailureData = {}) {
    super(error ?? 'O servidor não respondeu como devia. Tente de novo.')
    this.status = status
    this.data = { fields, conflict }
  }
}

async function call(route: string, input: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  const { url, ...request } = requestOf(route, input)
  const response = await fetch(url, { ...request, signal })
  if (response.status === 403) goToLogin()
  const text = await response.text()
  const answer = parse(text)
  // What was promised is JSON: anything else comes from somebody in between, whatever status it bears.
  if (response.ok && text && answer === undefined) throw new CallError(502)
  if (response.ok) return answer
  throw new CallError(response.status, (answer as { data?: FailureData } | null | undefined)?.data)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const callsOf = (part: Paths | string): unknown =>
  typeof part === 'string'
    ? (input?: unknown, options?: { signal?: AbortSignal }) => call(part, input, options?.signal)
    : Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, callsOf(inner)]))

/** The contract's calls, over HTTP. */
export const makeBrowserApi = () => callsOf(paths)
