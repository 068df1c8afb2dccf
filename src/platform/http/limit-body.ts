import { AppError } from '../errors.ts'

/** Bytes over the limit that are read before the connection is closed: 32 MiB. */
const DRAIN_LIMIT = 32 * 1024 * 1024

const tooLarge = () => new AppError('too-large', 'O pedido é grande demais.')

/**
 * The request, with a body of at most `max` bytes. Throws AppError 'too-large'. A body with Content-Length is read to its
 * end first: a client whose connection is closed while it sends does not read the answer.
 */
export async function limitBody(request: Request, max: number): Promise<Request> {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD') return request
  const size = headers.has('transfer-encoding') ? null : headers.get('content-length')
  // Not read here, so that it is not copied.
  if (size !== null && Number(size) <= max) return request
  if (!request.body) return request
  if (size === null) return new Request(request, { body: new Blob(await readUpTo(max, request.body)) })

  let received = 0
  for await (const chunk of request.body) if ((received += chunk.length) > max + DRAIN_LIMIT) break
  throw tooLarge()
}

async function readUpTo(max: number, body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for await (const chunk of body.values({ preventCancel: true })) {
    if ((received += chunk.length) > max) throw tooLarge()
    chunks.push(chunk)
  }
  return chunks
}
