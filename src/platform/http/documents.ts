import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Context } from '../context.ts'
import { acceptsBrotli, acceptsGzip } from './accepts-encoding.ts'
import { BROTLI } from './answer.ts'
import { isKnown, makeEtag } from './etag.ts'

/** Answers a GET of a path that is neither a call nor a page: a feed, a picture, a file. `path` is the address's path. */
export type Document = (context: Context, path: string, query: URLSearchParams) => Response | Promise<Response>

/**
 * Documents by path; one that ends in `/*` answers everything below that no other does. A segment may be a pattern, as Hono
 * has them: `:name{[^/]+\\.png}`.
 */
export type Documents = Record<`/${string}`, Document>

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** A text that caches may store for five minutes, and then revalidate by its ETag. Compressed as the client takes it. */
export async function textDocument(
  { request }: Pick<Context, 'request'>,
  body: string,
  type: string,
): Promise<Response> {
  const etag = makeEtag(body)
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=300',
    vary: 'accept-encoding',
    etag,
  }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  if (acceptsBrotli(request)) {
    const packed = await brotliOf(body, { params: BROTLI })
    return new Response(new Uint8Array(packed), { headers: { ...headers, 'content-encoding': 'br' } })
  }
  if (acceptsGzip(request))
    return new Response(new Uint8Array(await gzipOf(body)), { headers: { ...headers, 'content-encoding': 'gzip' } })
  return new Response(body, { headers })
}
