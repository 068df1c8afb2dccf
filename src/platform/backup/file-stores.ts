import { resolve } from 'node:path'
import type { Settings } from '../settings.ts'
import type { FileStore } from './file-store.ts'
import { listFolder } from './folder-store.ts'

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
