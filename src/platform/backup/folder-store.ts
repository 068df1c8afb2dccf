import { type FileHandle, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredFile } from './file-store.ts'

/** Bytes read at once. */
const CHUNK = 256 * 1024
/** Incomplete uploads (files/write-whole.ts). */
const UNFINISHED = /^\..*\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.part$/

/**
 * The files below a folder, with paths as keys; none where there is no folder. Files deleted meanwhile are left out. Throws
 * for what cannot be backed up: a name that is not UTF-8, a device.
 */
export async function* listFolder(folder: string, prefix = ''): AsyncGenerator<StoredFile> {
  for (const name of (await readdir(join(folder, prefix)).catch(undefinedIfMissing)) ?? []) {
    if (UNFINISHED.test(name)) continue
    const key = `${prefix}${name}`
    const path = join(folder, key)
    const found = await stat(path).catch(undefinedIfMissing)
    if (!found && name.includes('\ufffd')) throw new Error(`The name of ${path} is not UTF-8: rename it.`)
    if (!found) continue
    const { size, mtime } = found
    if (found.isDirectory()) yield* listFolder(folder, `${key}/`)
    else if (found.isFile()) yield { key, size, modified: mtime, open: () => openFile(path, size) }
    else throw new Error(`${path} is neither a file nor a folder: remove it.`)
  }
}

const undefinedIfMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

async function openFile(path: string, size: number) {
  const file = await open(path).catch(undefinedIfMissing)
  return file && readFile(path, file, size)
}

/** The first `size` bytes, also where the file grows meanwhile. */
async function* readFile(path: string, file: FileHandle, size: number): AsyncGenerator<Buffer> {
  try {
    for (let at = 0; at < size; ) {
      const chunk = Buffer.allocUnsafe(Math.min(size - at, CHUNK))
      const { bytesRead } = await file.read(chunk, { position: at })
      if (bytesRead === 0) throw new Error(`${path} became shorter while it was read. Try again.`)
      at += bytesRead
      yield chunk.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}
