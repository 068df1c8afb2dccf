import { createHash } from 'node:crypto'

/** The ETag of what is sent. Weak, since it stands for the plain bytes and the compressed ones alike (RFC 9110, 8.8.1). */
export const makeEtag = (content: string | Uint8Array) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** Whether who asks has that version already: its If-None-Match names it (RFC 9110, 13.1.2). */
export function isKnown(request: Headers, etag: string): boolean {
  const asked = request.get('if-none-match')
  if (!asked) return false
  const known = asked.split(',').map((one) => opaque(one.trim()))
  return known.includes('*') || known.includes(opaque(etag))
}

const opaque = (etag: string) => etag.replace(/^W\//, '')
