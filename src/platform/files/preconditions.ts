import { isKnown } from '../http/etag.ts'
import type { FileStat } from './file-store.ts'

/** Times in headers have whole seconds. */
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const secondsOf = (header: string) => Math.floor(Date.parse(header) / 1000)

/**
 * Evaluates the conditions of a request (RFC 9110, 13.2.2): 412 where it requires another version than the stored one,
 * 304 where the client already has the stored one, else 'send'.
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

/** Whether a range may be sent: If-Range is absent or names the stored version (RFC 9110, 13.1.5). */
export function isSameVersion(request: Headers, { etag, modified }: FileStat): boolean {
  const version = request.get('if-range')?.trim()
  if (version === undefined) return true
  return version.includes('"') ? version === etag : secondsOf(version) === seconds(modified)
}
