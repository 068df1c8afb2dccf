import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { uploadedPath, uploadedWidths } from '#pictures/uploaded-picture.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { MAX_PICTURE } from '../contract.ts'

/** Pictures sent by one member of staff. */
const UPLOAD_LIMIT: Limit = { name: 'upload', points: 120, duration: 10 * 60 }

/** Pixels at most: a small file can unfold to a picture that fills the memory. */
const MAX_PIXELS = 60_000_000
/** WebP knows nothing higher. */
const LARGEST_HEIGHT = 16_383
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'tiff'])

/**
 * Keeps a picture in three widths as WebP, whatever it came as. It is decoded, turned upright and drawn anew, so
 * that neither metadata (where it was taken) nor anything hidden in the file survives. The same picture sent twice is
 * kept once. Throws as `takePicture` does.
 */
export const savePicture = (context: Context, file: File) =>
  takePicture(context, file, (picture) => keep(context.storage, picture))

/** Has `work` done on a picture that somebody sent. Throws 413 for a large file, 422 for what is no picture. */
export async function takePicture<Made>(context: Context, file: File, work: (picture: Sharp) => Promise<Made>) {
  await context.limits.spend(UPLOAD_LIMIT, String(requireUser(context).id))
  if (file.size > MAX_PICTURE) throw new AppError('too-large', 'A imagem passa de 15 MB. Envie uma menor.')
  const bytes = Buffer.from(await file.arrayBuffer())
  // One after another: a picture of 60 megapixels takes 240 MB while it is worked on.
  const made = busy.then(async () => work(await decode(bytes)))
  busy = made.catch(() => {})
  return made
}

/** Ends when the picture sent last is done. */
let busy: Promise<unknown> = Promise.resolve()

async function keep(storage: Storage, original: Sharp) {
  const largest = uploadedWidths((await original.metadata()).autoOrient.width).at(-1)!
  const main = await encode(original, largest)
  const size = { width: main.info.width, height: main.info.height }
  const hash = createHash('sha256').update(main.data).digest('hex').slice(0, 24)

  await Promise.all(
    uploadedWidths(size.width).map(async (width) => {
      const key = uploadedPath(hash, size, width).slice('/uploads/'.length)
      // Put again even where it is known: a picture in use again counts as new (see clean.ts).
      await storage.uploads.put(key, width === size.width ? main.data : (await encode(original, width)).data)
    }),
  )
  return { result: true as const, data: { url: uploadedPath(hash, size), ...size } }
}

async function decode(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp') // heavy: only who sends pictures pays for it
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    const { format } = await picture.metadata()
    if (!FORMATS.has(format)) throw new Error(`${format} is not taken`)
    await picture.clone().stats() // reads every pixel: a header alone proves nothing
    return picture
  } catch (cause) {
    throw Object.assign(
      new AppError('invalid', 'Este arquivo não é uma imagem que sabemos ler. Envie JPEG, PNG ou WebP.', {
        file: 'Envie JPEG, PNG ou WebP.',
      }),
      { cause },
    )
  }
}

const encode = (picture: Sharp, width: number) =>
  picture
    .clone()
    .autoOrient()
    .resize({ width, height: LARGEST_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 4 })
    .toBuffer({ resolveWithObject: true })
