import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Settings } from '../settings.ts'
import { writeWhole } from './write-whole.ts'

/**
 * Where files are kept: in folders of the data folder, or in the bucket that the settings name. Keys are relative paths
 * of letters, digits and `_ - . /`; one that would leave its place is refused. What `put` has kept survives a crash,
 * and is never seen in part.
 */
export interface Storage {
  /** What anyone may fetch under /uploads. */
  uploads: Disk
  /** What only those may fetch whom a service lets. */
  private: Disk
}

/** The program's files. A bucket is not asked for before the first file is. */
export async function openStorage({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<Storage> {
  if (s3) {
    const { openPlace } = await import('./object-storage.ts') // heavy: only who uses it pays for it
    return { uploads: openPlace(s3, 'uploads'), private: openPlace(s3, 'private') }
  }
  const folder = (name: string) => new Disk(new Folder(resolve(dataDir, name)))
  return { uploads: folder('uploads'), private: folder('private') }
}

/** The bytes of a file; undefined where there is none. Throws when the place cannot be reached. */
export async function readFile(disk: Disk, key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await disk.getBytes(key))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** What says that there is no such file, on disk (`code`) and in object storage (`$metadata`). */
function isMissing(error: unknown) {
  const { code, $metadata } = ((error as Error).cause ?? error) as {
    code?: string
    $metadata?: { httpStatusCode?: number }
  }
  return ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(code ?? '') || $metadata?.httpStatusCode === 404
}

/** flydrive's folder, but a file is put whole, and onto the disk. */
class Folder extends FSDriver {
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
}
