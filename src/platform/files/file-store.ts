import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import type { DriverContract, WriteOptions } from 'flydrive/types'
import type { Room } from './room.ts'

/** A range of bytes, counted from 0, both ends included. */
export interface Span {
  start: number
  end: number
}

/** A driver that can read a part of a file without the rest. */
export interface SpanDriver extends DriverContract {
  openSpan(key: string, span: Span): Promise<Readable>
}

/** Who is told of the sending of a part of a file. */
export interface Watch {
  /** Awaited just before the file is opened; where it throws, nothing is sent. */
  onBegin?: (span: Span) => Promise<void>
  /** Called once at the end, also where the client has gone or the file cannot be read, with the bytes that were handed on; not where `onBegin` threw. */
  onEnd?: (span: Span, sent: number) => void
}

/** What is known of a file without reading it. */
export interface FileStat {
  /** Bytes. */
  size: number
  modified: Date
  /** A strong ETag, with its quotes (RFC 9110, 8.8.3). */
  etag: string
}

/** A store of files: a flydrive disk that also streams parts of files, and that reserves room for what is put into it. */
export class FileStore extends Disk {
  readonly room: Room
  readonly #driver: SpanDriver

  constructor(driver: SpanDriver, room: Room) {
    super(driver)
    this.#driver = driver
    this.room = room
  }

  /** Stores a small file. Throws 507 where there is no room for it. `storeStream` stores large ones. */
  override put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    return this.room.reserve(Buffer.byteLength(contents), 'este arquivo', () => super.put(key, contents, options))
  }

  /** What is known of a file; undefined where there is none. Throws when the store cannot be reached. */
  async stat(key: string): Promise<FileStat | undefined> {
    try {
      const { contentLength: size, lastModified: modified, etag } = await this.getMetaData(key)
      return { size, modified, etag }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  /**
   * Streams a part of a file, reading no faster than the consumer. The file is opened at the first read: an answer whose
   * body is not wanted (HEAD) opens nothing.
   * @param watch what is told of the sending
   */
  streamSpan(key: string, span: Span, watch: Watch = {}): ReadableStream<Uint8Array> {
    const open = async () => {
      await watch.onBegin?.(span)
      hasBegun = true
      return this.#driver.openSpan(this.file(key).key, span)
    }
    let source: Readable | undefined
    let chunks: AsyncIterator<Uint8Array> | undefined
    let isOver = false
    let hasBegun = false
    let sent = 0
    let hasEnded = false
    const end = () => {
      if (!hasBegun || hasEnded) return
      hasEnded = true
      watch.onEnd?.(span, sent)
    }
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          try {
            source ??= await open()
            if (isOver) {
              // Cancelled while it was being opened.
              source.destroy()
              return end()
            }
            chunks ??= source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
            const { done, value } = await chunks.next()
            if (done) {
              end()
              return controller.close()
            }
            sent += value.length
            controller.enqueue(value)
          } catch (error) {
            end()
            throw error
          }
        },
        cancel() {
          isOver = true
          source?.destroy()
          end()
        },
      },
      { highWaterMark: 0 },
    )
  }
}

/** Whether an error says that there is no such file, on disk (`code`) or in a bucket (`$metadata`). */
export function isMissing(error: unknown) {
  const { code, $metadata } = ((error as Error).cause ?? error) as {
    code?: string
    $metadata?: { httpStatusCode?: number }
  }
  return ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(code ?? '') || $metadata?.httpStatusCode === 404
}
