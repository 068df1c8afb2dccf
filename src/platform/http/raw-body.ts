import { AppError } from '../errors.ts'

/** A request's body as it comes, for the calls that take it so. */
export interface RawBody {
  /** Bytes, as the sender announced them. */
  size: number
  /** Read as fast as it is taken and no faster. Fails when the line is cut. */
  stream: ReadableStream<Uint8Array>
}

/**
 * Parts a request from its body, of which nothing is read here.
 * Throws 411 for a body that does not say its size before, 413 for one over `max` bytes.
 */
export function takeBody({ url, method, headers, body, signal }: Request, max: number) {
  if (method === 'GET' || method === 'HEAD') return { request: new Request(url, { method, headers, signal }) }
  const size = headers.has('transfer-encoding') ? null : headers.get('content-length')
  if (size === null) throw new AppError('length-unknown', 'Diga o tamanho do arquivo em Content-Length.')
  if (Number(size) > max) throw new AppError('too-large', `O arquivo passa de ${sizeOf(max)}. Envie um menor.`)

  const kept = new Headers(headers)
  for (const name of ['content-type', 'content-disposition', 'content-length']) kept.delete(name)
  return {
    request: new Request(url, { method, headers: kept, signal }),
    body: { size: Number(size), stream: body ?? new Blob().stream() },
  }
}

/** '2 GB', '500 MB'. */
function sizeOf(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  const [value, unit] = megabytes >= 1024 ? [megabytes / 1024, 'GB'] : [megabytes, 'MB']
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ${unit}`
}
