import type { Context } from '../context.ts'

/** Answers a GET of a path that is neither a call nor a page: a feed, a picture, a file. `path` is the address's path. */
export type Document = (context: Context, path: string) => Response | Promise<Response>

/** Documents by path; one that ends in `/*` answers everything below. */
export type Documents = Record<`/${string}`, Document>

/** A document kept by caches only until its ETag differs. */
export function textDocument(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  })
}
