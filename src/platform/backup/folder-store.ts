import { type FileHandle, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredFile } from './file-stores.ts'

/** Bytes of a file read at once. */
const PIECE = 256 * 1024
/** An upload that is not whole yet, or that a power cut has left (see files/write-whole.ts). */
const UNFINISHED = /^\..*\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.part$/

/**
 * The files below a folder, their keys with `/` between the names; those that vanish meanwhile are left out. None where
 * there is no folder. Throws for what cannot be kept: a name that is no UTF-8, a device.
 */
export async function* listFolder(folder: string, prefix = ''): AsyncGenerator<StoredFile> {
  for (const name of (await readdir(join(folder, prefix)).catch(goneIsUndefined)) ?? []) {
    if (UNFINISHED.test(name)) continue
    const key = `${prefix}${name}`
    const path = join(folder, key)
    const found = await stat(path).catch(goneIsUndefined)
    if (!found && name.includes('\ufffd')) throw new Error(`The name of ${path} is not UTF-8: rename it.`)
    if (!found) continue
    const { size, mtime } = found
    if (found.isDirectory()) yield* listFolder(folder, `${key}/`)
    else if (found.isFile()) yield { key, size, modified: mtime, open: () => openFile(path, size) }
    else throw new Error(`${path} is neither a file nor a folder: remove it.`)
  }
}

const goneIsUndefined = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

async function openFile(path: string, size: number) {
  const file = await open(path).catch(goneIsUndefined)
  return file && readFile(path, file, size)
}

/** The first `size` bytes, also of a file that grows meanwhile. */
async function* readFile(path: string, file: FileHandle, size: number): AsyncGenerator<Buffer> {
  try {
    for (let at = 0; at < size; ) {
      const piece = Buffer.allocUnsafe(Math.min(size - at, PIECE))
      const { bytesRead } = await file.read(piece, { position: at })
      if (bytesRead === 0) throw new Error(`${path} became shorter while it was read. Try again.`)
      at += bytesRead
      yield piece.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}
