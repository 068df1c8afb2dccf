import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { acceptsBrotli } from './accepts-encoding.ts'
import { isKnown } from './etag.ts'

const compressText = promisify(brotliCompress)
/**
 * Quality 5 is a hundred times faster than the default 11, and nearly as small. A window of 64 kB (LGWIN 16) instead of
 * 4 MB saves a third of the time, and compresses usual pages as well.
 */
export const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 }

/** An answer in memory, the same for everyone. */
export interface Answer {
  status: number
  body: Uint8Array<ArrayBuffer>
  /** The compressed copy; absent until `addBrotli`. */
  brotli?: Uint8Array<ArrayBuffer>
  etag: string
  /** Headers of every answer with it, whichever copy is sent. */
  headers: Record<string, string>
}

/** Not by `instanceof Response`: the renderer's Response is another class. */
export const isAnswer = (made: unknown): made is Answer => typeof made === 'object' && made !== null && 'etag' in made

const compressing = new WeakMap<Answer, Promise<unknown>>()

/** Adds the compressed copy, once, for a client that accepts it. */
export async function addBrotli(answer: Answer, request: Request) {
  if (answer.brotli || !acceptsBrotli(request.headers)) return
  const made =
    compressing.get(answer) ??
    compressText(answer.body, { params: BROTLI }).then((copy) => (answer.brotli = new Uint8Array(copy)))
  compressing.set(answer, made)
  await made
}

/** Sends an answer, or 304 to a client that has it. `more`: further headers; those of the answer override them. */
export function sendAnswer(answer: Answer, request: Request, more?: Record<string, string>): Response {
  // A plain object is faster than `Headers`.
  const headers: Record<string, string> = { ...more, ...answer.headers }
  if (isKnown(request.headers, answer.etag)) return new Response(null, { status: 304, headers })
  return sendBody(answer, request, headers)
}

/** Sends an answer's body with these headers alone, as the compressed copy where there is one that the client accepts. */
export function sendBody(
  { status, body, brotli }: Answer,
  request: Request,
  headers: Record<string, string>,
): Response {
  if (!brotli || !acceptsBrotli(request.headers)) return new Response(body, { status, headers })
  return new Response(brotli, { status, headers: { ...headers, 'content-encoding': 'br' } })
}
