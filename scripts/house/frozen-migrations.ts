import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listMigrations } from '#platform/db/migrate.ts'

/** The SHA-256 of every migration, in sha256sum's own format. */
const SUMS = 'SHA256SUMS'

const readSums = (folder: string) =>
  [...readFileSync(join(folder, SUMS), 'utf8').matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum, file]) => ({
    sum: sum!,
    file: file!,
  }))

const sumOf = (folder: string, file: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex')

const filesIn = (folder: string) => listMigrations(folder).map((name) => `${name}.sql`)

/** What was changed, renumbered or left out of a folder of migrations: others have run them as they were. */
export function findChangedMigrations(folder = 'migrations'): string[] {
  const files = filesIn(folder)
  const sums = readSums(folder)
  const faults = sums.flatMap(({ file, sum }, at) => {
    if (!files.includes(file)) return [`${file} is missing or renamed`]
    if (sumOf(folder, file) !== sum) return [`${file} was changed: write a new migration instead`]
    return file === files[at] ? [] : [`${file} has another place in the order than in ${SUMS}`]
  })
  const misnumbered = files.filter((file, at) => !file.startsWith(`${String(at + 1).padStart(4, '0')}_`))
  return [...faults, ...misnumbered.map((file) => `${file} does not have the number that follows the one before`)]
}

/** The migrations of a folder whose SHA-256 is not written down yet. */
export function findUnfrozenMigrations(folder = 'migrations'): string[] {
  const frozen = new Set(readSums(folder).map(({ file }) => file))
  return filesIn(folder).filter((file) => !frozen.has(file))
}

/** Writes down the SHA-256 of new migrations; those that stand there are left as they are. */
export function freezeMigrations(folder = 'migrations'): void {
  for (const file of findUnfrozenMigrations(folder))
    appendFileSync(join(folder, SUMS), `${sumOf(folder, file)}  ${file}\n`)
}
