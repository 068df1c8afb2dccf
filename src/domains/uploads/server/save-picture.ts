import { createHash } from 'node:crypto'
import type { OutputInfo, Sharp } from 'sharp'
import { uploadedPath, uploadedWidths } from '#pictures/uploaded-picture.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { emptyFile } from '#platform/files/empty-file.ts'
import type { Storage } from '#platform/files/storage.ts'
import type { Limit } from '#platform/http/limits.ts'
import { isTooHeavy, openPicture, PICTURE_TIMEOUT } from '#platform/pictures/open-picture.ts'
import { MAX_PICTURE } from '../contract.ts'

/** Pictures sent by one member of staff. */
const UPLOAD_LIMIT: Limit = { name: 'upload', points: 120, duration: 10 * 60 }

/** The largest copy: WebP cannot be higher. */
const LARGEST = { width: 1920, height: 16_383, fit: 'inside', withoutEnlargement: true } as const
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'tiff'])

/**
 * Stores a picture in three widths as WebP, whatever it came as. It is decoded, turned upright and encoded anew, so
 * that neither metadata (where it was taken) nor anything hidden in the file survives. The same picture sent twice is
 * stored once. Throws as `processPicture` does.
 */
export async function savePicture(context: Context, file: File) {
  const { hash, size, copies } = await processPicture(context, file, makeCopies)
  return { result: true as const, data: { url: await storeCopies(context, { hash, size, copies }), ...size } }
}

type Copies = Awaited<ReturnType<typeof makeCopies>>

/** Stores the copies of a picture, and answers its address. */
export async function storeCopies({ storage }: Context, { hash, size, copies }: Copies): Promise<string> {
  await Promise.all(copies.map(({ width, data }) => store(storage, uploadedPath(hash, size, width), data)))
  return uploadedPath(hash, size)
}

/**
 * Runs `work` on a picture that the caller sent, once the worker pool has a place for it.
 * Throws 413 for a file too large or too slow to decode, 422 for a file that is empty or no picture, and as `WorkQueue.run` does.
 */
export async function processPicture<Made>(context: Context, file: File, work: (picture: Sharp) => Promise<Made>) {
  await context.limits.spend(UPLOAD_LIMIT, String(requireUser(context).id))
  return decodePicture(context, file, work)
}

/** The same for one of many pictures that came in one file, which no limit counts one by one. */
export async function decodePicture<Made>(context: Context, file: Blob, work: (picture: Sharp) => Promise<Made>) {
  const person = requireUser(context).id
  if (file.size === 0) throw emptyFile()
  if (file.size > MAX_PICTURE) throw new AppError('too-large', 'A imagem passa de 15 MB. Envie uma menor.')
  return context.worker.runHere({ lane: 'save', person, signal: context.signal }, async () => {
    try {
      // Copied only now, so that waiting jobs do not hold two copies in memory.
      return await work(await openPicture(Buffer.from(await file.arrayBuffer()), FORMATS))
    } catch (cause) {
      throw Object.assign(refusal(cause), { cause })
    }
  })
}

const refusal = (cause: unknown) =>
  isTooHeavy(cause)
    ? new AppError('too-large', 'A imagem é pesada demais. Envie uma menor.')
    : new AppError('invalid', 'Este arquivo não é uma imagem que sabemos ler. Envie JPEG, PNG ou WebP.', {
        file: 'Não deu para ler este arquivo como imagem. Envie JPEG, PNG ou WebP.',
      })

/**
 * All copies of a picture. It is decoded once: the smaller copies are made from the pixels of the largest.
 * @param largest the largest copy, where this program has made it already
 */
export async function makeCopies(picture: Sharp, largest?: Buffer) {
  const { data, info } = await picture.autoOrient().resize(LARGEST).raw().toBuffer({ resolveWithObject: true })
  const copies: { width: number; data: Buffer }[] = []
  for (const width of uploadedWidths(info.width)) {
    const given = width === info.width ? largest : undefined
    copies.push({ width, data: given ?? (await encode(data, info, width)) })
  }
  return { hash: hashOf(copies.at(-1)!.data), size: { width: info.width, height: info.height }, copies }
}

/** What a picture's largest copy is named by. */
export const hashOf = (largest: Uint8Array) => createHash('sha256').update(largest).digest('hex').slice(0, 24)

async function encode(pixels: Buffer, { width, height, channels }: OutputInfo, copyWidth: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(pixels, { raw: { width, height, channels } })
    .resize({ width: copyWidth })
    .timeout({ seconds: PICTURE_TIMEOUT })
    .webp({ quality: 82, effort: 4 })
    .toBuffer()
}

/** Stores a copy, also if it exists already: its new date protects it from removal (see jobs.ts). */
const store = ({ uploads }: Storage, path: string, data: Buffer) => uploads.put(path.slice('/uploads/'.length), data)
