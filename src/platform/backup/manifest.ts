import * as z from 'zod'
import { readEntries } from './archive.ts'

/** Name of an archive's first entry. */
export const MANIFEST = 'backup.json'
/** The version of the format that this program writes, and the newest it reads. */
const VERSION = 1

const Manifest = z.object({
  format: z.literal('vitrine-backup'),
  version: z.literal(VERSION),
  /** When the snapshot was taken, ISO 8601. */
  createdAt: z.string(),
  /** The server's version, for information. */
  postgres: z.string(),
  /** The migrations of the rows' schema, in order. */
  migrations: z.array(z.string()).min(1),
  /** In the order in which rows can be loaded: each table after those it references. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  /** The state of each sequence: its last value, and whether that was used. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  /** Names of the file stores, e.g. `uploads`. */
  stores: z.array(z.string()),
})

/** An archive's description of its content. */
export type Manifest = z.infer<typeof Manifest>

/** A manifest as the text of its entry. */
export const writeManifest = (manifest: Omit<Manifest, 'format' | 'version'>): Buffer =>
  Buffer.from(`${JSON.stringify({ format: 'vitrine-backup', version: VERSION, ...manifest }, null, 2)}\n`)

/** Reads the manifest of a verified archive. Throws where another program or a newer version wrote it. */
export async function readManifest(file: string, digest: string): Promise<Manifest> {
  for await (const { name, body } of readEntries(file, digest)) {
    if (name !== MANIFEST) break
    const parts: Buffer[] = []
    for await (const chunk of body) parts.push(chunk)
    const json: unknown = JSON.parse(Buffer.concat(parts).toString())
    const { version } = z.object({ version: z.int() }).parse(json)
    if (version > VERSION) {
      throw new Error(
        `${file} has format ${version}, and this program reads formats up to ${VERSION}: update the program first.`,
      )
    }
    const manifest = Manifest.safeParse(json)
    if (manifest.success) return manifest.data
    throw new Error(`${file} cannot be read, its ${MANIFEST} is not as expected:\n${z.prettifyError(manifest.error)}`)
  }
  throw new Error(`${file} does not begin with ${MANIFEST}: it is no backup of this program.`)
}
