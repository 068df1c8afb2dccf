import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'
import { syncFolder } from '../db/embedded/binaries.ts'
import { makeSeal, SEAL_BYTES } from './seal.ts'

/** One file of an archive. `body` yields exactly `size` bytes. */
export interface Entry {
  name: string
  size: number
  modified?: Date
  body: Iterable<Buffer> | AsyncIterable<Buffer>
}

/** For a backup or a restore. */
export interface RunOptions {
  /** Called with lines of progress. */
  report?: (line: string) => void
  /** Called with the number of bytes just written. */
  onWrite?: (bytes: number) => void
  /** Aborts the work and reverts it. */
  signal?: AbortSignal
}

/** Higher levels take three times the processor time to make texts a tenth smaller, and pictures not at all. */
const GZIP_LEVEL = 3

/**
 * Writes a sealed archive: tar, gzip, then a seal over all bytes before it. It is written to `<file>.part` (mode 0600),
 * flushed, then renamed. Returns its size in bytes. Throws, leaving no file, where one of the two files exists, where
 * `entries` throws, where writing fails, or on `signal`.
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<Entry>,
  { onWrite, signal }: Pick<RunOptions, 'onWrite' | 'signal'> = {},
): Promise<number> {
  const part = `${file}.part`
  const output = await openNew(file, part)
  try {
    const packed = pack()
    const failed = new AbortController()
    const written = pipeline(
      packed,
      createGzip({ level: GZIP_LEVEL }),
      sealer(onWrite),
      output.createWriteStream({ flush: true }),
      {
        signal,
      },
    )
    written.catch((error) => failed.abort(error))
    try {
      await writeEntries(packed, entries, failed.signal)
    } catch (error) {
      packed.destroy(error as Error)
      await written.catch(() => {})
      throw failed.signal.reason && isAbort(error) ? failed.signal.reason : error
    }
    packed.finalize()
    await written
    const { size } = await stat(part)
    if (existsSync(file)) throw new Error(`${file} has been created meanwhile. Nothing was overwritten.`)
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

async function writeEntries(packed: Pack, entries: AsyncIterable<Entry>, failed: AbortSignal) {
  for await (const { name, size, modified, body } of entries) {
    failed.throwIfAborted()
    const sink = packed.entry({ name, size, mtime: modified, mode: 0o600, type: 'file' })
    sink.on('error', () => {}) // the pipeline fails with the same error
    for await (const chunk of body) if (!sink.write(chunk)) await once(sink, 'drain', { signal: failed })
    sink.end(null)
    await once(sink, 'close', { signal: failed })
  }
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** A step of a pipeline that passes the bytes on, then their seal. */
const sealer = (onWrite?: RunOptions['onWrite']) =>
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
 * Reads a whole archive and checks its seal. Returns its digest, for `readEntries`. Throws where a byte is missing, added
 * or altered.
 */
export async function verifyArchive(file: string): Promise<string> {
  const sum = createHash('sha256')
  let end: Buffer = Buffer.alloc(0) // the last bytes so far, which may be the seal
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

const notWhole = (file: string) =>
  new Error(`${file} is no complete backup: it was cut or altered, or is something else.`)

/**
 * The archive's entries in their order; each must be read before the next. Throws at the end where the bytes do not match
 * `digest`: until then, whatever is made of them must be reversible.
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
  read.catch(() => {}) // thrown by `await read` below, unless the caller stops earlier
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
