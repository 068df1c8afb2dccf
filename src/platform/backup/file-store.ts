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

/** Whether a store has no files. */
export async function isEmpty(store: FileStore): Promise<boolean> {
  for await (const _ of store.list()) return false
  return true
}
