import { hash } from 'node:crypto'

/** The ETag of a content. Weak, since it is the same for the plain and the compressed bytes (RFC 9110, 8.8.1). */
export const makeEtag = (content: string | Uint8Array) => `W/"${hash('sha256', content, 'base64url').slice(0, 22)}"`

/** Whether a request's If-None-Match names that version, which the client has then (RFC 9110, 13.1.2). */
export function isKnown(request: Headers, etag: string): boolean {
  const tags = request.get('if-none-match')
  if (!tags) return false
  const known = tags.split(',').map((one) => opaque(one.trim()))
  return known.includes('*') || known.includes(opaque(etag))
}

const opaque = (etag: string) => etag.replace(/^W\//, '')
