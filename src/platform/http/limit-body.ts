import { AppError } from '../errors.ts'

/** Bytes over the limit that are still read before the line is cut: 32 MiB. */
const DRAIN_LIMIT = 32 * 1024 * 1024

const tooLarge = () => new AppError('too-large', 'O pedido é grande demais.')

/**
 * The request, its body no larger than `max` bytes. Throws AppError 'too-large'; a body that says its size is read to its
 * end before, for who is cut off while still sending never reads the answer.
 */
export async function limitBody(request: Request, max: number): Promise<Request> {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD') return request
  const size = headers.has('transfer-encoding') ? null : headers.get('content-length')
  // Not touched here, so that whoever reads it reads it in one piece.
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
