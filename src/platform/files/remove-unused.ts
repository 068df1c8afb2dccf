import type { DriveFile } from 'flydrive'
import { DAY_MS } from '#time.ts'
import { isBackupRunning } from '../backup/running.ts'
import type { Program } from '../context.ts'
import { type FileStore, isMissing } from './file-store.ts'

/** Days that a file may be unused before it is removed: it may be put to use, or have been dropped by mistake. */
const GRACE_DAYS = 30
/** A file that was still being written when the program crashed (see write-whole.ts). */
const PART = /^\..*\.part$/

/**
 * Removes the files of a store below `prefix` that are not in use and have not been for a month, and half-written ones
 * of more than a day: what a crash, or a deletion that could not reach the store, has left. Resolves to their number.
 * @param prefix '' for the whole store
 */
export async function removeUnused(
  { clock, pool }: Pick<Program, 'clock' | 'pool'>,
  store: FileStore,
  prefix: string,
  isUsed: (file: DriveFile) => boolean,
): Promise<number> {
  if (await isBackupRunning(pool)) return 0 // the next run finds them
  const now = clock.now().getTime()
  let removed = 0
  for await (const file of listFiles(store, prefix)) {
    const isPart = PART.test(file.name)
    if (!isPart && isUsed(file)) continue
    const { lastModified } = await store.getMetaData(file.key)
    if (lastModified.getTime() > now - (isPart ? 1 : GRACE_DAYS) * DAY_MS) continue
    await store.delete(file.key)
    removed++
  }
  return removed
}

/** The files below a prefix; none where it has never had one. */
async function* listFiles(store: FileStore, prefix: string): AsyncGenerator<DriveFile> {
  try {
    let paginationToken: string | undefined
    do {
      const page = await store.listAll(prefix, { recursive: true, paginationToken })
      for (const object of page.objects) if (object.isFile) yield object
      paginationToken = page.paginationToken
    } while (paginationToken !== undefined)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
