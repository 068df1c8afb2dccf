import type { FileStat } from '../files/file-store.ts'
import { isKnown } from '../http/etag.ts'

/** Times in headers know whole seconds only. */
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const secondsOf = (header: string) => Math.floor(Date.parse(header) / 1000)

/**
 * What the conditions of a request ask for (RFC 9110, 13.2.2): 412 where it wants a version that is not there any more,
 * 304 where it has this one, else the file.
 */
export function checkConditions(request: Headers, { etag, modified }: FileStat): 'send' | 304 | 412 {
  const wanted = request.get('if-match')
  const unchangedSince = request.get('if-unmodified-since')
  if (wanted !== null) {
    const isThere = wanted.split(',').some((one) => ['*', etag].includes(one.trim()))
    if (!isThere) return 412
  } else if (unchangedSince !== null && seconds(modified) > secondsOf(unchangedSince)) return 412

  const changedSince = request.get('if-modified-since')
  if (request.get('if-none-match') !== null) return isKnown(request, etag) ? 304 : 'send'
  return changedSince !== null && seconds(modified) <= secondsOf(changedSince) ? 304 : 'send'
}

/** Whether the rest of a file may follow what the other side has of it (RFC 9110, 13.1.5): it has this very version. */
export function isSameVersion(request: Headers, { etag, modified }: FileStat): boolean {
  const version = request.get('if-range')?.trim()
  if (version === undefined) return true
  return version.includes('"') ? version === etag : secondsOf(version) === seconds(modified)
}
