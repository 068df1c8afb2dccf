import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key that this installation signs with: created on the first run, stored in the data folder with mode 0600. */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    // 'wx' fails where the file exists, so that two starts at once use the same key.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      rmSync(file, { force: true }) // made, and not written: the disk is full
      throw error
    }
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/.test(secret))
    throw new Error(`${file} does not hold a key: restore it, or remove it to sign everyone out`)
  return secret
}

/** Whether a signature is the expected one, in a time that does not tell how much of it is right. */
export const isSameSignature = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected)
