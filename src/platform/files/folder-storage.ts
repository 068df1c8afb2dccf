import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import type { ObjectMetaData } from 'flydrive/types'
import { FileStore, type Span, type SpanDriver } from './file-store.ts'
import type { Room } from './room.ts'
import { writeWhole } from './write-whole.ts'

/** A store in a folder of this machine. */
export const openFolder = (folder: string, room: Room) => new FileStore(new Folder(folder), room)

/** flydrive's folder driver, but a file is written whole and flushed to the disk, and parts of it can be read. */
class Folder extends FSDriver implements SpanDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  override put(key: string, contents: string | Uint8Array) {
    return writeWhole(join(this.#folder, key), contents)
  }

  override putStream(key: string, contents: Readable) {
    return writeWhole(join(this.#folder, key), contents)
  }

  override async getMetaData(key: string): Promise<ObjectMetaData> {
    const stats = await stat(join(this.#folder, key))
    if (!stats.isFile()) throw Object.assign(new Error(`${key} is no file`), { code: 'EISDIR' })
    // A file is only ever replaced whole, so another content has another time.
    const etag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs * 1000).toString(36)}"`
    return { contentLength: stats.size, lastModified: stats.mtime, etag }
  }

  async openSpan(key: string, span: Span): Promise<Readable> {
    return createReadStream(join(this.#folder, key), { ...span })
  }
}
