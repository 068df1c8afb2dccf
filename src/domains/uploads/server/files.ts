import { LRUCache } from 'lru-cache'
import type { Context } from '../../../platform/context.ts'
import { isKnown, makeEtag } from '../../../platform/http/etag.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import { drawInitials } from '../../../platform/pictures/initials.ts'
import { pictureHeaders, servePicture } from '../../../platform/pictures/serve-picture.ts'

/** Types we keep, by the ending we gave them ourselves; anything else is never shown, only saved. */
const TYPES: Record<string, string> = { webp: 'image/webp', png: 'image/png', mp4: 'video/mp4', webm: 'video/webm' }
/** Names we give are flat, plain and short; anything else names nothing. */
const OWN_NAME = /^[a-z0-9][\w.-]{0,199}$/
const FOR_EVER = 'public, max-age=31536000, immutable'

/** A file under /uploads. Its name holds the hash of its content, so caches may keep it for ever. Parts of it by ranges: Safari plays no video without. */
export async function sendUpload(context: Context, path: string): Promise<Response> {
  const key = path.slice('/uploads/'.length)
  const email = /^([^/]+@[^/]+)\.png$/.exec(key)?.[1]
  if (email) return sendFace(context, email)
  const type = TYPES[key.slice(key.lastIndexOf('.') + 1)]
  const sent = OWN_NAME.test(key)
    ? await sendFile(context.storage.uploads, key, context.request, {
        type: type ?? 'application/octet-stream',
        cacheControl: FOR_EVER,
        ...(!type && { saveAs: key }),
      })
    : undefined
  return sent ? new Response(sent.body ?? null, sent) : new Response(null, { status: 404 })
}

/** Faces drawn last, by e-mail: a few kB each. */
const faces = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 500 })

/** The picture of whoever has that e-mail: its initials, alike for people we know and do not, so that it tells nothing. */
async function sendFace({ request }: Context, email: string): Promise<Response> {
  const address = email.toLowerCase()
  let bytes = faces.get(address)
  if (!bytes) {
    bytes = new Uint8Array(await drawInitials(address))
    faces.set(address, bytes)
  }
  const etag = makeEtag(bytes)
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=300', etag }
  return isKnown(request, etag) ? new Response(null, { status: 304, headers }) : new Response(bytes, { headers })
}

/** A drawn picture, e.g. /pictures/v1/contour/12.svg. */
export function sendDrawing({ request }: Context, path: string): Response {
  const picture = servePicture(path)
  if (!picture) return new Response(null, { status: 404 })
  const br = /\bbr\b/.test(request.get('accept-encoding') ?? '')
  const headers = pictureHeaders(picture, br ? 'br' : undefined)
  if (isKnown(request, picture.etag)) return new Response(null, { status: 304, headers })
  return new Response(br ? picture.brotli : picture.body, { headers })
}
