import { isKnown } from '../http/etag.ts'
import { readByteRange } from './byte-range.ts'
import type { FileStat, FileStore, Watch } from './file-store.ts'

/** The answer to a request for a file. */
export interface SentFile {
  /** 200 whole, 206 a range, 304 not modified, 412 another version than the client requires, 416 no such range. */
  status: 200 | 206 | 304 | 412 | 416
  headers: Record<string, string>
  /** With 200 and 206 alone; read from the store no faster than it is consumed. */
  body?: ReadableStream<Uint8Array>
}

interface SendFileOptions extends Watch {
  /** Media type of the file. */
  type: string
  cacheControl: string
  /** The name it is saved under; without it, browsers show it where they can. */
  saveAs?: string
}

/**
 * Answers a request for a stored file after RFC 9110: conditions, a single range of bytes, and validators to resume an
 * interrupted download by. The file is streamed. Resolves to undefined where there is none; throws when the store cannot
 * be reached.
 */
export async function sendFile(
  store: FileStore,
  key: string,
  request: Headers,
  { type, cacheControl, saveAs, ...watch }: SendFileOptions,
): Promise<SentFile | undefined> {
  const stat = await store.stat(key)
  if (!stat) return undefined
  const { size, etag, modified } = stat
  const validators = {
    etag,
    'last-modified': modified.toUTCString(),
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
  }

  const verdict = checkConditions(request, stat)
  if (verdict !== 'send') return { status: verdict, headers: validators }
  const range = isSameVersion(request, stat) ? readByteRange(request.get('range'), size) : undefined
  if (range === 'unsatisfiable') return { status: 416, headers: { ...validators, 'content-range': `bytes */${size}` } }

  const span = range ?? { start: 0, end: size - 1 }
  const headers = {
    ...validators,
    'content-type': type,
    'content-length': String(span.end - span.start + 1),
    // Whatever is in it, no script of it runs when it is opened by its address.
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    ...(saveAs !== undefined && { 'content-disposition': attachment(saveAs) }),
    ...(range && { 'content-range': `bytes ${span.start}-${span.end}/${size}` }),
  }
  const status = range ? 206 : 200
  if (size === 0) return { status, headers }
  return { status, headers, body: store.streamSpan(key, span, watch) }
}

/** The Content-Disposition that saves a file under its name (RFC 6266), accents encoded after RFC 5987. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\/%]/g, '_')
  const whole = encodeURIComponent(name.replace(/[\p{Cc}/\\]/gu, '_')).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain || 'arquivo'}"; filename*=UTF-8''${whole}`
}

/** Times in headers have whole seconds. */
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const secondsOf = (header: string) => Math.floor(Date.parse(header) / 1000)

/**
 * Evaluates the conditions of a request (RFC 9110, 13.2.2): 412 where it requires another version than the stored one,
 * 304 where the client already has the stored one, else 'send'.
 */
function checkConditions(request: Headers, { etag, modified }: FileStat): 'send' | 304 | 412 {
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
function isSameVersion(request: Headers, { etag, modified }: FileStat): boolean {
  const version = request.get('if-range')?.trim()
  if (version === undefined) return true
  return version.includes('"') ? version === etag : secondsOf(version) === seconds(modified)
}
