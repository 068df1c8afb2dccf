import { resolve } from 'node:path'
import type { Settings } from '../settings.ts'
import { type FileStore, isMissing } from './file-store.ts'
import { openFolder } from './folder-storage.ts'
import type { Room } from './room.ts'

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
