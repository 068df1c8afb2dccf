import { AppError } from '../errors.ts'

/** Bytes over the limit that are still read before the line is cut: 32 MiB. */
const PATIENCE = 32 * 1024 * 1024

const tooLarge = () => new AppError('too-large', 'O pedido é grande demais.')

/**
 * The request, its body no larger than `max` bytes. Throws AppError 'too-large'; a body that says its size is heard out
 * before, for who is cut off while still sending never reads the answer.
 */
export async function limitBody(request: Request, max: number): Promise<Request> {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD') return request
  const size = headers.has('transfer-encoding') ? null : headers.get('content-length')
  // Not touched here, so that whoever reads it reads it in one piece.
  if (size !== null && Number(size) <= max) return request
  if (!request.body) return request
  if (size === null) return new Request(request, { body: new Blob(await readUpTo(max, request.body)) })

  let heard = 0
  for await (const chunk of request.body) if ((heard += chunk.length) > max + PATIENCE) break
  throw tooLarge()
}

async function readUpTo(max: number, body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let heard = 0
  for await (const chunk of body.values({ preventCancel: true })) {
    if ((heard += chunk.length) > max) throw tooLarge()
    chunks.push(chunk)
  }
  return chunks
}
