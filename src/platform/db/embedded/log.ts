import { appendFileSync, closeSync, existsSync, openSync, readSync, statSync, truncateSync } from 'node:fs'

/** A log larger than `LIMIT` bytes is cut to its last `KEPT` bytes. */
const LIMIT = 5 * 1024 * 1024
const KEPT = 1024 * 1024

/** The size of a log in bytes, 0 where there is none. */
export const logSize = (file: string) => (existsSync(file) ? statSync(file).size : 0)

/**
 * Cuts a log over 5 MB to its last 1 MB. In place, since a running server has the file open for appending, and without a
 * second file, since the disk may be full. Lines written meanwhile may be lost.
 */
export function trimLog(file: string): void {
  const size = logSize(file)
  if (size <= LIMIT) return
  const tail = readFrom(file, size - KEPT)
  truncateSync(file)
  appendFileSync(file, tail.subarray(tail.indexOf('\n') + 1))
}

/** The last 20 lines after the first `from` bytes. */
export function logTail(file: string, from: number): string {
  return readFrom(file, from).toString().trim().split('\n').slice(-20).join('\n')
}

function readFrom(file: string, from: number) {
  const bytes = Buffer.alloc(Math.min(Math.max(logSize(file) - from, 0), KEPT))
  const fd = openSync(file, 'r')
  const read = readSync(fd, bytes, 0, bytes.length, from)
  closeSync(fd)
  return bytes.subarray(0, read)
}
