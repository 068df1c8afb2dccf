import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'

/** Bytes of a file, both ends counted, the first being 0. */
export interface Span {
  start: number
  end: number
}

/** A driver that reads a part of a file without reading the rest. */
export interface SpanDriver extends DriverContract {
  openSpan(key: string, span: Span): Promise<Readable>
  /** Bytes there is room for; absent where nobody knows. */
  findRoom?(): Promise<number>
}

/** What there is to say of a file before it is sent. */
export interface FileStat {
  /** Bytes. */
  size: number
  modified: Date
  /** Strong, quoted (RFC 9110, 8.8.3): another content has another one. */
  etag: string
}

/** A place for files: a flydrive disk that also gives parts of them, a piece at a time. */
export class FileStore extends Disk {
  readonly #driver: SpanDriver

  constructor(driver: SpanDriver) {
    super(driver)
    this.#driver = driver
  }

  /** What there is to say of a file; undefined where there is none. Throws when the place cannot be reached. */
  async stat(key: string): Promise<FileStat | undefined> {
    try {
      const { contentLength: size, lastModified: modified, etag } = await this.getMetaData(key)
      return { size, modified, etag }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  /** Bytes there is room for; undefined where nobody knows, as in a bucket. */
  async findRoom(): Promise<number | undefined> {
    return this.#driver.findRoom?.()
  }

  /**
   * A part of a file, read as fast as it is taken and no faster. It is opened when somebody begins to read: an answer
   * whose body nobody wants (HEAD) costs nothing, and leaves nothing open.
   * @param onBegin awaited just before it is opened
   */
  streamSpan(key: string, span: Span, onBegin?: () => Promise<void>): ReadableStream<Uint8Array> {
    const open = async () => {
      await onBegin?.()
      return this.#driver.openSpan(this.file(key).key, span)
    }
    let source: Readable | undefined
    let chunks: AsyncIterator<Uint8Array> | undefined
    let isOver = false
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          source ??= await open()
          if (isOver) return void source.destroy() // they left while it was being opened
          chunks ??= source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
          const { done, value } = await chunks.next()
          if (done) controller.close()
          else controller.enqueue(value)
        },
        cancel() {
          isOver = true
          source?.destroy()
        },
      },
      { highWaterMark: 0 },
    )
  }
}

/** What says that there is no such file, on disk (`code`) and in object storage (`$metadata`). */
export function isMissing(error: unknown) {
  const { code, $metadata } = ((error as Error).cause ?? error) as {
    code?: string
    $metadata?: { httpStatusCode?: number }
  }
  return ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(code ?? '') || $metadata?.httpStatusCode === 404
}
