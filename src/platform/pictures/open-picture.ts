import type { Sharp } from 'sharp'

/** Pixels at most, as many as phones take: a small file can unfold to a picture that fills the memory. */
const MAX_PIXELS = 60_000_000
/** Seconds that decoding or encoding may take. */
export const PICTURE_TIMEOUT = 20

/**
 * Opens a picture, by its bytes or its path, which must be of one of the formats (as sharp calls them; 'avif' apart from
 * 'heif'). Of a moving picture it is the first image. Throws for anything else, now or when it is decoded.
 */
export async function openPicture(source: Buffer | string, formats: ReadonlySet<string>): Promise<Sharp> {
  const { default: sharp } = await import('sharp') // heavy: loaded with the first picture
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
  const { format, compression } = await picture.metadata()
  const name = format === 'heif' && compression === 'av1' ? 'avif' : format
  if (!formats.has(name)) throw new Error(`pictures of the format ${name} are not accepted`)
  return picture.timeout({ seconds: PICTURE_TIMEOUT })
}

/** Whether decoding failed for the time that it took. */
export const isTooSlow = (error: unknown) => error instanceof Error && error.message.startsWith('timeout')
