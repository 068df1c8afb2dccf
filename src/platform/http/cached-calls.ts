import { namesSession } from '../auth/actor.ts'
import type { Program } from '../context.ts'
import { type Answer, isAnswer } from './answer.ts'
import { makeEtag } from './etag.ts'
import { dayAt, type SendCached } from './send-cached.ts'

/** Longest query of an address, in characters, whose answer is cached. */
const MAX_QUERY = 200

/** What a call's handler returns. */
interface Handled {
  matched: boolean
  response?: Response
}

/**
 * The key of a GET or HEAD among the cached answers; undefined for any other request. Only calls that are `cached` are
 * stored by it, under whichever of the base paths.
 */
function keyOf({ method, url }: Request, { clock }: Program): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const { pathname, search } = new URL(url)
  return search.length > MAX_QUERY ? undefined : `${dayAt(clock.now())} ${pathname}${search}`
}

/**
 * The cached answer of a `cached` call to a visitor, else what `handle` answers, which is then cached. An answer other
 * than 200, and any to a POST, is returned as it was handled.
 */
export async function findAnswer<Result extends Handled>(
  program: Program,
  request: Request,
  handle: () => Promise<Answer | Result>,
): Promise<Answer | Result> {
  const key = keyOf(request, program)
  if (!key) return handle()
  return program.pages.answers.find(key, async () => {
    const handled = await handle()
    return !isAnswer(handled) && handled.response?.status === 200 ? readAnswer(handled.response) : handled
  })
}

async function readAnswer(response: Response): Promise<Answer> {
  const body = new Uint8Array(await response.arrayBuffer())
  const etag = makeEtag(body)
  const headers = { 'content-type': response.headers.get('content-type')!, 'cache-control': 'no-cache', etag }
  return { status: 200, body, etag, headers }
}

/** Answers requests of visitors for cached answers of calls, and undefined for all others. */
export function cachedAnswers(
  program: Program,
  bases: readonly string[],
  send: SendCached,
): (request: Request) => Response | undefined {
  return (request) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' || !bases.some((base) => pathname.startsWith(`${base}/`))) return undefined
    if (namesSession(request.headers.get('cookie'))) return undefined
    const key = keyOf(request, program)
    const answer = key ? program.pages.answers.peek(key) : undefined
    return answer && send(answer, request, pathname)
  }
}
