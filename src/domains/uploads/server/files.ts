import type { Context } from '#platform/context.ts'
import { sendFile } from '#platform/files/send-file.ts'
import { sendPicture } from '#platform/pictures/serve-picture.ts'

/** Types of stored files, by the extension this program gave them; any other is sent as a download. */
const TYPES: Record<string, string> = { webp: 'image/webp', png: 'image/png', mp4: 'video/mp4', webm: 'video/webm' }
/** The names this program gives; any other is not found. */
const OWN_NAME = /^[a-z0-9][\w.-]{0,199}$/
const FOR_EVER = 'public, max-age=31536000, immutable'

/** A file under /uploads. Its name has the hash of its content, so it may be cached for ever. Supports ranges: Safari needs them for video. */
export async function sendUpload(context: Context, path: string): Promise<Response> {
  const key = path.slice('/uploads/'.length)
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

/** A drawn picture, e.g. /pictures/v1/contour/12.svg. */
export const sendDrawing = (context: Context, path: string) => sendPicture(context, path)
