import { Readable } from 'node:stream'
import { AppError } from '../errors.ts'
import type { RawBody } from '../http/raw-body.ts'
import type { FileStore } from './file-store.ts'
import type { Written } from './room.ts'

/**
 * Stores a stream under a key as it arrives: whole or not at all, and never whole in memory.
 * Throws 507 where there is no room for it, if possible before anything is read, and 400 where the stream ends early or
 * has more than `size` bytes.
 */
export function storeStream(store: FileStore, key: string, { stream, size }: RawBody): Promise<void> {
  // S3 takes no stream of unknown length, and none for an empty file.
  if (size === 0) return store.put(key, new Uint8Array())
  return store.room.reserve(size, 'este arquivo', async (written) => {
    const source = Readable.from(readExactly(stream, size, written), { objectMode: false })
    await store.putStream(key, source, { contentLength: size }).catch((error: unknown) => {
      throw findAppError(error) ?? error
    })
  })
}

/** The chunks of a stream; throws where they are not `size` bytes together. */
async function* readExactly(stream: ReadableStream<Uint8Array>, size: number, written: Written) {
  const reader = stream.getReader()
  let received = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw Object.assign(cutOff(), { cause })
      })
      if (done) break
      received += value.length
      if (received > size) throw cutOff()
      yield value
      written(value.length) // or about to be: the next chunk is requested as this one is taken
    }
  } finally {
    await reader.cancel().catch(() => undefined) // nobody reads the rest
  }
  if (received < size) throw cutOff()
}

/** The expected failure that flydrive has wrapped in an error of its own. */
function findAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  const { cause } = error as Error
  return cause ? findAppError(cause) : undefined
}

const cutOff = () =>
  new AppError('malformed', 'O envio parou antes do fim do arquivo. Nada foi guardado: envie de novo.')
