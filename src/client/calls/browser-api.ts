// Methods and paths only (see vite.config.ts), so that public pages do not load the schemas.
import paths, { type Paths } from 'virtual:api-paths'
import { readAnswer } from './answer.ts'
import { untilCallsResume } from './call-pause.ts'
import { type CallContext, pendingCreation, sendOnce } from './creation.ts'
import { answerThatHolds, askIfHolds, keepAnswer } from './kept-answers.ts'
import { requestOf } from './request.ts'
import { announceUnreached } from './unreached.ts'

/** The one call that is sent while the others are held. */
const SIGN_OUT = 'POST /logout'

/** What goes with a call beside its input. */
interface Options {
  signal?: AbortSignal
  context?: CallContext
}

/** Calls a route; one that makes something with the key of its form, or of its input. Throws an `ApiError` if it was refused, and fetch's own error if the server was not reached. */
async function call(route: string, input: unknown, { signal, context }: Options = {}): Promise<unknown> {
  const { url, creates, ...request } = requestOf(route, input)
  if (!creates) return send(route, url, request, signal)
  const creation = context?.creation ?? pendingCreation(`${url} ${request.body}`)
  return sendOnce(creation, (key) => send(route, url, { ...request, headers: { ...request.headers, ...key } }, signal))
}

async function send(
  route: string,
  url: string,
  request: RequestInit,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  try {
    if (route !== SIGN_OUT) await untilCallsResume()
    if (request.method !== 'GET') return await read(route, await fetch(url, { ...request, signal: signal ?? null }))
    const headers = { ...request.headers, ...askIfHolds(url) } as Record<string, string>
    const response = await fetch(url, { ...request, headers, signal: signal ?? null })
    const held = answerThatHolds(url, response)
    if (held) return held.answer
    const answer = await read(route, response)
    keepAnswer(url, response, answer)
    return answer
  } catch (error) {
    announceUnreached(error, signal)
    throw error
  }
}

const read = async (route: string, response: Response) => readAnswer(route, response.status, await response.text())

const callsOf = (part: Paths | string): unknown =>
  typeof part === 'string'
    ? (input?: unknown, options?: Options) => call(part, input, options)
    : Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, callsOf(inner)]))

/** The contract's calls, over HTTP. */
export const makeBrowserApi = (of: Paths = paths) => callsOf(of)
