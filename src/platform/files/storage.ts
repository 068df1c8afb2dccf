import { resolve } from 'node:path'
import type { Settings } from '../settings.ts'
import { type FileStore, isMissing } from './file-store.ts'
import { openFolder } from './folder-storage.ts'

/**
 * Where files are kept: in folders of the data folder, or in the bucket that the settings name. Keys are relative paths
 * of letters, digits and `_ - . /`; one that would leave its place is refused. What `put` has kept survives a crash,
 * and is never seen in part.
 */
export interface Storage {
  /** What anyone may fetch under /uploads. */
  uploads: FileStore
  /** What only those may fetch whom a service lets. */
  private: FileStore
}

/** The program's files. A bucket is not asked for before the first file is. */
export async function openStorage({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<Storage> {
  if (s3) {
    const { openPlace } = await import('./object-storage.ts') // heavy: only who uses it pays for it
    return { uploads: openPlace(s3, 'uploads'), private: openPlace(s3, 'private') }
  }
  const folder = (name: string) => openFolder(resolve(dataDir, name))
  return { uploads: folder('uploads'), private: folder('private') }
}

/** The bytes of a file; undefined where there is none. Throws when the place cannot be reached. */
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
