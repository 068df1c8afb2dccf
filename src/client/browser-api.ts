// Methods and paths only (see vite.config.ts), so that no schema weighs on a public page.
import paths, { type Paths } from 'virtual:api-paths'
import { goToLogin } from './login-address.ts'
import { requestOf } from './request.ts'

/** Why a call was refused, or that its answer makes no sense. One that was never answered fails with fetch's own. */
class CallError extends Error {
  readonly status: number
  readonly data: { fields: Record<string, string> | undefined }

  constructor(
    status: number,
    message = 'O servidor não respondeu como devia. Tente de novo.',
    fields?: Record<string, string>,
  ) {
    super(message)
    this.status = status
    this.data = { fields }
  }
}

interface Failure {
  data?: { error?: string; fields?: Record<string, string> }
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
  const { error, fields } = (answer as Failure | null | undefined)?.data ?? {}
  throw new CallError(response.status, error, fields)
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
