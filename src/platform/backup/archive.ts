import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'
import { syncFolder } from '../db/embedded/binaries.ts'
import { makeSeal, SEAL_BYTES } from './seal.ts'
import type { Watching } from './write-backup.ts'

/** One file of an archive. `size` in bytes is exactly what `body` yields. */
export interface Entry {
  name: string
  size: number
  modified?: Date
  body: Iterable<Buffer> | AsyncIterable<Buffer>
}

/** Pictures do not get smaller, and texts hardly: more effort costs three times the processor for a tenth of the text. */
const LEVEL = 3

/**
 * Writes a sealed archive: tar, gzip, then a seal over every byte before it. As `<file>.part` first, readable for its
 * owner alone, and under its name once it is whole and on the disk. Resolves to its size in bytes. Throws, leaving
 * nothing behind, when one of the two files exists, when `entries` throws, when writing fails, or on `signal`.
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<Entry>,
  { onWrite, signal }: Pick<Watching, 'onWrite' | 'signal'> = {},
): Promise<number> {
  const part = `${file}.part`
  const output = await openNew(file, part)
  try {
    const packed = pack()
    const broken = new AbortController()
    const written = pipeline(
      packed,
      createGzip({ level: LEVEL }),
      sealer(onWrite),
      output.createWriteStream({ flush: true }),
      {
        signal,
      },
    )
    written.catch((error) => broken.abort(error))
    try {
      await feed(packed, entries, broken.signal)
    } catch (error) {
      packed.destroy(error as Error)
      await written.catch(() => {})
      throw broken.signal.reason && isAbort(error) ? broken.signal.reason : error
    }
    packed.finalize()
    await written
    const whole = await open(part)
    const { size } = await whole.stat().finally(() => whole.close())
    if (existsSync(file)) throw new Error(`${file} has come to exist meanwhile. Nothing was overwritten.`)
    await rename(part, file)
    syncFolder(dirname(file))
    return size
  } catch (error) {
    await output.close().catch(() => {})
    await rm(part, { force: true })
    throw signal?.aborted ? signal.reason : error
  }
}

async function openNew(file: string, part: string): Promise<FileHandle> {
  if (existsSync(file)) throw new Error(`${file} exists. Name another file, or move that one away.`)
  try {
    return await open(part, 'wx', 0o600)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    const remedy = 'Another backup is writing it; if none is, one was interrupted: remove it.'
    throw new Error(`${part} exists. ${remedy}`, { cause })
  }
}

async function feed(packed: Pack, entries: AsyncIterable<Entry>, broken: AbortSignal) {
  for await (const { name, size, modified, body } of entries) {
    broken.throwIfAborted()
    const sink = packed.entry({ name, size, mtime: modified, mode: 0o600, type: 'file' })
    sink.on('error', () => {}) // the archive as a whole fails of it
    for await (const chunk of body) if (!sink.write(chunk)) await once(sink, 'drain', { signal: broken })
    sink.end(null)
    await once(sink, 'close', { signal: broken })
  }
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** A step of a pipeline that passes the bytes on, and at the end their seal. */
const sealer = (onWrite?: Watching['onWrite']) =>
  async function* seal(source: AsyncIterable<Buffer>) {
    const sum = createHash('sha256')
    for await (const chunk of source) {
      sum.update(chunk)
      yield chunk
      onWrite?.(chunk.length)
    }
    yield makeSeal(sum.digest('hex'))
  }

/**
 * Reads a whole archive and proves that it is as it was written. Resolves to a digest of it, for `readEntries`.
 * Throws when a byte is missing, added or altered.
 */
export async function verifyArchive(file: string): Promise<string> {
  const sum = createHash('sha256')
  let end: Buffer = Buffer.alloc(0) // what may turn out to be the seal
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    const bytes = Buffer.concat([end, chunk as Buffer])
    const body = Math.max(bytes.length - SEAL_BYTES, 0)
    sum.update(bytes.subarray(0, body))
    end = bytes.subarray(body)
  }
  const whole = sum.copy().update(end).digest('hex')
  if (!end.equals(makeSeal(sum.digest('hex')))) throw notWhole(file)
  return whole
}

const notWhole = (file: string, cause?: unknown) =>
  new Error(`${file} is no whole backup: it was cut or altered, or is something else.`, {
    cause,
  })

/**
 * The archive's entries in their order; each must be read before the next is asked for. Throws at the end when the bytes
 * were not those of `digest`, so whoever takes something over from here keeps it undone until then.
 */
export async function* readEntries(file: string, digest: string): AsyncGenerator<Entry> {
  const sum = createHash('sha256')
  const unpacked = extract()
  const read = pipeline(
    createReadStream(file),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        sum.update(chunk)
        yield chunk
      }
    },
    createGunzip(),
    unpacked,
  )
  read.catch(() => {}) // told below, or not of interest when nobody reads on
  try {
    for await (const entry of unpacked) {
      const { name, size = 0, mtime } = entry.header
      yield { name, size, modified: mtime, body: entry as AsyncIterable<Buffer> }
    }
    await read
  } finally {
    unpacked.destroy(null)
  }
  if (sum.digest('hex') !== digest) throw notWhole(file)
}
