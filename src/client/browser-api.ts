// Methods and paths only (see vite.config.ts), so that public pages do not load the schemas.
import paths, { type Paths } from 'virtual:api-paths'
import { readAnswer } from './answer.ts'
import { requestOf } from './request.ts'
import { announceUnreached } from './unreached.ts'

/** Calls a route. Throws an `ApiError` if it was refused, and fetch's own error if the server was not reached. */
async function call(route: string, input: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  const { url, ...request } = requestOf(route, input)
  try {
    const response = await fetch(url, { ...request, signal })
    return readAnswer(response.status, await response.text())
  } catch (error) {
    announceUnreached(error, signal)
    throw error
  }
}

const callsOf = (part: Paths | string): unknown =>
  typeof part === 'string'
    ? (input?: unknown, options?: { signal?: AbortSignal }) => call(part, input, options?.signal)
    : Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, callsOf(inner)]))

/** The contract's calls, over HTTP. */
export const makeBrowserApi = () => callsOf(paths)
