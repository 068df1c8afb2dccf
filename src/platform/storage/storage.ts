import { resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files are kept. Keys are relative paths; flydrive refuses one that would leave the folder. */
export interface Storage {
  /** What anyone may fetch under /uploads. */
  uploads: Disk
}

/** The files of a data folder. */
export function openStorage(dataDir: string): Storage {
  const folder = (name: string) => new Disk(new FSDriver({ location: resolve(dataDir, name), visibility: 'private' }))
  return { uploads: folder('uploads') }
}
