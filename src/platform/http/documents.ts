import type { Context } from '../context.ts'
import { isKnown, makeEtag } from './etag.ts'

/** Answers a GET of a path that is neither a call nor a page: a feed, a picture, a file. `path` is the address's path. */
export type Document = (context: Context, path: string) => Response | Promise<Response>

/** Documents by path; one that ends in `/*` answers everything below. */
export type Documents = Record<`/${string}`, Document>

/** A text that caches may store for five minutes, and then revalidate by its ETag. */
export function textDocument({ request }: Pick<Context, 'request'>, body: string, type: string): Response {
  const etag = makeEtag(body)
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300', etag }
  return isKnown(request, etag) ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}
