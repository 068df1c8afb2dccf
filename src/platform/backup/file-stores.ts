import { resolve } from 'node:path'
import type { Settings } from '../settings.ts'
import { listFolder } from './folder-store.ts'

/** A stored file. */
export interface StoredFile {
  key: string
  /** Bytes. */
  size: number
  modified: Date
  /** Exactly `size` bytes, to be read to the end; undefined where the file no longer exists. */
  open(): Promise<AsyncIterable<Buffer> | undefined>
}

/** A store of files: a folder, which can be renamed, or a bucket, where files are written one by one. */
export type FileStore = {
  /** Its files. Throws for what cannot be backed up. */
  list(): AsyncIterable<StoredFile>
} & (
  | { folder: string }
  | {
      folder?: undefined
      /** Stores the file at `path` as `key`. */
      put(key: string, path: string): Promise<void>
      delete(key: string): Promise<void>
    }
)

export type FileStores = Record<string, FileStore>

/**
 * The stores of the program's files, by name, as in `openStorage`. Without flydrive, which refuses to list a folder that has
 * a name with other than plain characters.
 */
export async function openStores({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<FileStores> {
  // Heavy: loaded only where it is used.
  const open = s3 ? (await import('./bucket-store.ts')).openBucket(s3) : openFolder(dataDir)
  return { private: open('private'), uploads: open('uploads') }
}

const openFolder = (dataDir: string) => (name: string) => {
  const folder = resolve(dataDir, name)
  return { folder, list: () => listFolder(folder) }
}

/** Whether a store has no files. */
export async function isEmpty(store: FileStore): Promise<boolean> {
  for await (const _ of store.list()) return false
  return true
}
