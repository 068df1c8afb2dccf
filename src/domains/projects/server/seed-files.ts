import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import * as z from 'zod'
import type { FileStore } from '#platform/files/file-store.ts'
import type { PrivateFile } from '#platform/files/private-files.ts'

const FOLDER = 'seed/projects/files'
/** Date of all files in archives, so that equal files make equal archives. */
const PACKED_AT = new Date('2026-01-01T12:00:00Z')

/** A file of the demo: a single one, or the content of folders as a ZIP archive. */
export const SeedFile = z.object({
  /** File name of the download. */
  name: z.string(),
  file: z.string().optional(),
  folders: z.array(z.string()).optional(),
})

/** Stores a file of the demo under `place` with the hash of its content. */
export async function storeSeedFile(
  disk: FileStore,
  place: string,
  { name, file, folders = [] }: z.infer<typeof SeedFile>,
): Promise<PrivateFile> {
  const bytes = file ? readFileSync(join(FOLDER, file)) : await zipFolders(folders)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const key = `${place}-${hash}${extname(name)}`
  await disk.put(key, bytes)
  return { key, name, size: bytes.length }
}

/** Packs the files of folders into one folder, with the name of the last one. */
function zipFolders(folders: string[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const folder of folders)
    for (const name of readdirSync(join(FOLDER, folder)).sort()) {
      const path = join(FOLDER, folder, name)
      const isExecutable = (statSync(path).mode & 0o100) !== 0
      const mode = isExecutable ? 0o100755 : 0o100644
      zip.addBuffer(readFileSync(path), `${folders.at(-1)}/${name}`, { mtime: PACKED_AT, mode, compressionLevel: 9 })
    }
  zip.end()
  return buffer(zip.outputStream)
}
