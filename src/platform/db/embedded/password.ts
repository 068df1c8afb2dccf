import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, lchownSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DataFolder, processOptions } from './data-folder.ts'

/** The database user of the program, a superuser of its private server. */
export const USER = 'vitrine'

/** The password in `file` (mode 0600), created where missing. */
export function readPassword(file: string): string {
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (stored) {
    chmodSync(file, 0o600)
    return stored
  }
  const password = randomBytes(24).toString('base64url')
  rmSync(file, { force: true }) // an empty one, after a power cut
  writeFileSync(file, `${password}\n`, { flag: 'wx', mode: 0o600, flush: true })
  return password
}

/**
 * Sets the database's password and requires it, so that other services of the server's user (e.g. `nobody`) have no
 * access. The data folder stores the password's hash: a new folder, a lost password file and a folder restored from an
 * older copy are recognised by it. The server must not be running. Throws where PostgreSQL refuses.
 */
export function ensurePassword(dataFolder: DataFolder, password: string): void {
  const hashFile = join(dataFolder.folder, 'vitrine.password.sha256')
  const digest = createHash('sha256').update(password).digest('hex')
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === digest) return
  // Single-user mode needs no password; the statement is sent by standard input, which no other user can read.
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
  writeToFolder(dataFolder, 'pg_hba.conf', 'local all all scram-sha-256\n')
  writeToFolder(dataFolder, 'vitrine.password.sha256', digest)
}

function writeToFolder({ folder, owner }: DataFolder, name: string, text: string) {
  const file = join(folder, name)
  writeFileSync(file, text, { mode: 0o600, flush: true })
  if (owner) lchownSync(file, owner.uid, owner.gid)
}
