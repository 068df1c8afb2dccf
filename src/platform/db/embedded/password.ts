import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, lchownSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DataFolder, processOptions } from './data-folder.ts'

/** The database user of the program, a superuser of its private server. */
export const USER = 'vitrine'

/** The password kept in `file` for this program's user alone; made where there is none. */
export function readPassword(file: string): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (kept) {
    chmodSync(file, 0o600)
    return kept
  }
  const password = randomBytes(24).toString('base64url')
  rmSync(file, { force: true }) // an empty one, after a power cut
  writeFileSync(file, `${password}\n`, { flag: 'wx', mode: 0o600, flush: true })
  return password
}

/**
 * Makes `password` the only way into the database, so that another service under the server's uid (`nobody`, say) stays out.
 * A mark in the data folder tells which password it knows: a new folder, a lost or changed password file and a folder put
 * back from an older copy all come right by themselves. The server must not be running. Throws when PostgreSQL refuses.
 */
export function ensurePassword(dataFolder: DataFolder, password: string): void {
  const mark = join(dataFolder.folder, 'vitrine.password.sha256')
  const digest = createHash('sha256').update(password).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return
  // PostgreSQL's single-user mode needs no password; the statement comes by standard input, which nobody else can read.
  const args = [
    '--single',
    '-D',
    dataFolder.data,
    '-c',
    'exit_on_error=on',
    '-c',
    'log_min_error_statement=panic',
    'postgres',
  ]
  const done = spawnSync(join(dataFolder.bin, 'postgres'), args, {
    ...processOptions(dataFolder.owner),
    input: `alter role ${USER} password '${password.replaceAll("'", "''")}'\n`,
    stdio: ['pipe', 'ignore', 'pipe', dataFolder.fd],
    encoding: 'utf8',
  })
  if (done.status !== 0) {
    throw new Error(
      `PostgreSQL could not set the database password in ${dataFolder.folder}: ${done.error ?? done.stderr}`,
    )
  }
  writeInside(dataFolder, 'pg_hba.conf', 'local all all scram-sha-256\n')
  writeInside(dataFolder, 'vitrine.password.sha256', digest)
}

function writeInside({ folder, owner }: DataFolder, name: string, text: string) {
  const file = join(folder, name)
  writeFileSync(file, text, { mode: 0o600, flush: true })
  if (owner) lchownSync(file, owner.uid, owner.gid)
}
