import type { SpawnOptions } from 'node:child_process'
import { constants, openSync } from 'node:fs'
import type { Owner } from './owner.ts'

/** A data folder that is ready for a server: claimed, whole, private, and held open. */
export interface DataFolder {
  /** The folder's absolute path, without symbolic links. */
  folder: string
  /** The folder's descriptor in this process. Children get it as their descriptor 3. */
  fd: number
  /** How a child names the folder, see `dataPath`. */
  data: string
  /** The folder of the PostgreSQL programs. */
  bin: string
  /** The user the server runs under; undefined for this process's own. */
  owner: Owner | undefined
  /** The server's log. */
  log: string
}

/** Opens a folder, for a child to take as descriptor 3. */
export const openFolder = (folder: string) => openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY)

/**
 * How a child names its data folder. On Linux by descriptor: no folder above it need be open to the child's uid, and no
 * socket path is too long (107 bytes are allowed). Elsewhere by its path.
 */
export const dataPath = (folder: string) => (process.platform === 'linux' ? '/proc/self/fd/3' : folder)

/** The same folder as a database client in this process names it. */
export const hostOf = ({ folder, fd }: DataFolder) => (process.platform === 'linux' ? `/proc/self/fd/${fd}` : folder)

/**
 * How PostgreSQL's programs are started: as `owner`; apart from the terminal, whose Ctrl+C is for the program to handle; and
 * without this process's environment, which holds secrets that others under the server's uid could read in /proc.
 */
export const processOptions = (owner: Owner | undefined) =>
  ({
    ...owner,
    cwd: '/',
    detached: true,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  }) satisfies SpawnOptions
