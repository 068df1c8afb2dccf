import type { Sharp } from 'sharp'

/** Most pixels, enough for photos of phones: a small file can decode to a picture that fills the memory. */
const MAX_PIXELS = 60_000_000
/** Most bytes of the decoded pixels: one of 60 million pixels with 16 bits a channel takes half a gigabyte. */
const MAX_DECODED = 200_000_000
/** Seconds that decoding or encoding may take. */
export const PICTURE_TIMEOUT = 20

/**
 * Opens a picture in one of the formats (by sharp's names; 'avif' is distinct from 'heif'), the first image of an animated
 * one. Throws for anything else, now or when it is decoded.
 * @param source its bytes or its path
 * @param density dots per inch that a drawing (SVG) is drawn with
 */
export async function openPicture(
  source: Buffer | string,
  formats: ReadonlySet<string>,
  { density }: { density?: number } = {},
): Promise<Sharp> {
  const { default: sharp } = await import('sharp') // heavy: loaded with the first picture
  const picture = sharp(source, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    animated: false,
    ...(density && { density }),
  })
  const { format, compression, width, height, channels, depth } = await picture.metadata()
  if (width * height * channels * (BYTES[depth] ?? 8) > MAX_DECODED) throw new TooLargePicture('too many pixels')
  const name = format === 'heif' && compression === 'av1' ? 'avif' : format
  if (!formats.has(name)) throw new Error(`pictures of the format ${name} are not accepted`)
  return picture.timeout({ seconds: PICTURE_TIMEOUT })
}

/** Bytes of a channel, by libvips' names of the formats of pictures. */
const BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 }

/** A picture that would take too much memory. */
class TooLargePicture extends Error {}

/** Whether a picture is refused for what it would take: time, memory, or more pixels than any photo has. */
export const isTooHeavy = (error: unknown) =>
  error instanceof TooLargePicture || (error instanceof Error && /^timeout|exceeds pixel limit/.test(error.message))
