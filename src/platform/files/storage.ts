import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import type { ObjectMetaData } from 'flydrive/types'
import type { Settings } from '../settings.ts'
import { FileStore, isMissing, type Span, type SpanDriver } from './file-store.ts'
import type { Room } from './room.ts'
import { writeWhole } from './write-whole.ts'

/**
 * The program's files: in the data folder, or in the bucket of the settings. Keys are relative paths of letters, digits
 * and `_ - . /`; one that would lead out of its store is refused. A stored file survives a crash, and is never seen in
 * part.
 */
export interface Storage {
  /** What anyone may fetch under /uploads. */
  uploads: FileStore
  /** What is sent only by services, after they have checked the caller's rights. */
  private: FileStore
}

/** Opens the program's files. A bucket is not contacted before the first file is. */
export async function openStorage({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>, room: Room): Promise<Storage> {
  if (s3) {
    const { openBucketFolder } = await import('./object-storage.ts') // heavy: loaded only where it is used
    return { uploads: openBucketFolder(s3, 'uploads', room), private: openBucketFolder(s3, 'private', room) }
  }
  const folder = (name: string) => openFolder(resolve(dataDir, name), room)
  return { uploads: folder('uploads'), private: folder('private') }
}

/** The bytes of a file; undefined where there is none. Throws when the store cannot be reached. */
export async function readFile(
  disk: Pick<FileStore, 'getBytes'>,
  key: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await disk.getBytes(key))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** A store in a folder of this machine. */
const openFolder = (folder: string, room: Room) => new FileStore(new Folder(folder), room)

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
