import { type StatsFsBase, statfsSync } from 'node:fs'
import { AppError } from '../errors.ts'
import type { Settings } from '../settings.ts'

/** Bytes that always stay free on the disk of the data folder, because the database is there too: 256 MiB. */
export const FREE_FLOOR = 256 * 1024 * 1024

/** Below so many free bytes rows are refused too: files alone cannot use them up, but rows and logs can. */
export const ROWS_FLOOR = 128 * 1024 * 1024

/** Error codes of a full disk: no space, over the user's quota, over the largest file size; the last is PostgreSQL's. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

/** Free space that writers reserve before they write. */
export interface Room {
  /**
   * Reserves `bytes` until `work` is done or has failed. `work` gets a function to call with the number of bytes it has
   * just written, which are then no longer free and so no longer need to be reserved.
   * Throws 507 without calling `work` where there is not enough room, and 507 where the disk fills up during it.
   * @param what named in the refusal, e.g. 'este arquivo'
   */
  reserve<T>(bytes: number, what: string, work: (written: Written) => Promise<T>): Promise<T>
  /** Throws 507 where so little is free that not even rows may be added. */
  requireSome(): void
}

/** Called with the number of bytes that have just been written. */
export type Written = (bytes: number) => void

/** Reads the free space of the file system that a path is on. */
export type StatFs = (path: string) => Pick<StatsFsBase<number>, 'bavail' | 'bsize'>

/** The rooms the program writes to. What is stored on this machine shares one ledger. */
export interface Rooms {
  /** The data folder, e.g. for backups. */
  dataDir: Room
  /** Uploads and private files: the data folder, or a bucket. */
  files: Room
  /** Rows: the data folder, or a database server elsewhere. */
  database: Room
}

/** Opens the rooms of an installation. A bucket and a database server elsewhere have unlimited room. */
export function openRooms(
  { dataDir, s3, databaseUrl }: Pick<Settings, 'dataDir' | 's3' | 'databaseUrl'>,
  statfs: StatFs = statfsSync,
): Rooms {
  const disk = new DiskRoom(dataDir, statfs)
  return { dataDir: disk, files: s3 ? unlimitedRoom : disk, database: databaseUrl ? unlimitedRoom : disk }
}

/** Room nobody has to reserve. */
export const unlimitedRoom: Room = { reserve: (_bytes, _what, work) => work(() => {}), requireSome() {} }

/** The free space of the disk that a folder is on. The folder must exist. */
export class DiskRoom implements Room {
  readonly #folder: string
  readonly #statfs: StatFs
  /** Bytes reserved and not yet written. */
  #reserved = 0

  constructor(folder: string, statfs: StatFs = statfsSync) {
    this.#folder = folder
    this.#statfs = statfs
  }

  async reserve<T>(bytes: number, what: string, work: (written: Written) => Promise<T>): Promise<T> {
    // Synchronous up to here and including the reservation, so that no other writer comes in between.
    if (this.#free() - this.#reserved - FREE_FLOOR < bytes) throw noRoom(what)
    let remaining = bytes
    const release = (count: number) => {
      const released = Math.min(count, remaining)
      remaining -= released
      this.#reserved -= released
    }
    this.#reserved += bytes
    try {
      return await work(release)
    } catch (error) {
      throw isDiskFull(error) ? noRoom(what, error) : error
    } finally {
      release(remaining)
    }
  }

  requireSome(): void {
    if (this.#free() < ROWS_FLOOR) throw diskFull()
  }

  #free(): number {
    const { bavail, bsize } = this.#statfs(this.#folder)
    return bavail * bsize
  }
}

/** What a write is refused with where the disk is full. */
export const diskFull = () =>
  new AppError('no-room', 'O disco do servidor está cheio: nada foi guardado. Apague algo, ou peça mais espaço.')

/** Whether an error, or one that it wraps, says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return DISK_FULL.has((error as NodeJS.ErrnoException).code ?? '') || isDiskFull(error.cause)
}

const noRoom = (what: string, cause?: unknown) =>
  Object.assign(new AppError('no-room', `Não há espaço no servidor para ${what}. Nada foi guardado.`), { cause })
