import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import type { Context } from '#platform/context.ts'
import { decodePicture, hashOf, makeCopies, storeCopies } from './save-picture.ts'

/**
 * Stores one of many pictures that came in one file, and answers its address. One that this program has exported keeps its
 * name, so that texts that came out and went in again are equal. Throws as `decodePicture` does.
 * @param name of its file
 */
export async function importPicture(context: Context, name: string, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const largest = isOwnCopy(name, bytes) ? bytes : undefined
  return storeCopies(
    context,
    await decodePicture(context, new Blob([bytes]), (picture) => makeCopies(picture, largest)),
  )
}

/** Decodes a picture, and keeps nothing. Throws as `decodePicture` does. */
export const tryPicture = (context: Context, bytes: Buffer<ArrayBuffer>) =>
  decodePicture(context, new Blob([bytes]), async (picture) => void (await picture.resize(64).raw().toBuffer()))

/** What a copy that this program has encoded is made of (https://developers.google.com/speed/webp/docs/riff_container). */
const CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])

/** Whether bytes are a largest copy by their own name, with nothing in it but the picture. */
function isOwnCopy(name: string, bytes: Buffer): boolean {
  const own = uploadedPicture(`/uploads/${name}`)
  if (!own || !name.startsWith(`${hashOf(bytes)}-`)) return false
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.readUInt32LE(4) !== bytes.length - 8) return false
  let at = 12
  while (at + 8 <= bytes.length && CHUNKS.has(bytes.toString('latin1', at, at + 4))) {
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return at === bytes.length
}
