import type { SpawnOptions } from 'node:child_process'
import { constants, openSync } from 'node:fs'
import type { Owner } from './owner.ts'

/** A data folder that is ready for a server: claimed, complete, private, and open. */
export interface DataFolder {
  /** The folder's absolute path, without symbolic links. */
  folder: string
  /** The folder's descriptor in this process. Child processes get it as descriptor 3. */
  fd: number
  /** The folder's path for child processes, see `dataPath`. */
  data: string
  /** The folder of the PostgreSQL programs. */
  bin: string
  /** The user the server runs under; undefined for this process's own. */
  owner: Owner | undefined
  /** The server's log. */
  log: string
}

/** Opens a folder, for child processes to get as descriptor 3. */
export const openFolder = (folder: string) => openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY)

/**
 * A data folder's path for child processes. On Linux by descriptor: the child's user needs no rights on the folders above,
 * and the socket's path is never too long (107 bytes are allowed). Elsewhere the folder's own path.
 */
export const dataPath = (folder: string) => (process.platform === 'linux' ? '/proc/self/fd/3' : folder)

/** The folder's path for database clients in this process. */
export const hostOf = ({ folder, fd }: Pick<DataFolder, 'folder' | 'fd'>) =>
  process.platform === 'linux' ? `/proc/self/fd/${fd}` : folder

/** What turns the database's clock with the program's (scripts/turn-clock.mjs). */
const turnedClock = () =>
  Object.fromEntries(
    ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'FAKETIME_FORCE_MONOTONIC_FIX']
      .filter((name) => process.env.FAKETIME && process.env[name])
      .map((name) => [name, process.env[name]]),
  )

/**
 * How PostgreSQL's programs are started: as `owner`; detached from the terminal, so that Ctrl+C reaches this program only;
 * and without its environment, whose secrets other processes of the server's user could read in /proc.
 */
export const processOptions = (owner: Owner | undefined) =>
  ({
    ...owner,
    cwd: '/',
    detached: true,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...turnedClock() },
  }) satisfies SpawnOptions
