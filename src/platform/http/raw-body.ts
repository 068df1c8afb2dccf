import { fileSize } from '#file-size.ts'
import { AppError } from '../errors.ts'

/** The body of a request to a `raw` call. */
export interface RawBody {
  /** Bytes, by Content-Length. */
  size: number
  /** With backpressure. Errors when the connection is lost. */
  stream: ReadableStream<Uint8Array>
}

/**
 * Separates a request from its body, without reading it.
 * Throws 411 for a body without Content-Length, 413 for one over `max` bytes.
 */
export function takeBody({ url, method, headers, body, signal }: Request, max: number) {
  if (method === 'GET' || method === 'HEAD') return { request: new Request(url, { method, headers, signal }) }
  const size = headers.has('transfer-encoding') ? null : headers.get('content-length')
  if (size === null) throw new AppError('length-unknown', 'Diga o tamanho do arquivo em Content-Length.')
  if (Number(size) > max) throw new AppError('too-large', `O arquivo passa de ${fileSize(max)}. Envie um menor.`)

  const others = new Headers(headers)
  for (const name of ['content-type', 'content-disposition', 'content-length']) others.delete(name)
  return {
    request: new Request(url, { method, headers: others, signal }),
    body: { size: Number(size), stream: body ?? new Blob().stream() },
  }
}
