import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import * as z from 'zod'
import type { FileStore } from '#platform/files/file-store.ts'
import { zipFiles } from '#platform/storage/zip.ts'
import type { StoredDownload } from './columns.ts'

const FOLDER = 'seed/projects/files'

/** A file of the demo: one as it lies there, or what is in some folders as a ZIP. */
export const SeedFile = z.object({
  /** What the visitor's file is called. */
  name: z.string(),
  file: z.string().optional(),
  folders: z.array(z.string()).optional(),
})

/** Puts a file of the demo below `place`, its content's hash in its name. */
export async function keepSeedFile(
  disk: FileStore,
  place: string,
  { name, file, folders = [] }: z.infer<typeof SeedFile>,
): Promise<StoredDownload> {
  const bytes = file ? readFileSync(join(FOLDER, file)) : zipFolders(folders)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const key = `${place}-${hash}${extname(name)}`
  await disk.put(key, bytes)
  return { key, name, size: bytes.length }
}

const zipFolders = (folders: string[]) =>
  zipFiles(
    folders.flatMap((folder) =>
      readdirSync(join(FOLDER, folder))
        .sort()
        .map((name) => {
          const path = join(FOLDER, folder, name)
          const executable = (statSync(path).mode & 0o100) !== 0
          return { name: `${folders.at(-1)}/${name}`, bytes: readFileSync(path), executable }
        }),
    ),
  )
