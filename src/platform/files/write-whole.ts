import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/**
 * Writes a file atomically and flushes it to the disk: it is there whole or not at all, and survives a power cut once this
 * resolves. Readable by the program's own user alone (mode 0600). Makes missing folders; replaces a file of that name.
 */
export async function writeWhole(file: string, contents: string | Uint8Array | Readable): Promise<void> {
  const folder = dirname(file)
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, `.${basename(file).slice(0, 100)}.${randomUUID()}.part`)
  try {
    await writeFile(part, contents, { flag: 'wx', mode: 0o600, flush: true })
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await flushFolder(folder)
  // A new folder is an entry of the one above it.
  for (let made = folder; firstMade && made.length >= firstMade.length; made = dirname(made))
    await flushFolder(dirname(made))
}

/** Brings a folder's entries to the disk. */
async function flushFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
