import { resolve } from 'node:path'
import type { Settings } from '../settings.ts'
import { listFolder } from './folder-store.ts'

/** A stored file. */
export interface StoredFile {
  key: string
  /** Bytes. */
  size: number
  modified: Date
  /** Exactly `size` bytes; undefined when the file has vanished. Read it to its end. */
  open(): Promise<AsyncIterable<Buffer> | undefined>
}

/** A place of files: a folder, which can be moved as a whole, or something that takes files one by one. */
export type FileStore = {
  /** Its files as they are found. Throws for what cannot be kept. */
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
 * The places of the program's files, by name, as `openStorage` lays them out. Read beside flydrive: it has no list below
 * a bucket's prefix, and refuses to list a folder in which one name has other than plain characters.
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

/** Whether a place holds no file at all. */
export async function isEmpty(store: FileStore): Promise<boolean> {
  for await (const _ of store.list()) return false
  return true
}
