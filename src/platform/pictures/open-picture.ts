import type { Sharp } from 'sharp'

/** Most pixels, enough for photos of phones: a small file can decode to a picture that fills the memory. */
const MAX_PIXELS = 60_000_000
/** Seconds that decoding or encoding may take. */
export const PICTURE_TIMEOUT = 20

/**
 * Opens a picture in one of the formats (by sharp's names; 'avif' is distinct from 'heif'), the first image of an animated
 * one. Throws for anything else, now or when it is decoded.
 * @param source its bytes or its path
 */
export async function openPicture(source: Buffer | string, formats: ReadonlySet<string>): Promise<Sharp> {
  const { default: sharp } = await import('sharp') // heavy: loaded with the first picture
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
  const { format, compression } = await picture.metadata()
  const name = format === 'heif' && compression === 'av1' ? 'avif' : format
  if (!formats.has(name)) throw new Error(`pictures of the format ${name} are not accepted`)
  return picture.timeout({ seconds: PICTURE_TIMEOUT })
}

/** Whether decoding failed by its time limit. */
export const isTooSlow = (error: unknown) => error instanceof Error && error.message.startsWith('timeout')
