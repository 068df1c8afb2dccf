import { closeSync, existsSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

const MIB = 1024 * 1024
/** Bytes that are kept back for the database. */
const BALLAST = 64 * MIB
/** Below so many free bytes the database may not start: its next log segment takes 16 MiB. */
const TOO_LITTLE = 32 * MIB
/** What must be free before the ballast is written: more than what other writers leave free. */
const PLENTY = 512 * MIB

const freeBytes = (file: string) => {
  const { bavail, bsize } = statfsSync(dirname(file))
  return bavail * bsize
}

/** Writes the ballast where it is missing and there is plenty of room: bytes, since a hole would reserve nothing. */
export function holdBallast(file: string): void {
  if (existsSync(file) || freeBytes(file) < PLENTY) return
  const zeros = Buffer.alloc(MIB)
  const open = openSync(file, 'w', 0o600)
  try {
    for (let written = 0; written < BALLAST; written += MIB) writeSync(open, zeros)
  } finally {
    closeSync(open)
  }
}

/**
 * Removes the ballast of a full disk, so that the database can start once more and the owner can delete something.
 */
export function dropBallast(file: string): void {
  if (existsSync(file) && freeBytes(file) < TOO_LITTLE) rmSync(file)
}
