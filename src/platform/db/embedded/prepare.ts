import { closeSync, mkdirSync, realpathSync } from 'node:fs'
import { findBinaries } from './binaries.ts'
import { checkVersion, claimFolder, createCluster, holdsCluster } from './cluster.ts'
import { type DataFolder, dataPath, hostOf, openFolder } from './data-folder.ts'
import { clearOrphan } from './orphan.ts'
import { findOwner, makePrivate } from './owner.ts'
import { ensurePassword, readPassword, USER } from './password.ts'

/**
 * How `pg` connects to the server. On Linux `host` is `/proc/self/fd/N`, valid in this process only: another one (a test
 * worker) replaces `self` by this process's id.
 */
export type Connection = Record<'host' | 'user' | 'database' | 'password', string>

/** A folder claimed by this process until `release` (safe to call twice), ready for a server. */
interface Prepared {
  dataFolder: DataFolder
  connection: Connection
  release(): void
}

/**
 * Claims a folder and prepares it for a server: of the right version, with a database, without other processes or their
 * lock files, private, with a password. Throws, saying what to do, where one of these fails.
 */
export async function prepareFolder(given: string): Promise<Prepared> {
  if (process.platform === 'win32') {
    throw new Error(
      'The embedded PostgreSQL runs on Linux and macOS. On Windows use WSL, or set DATABASE_URL to a server.',
    )
  }
  const { bin, major } = findBinaries()
  mkdirSync(given, { recursive: true, mode: 0o700 })
  const folder = realpathSync(given)
  const held: (() => void)[] = []
  const release = () => {
    for (const end of held.splice(0)) end()
  }
  try {
    held.push(await claimFolder(folder))
    checkVersion(folder, major)
    const owner = findOwner(folder)
    if (!holdsCluster(folder)) {
      const releaseNew = await createCluster(folder, bin, owner)
      // The empty folder is gone: one that is made elsewhere may get its inode.
      release()
      held.push(releaseNew)
    }
    makePrivate(folder, owner)
    await clearOrphan(folder)
    const fd = openFolder(folder)
    held.push(() => closeSync(fd))
    const dataFolder = { folder, fd, data: dataPath(folder), bin, owner, log: `${folder}.log` }
    const password = readPassword(`${folder}.password`)
    ensurePassword(dataFolder, password)
    return { dataFolder, connection: { host: hostOf(dataFolder), user: USER, database: 'postgres', password }, release }
  } catch (error) {
    release()
    throw error
  }
}
