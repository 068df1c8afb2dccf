import { Readable } from 'node:stream'
import { AppError } from '../errors.ts'
import type { RawBody } from '../http/raw-body.ts'
import type { FileStore } from './file-store.ts'

/** Bytes that stay free on the disk, for the database lives there too: 256 MiB. */
const RESERVE = 256 * 1024 * 1024

/** What a disk says that has no room for a file: full, over the user's share, larger than its files may be. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/**
 * Keeps what somebody sends under a key, a piece at a time, whole or not at all.
 * Throws 507 where there is no room for it, if possible before anything is read, and 400 where it stops before its end.
 */
export async function storeStream(store: FileStore, key: string, { stream, size }: RawBody): Promise<void> {
  const room = await store.findRoom()
  if (room !== undefined && room < size + RESERVE) throw noRoom()
  try {
    // S3 takes no stream whose length it does not know, and none for an empty file.
    if (size === 0) await store.put(key, new Uint8Array())
    else
      await store.putStream(key, Readable.from(readWhole(stream, size), { objectMode: false }), { contentLength: size })
  } catch (error) {
    throw FULL.has(codeOf(error)) ? noRoom() : (findAppError(error) ?? error)
  }
}

/** The pieces of a body; throws where they are not `size` bytes. */
async function* readWhole(stream: ReadableStream<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  let received = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw Object.assign(cutOff(), { cause })
      })
      if (done) break
      received += value.length
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined) // what is left of it nobody reads
  }
  if (received !== size) throw cutOff()
}

const codeOf = (error: unknown) =>
  String(((error as Error).cause as { code?: string })?.code ?? (error as { code?: string }).code)

/** flydrive wraps what its drivers throw. */
function findAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  const { cause } = error as Error
  return cause ? findAppError(cause) : undefined
}

const cutOff = () =>
  new AppError('malformed', 'O envio parou antes do fim do arquivo. Nada foi guardado: envie de novo.')
const noRoom = () => new AppError('no-room', 'Não há espaço no servidor para este arquivo. Nada foi guardado.')
