import type { FileStore } from '../files/file-store.ts'
import { readRange } from './byte-range.ts'
import { checkConditions, isSameVersion } from './preconditions.ts'

/** An answer that carries a file, a part of it, or none of it. */
export interface SentFile {
  /** 200 whole, 206 a part, 304 they have it, 412 it is another version than they want, 416 no such part. */
  status: 200 | 206 | 304 | 412 | 416
  headers: Record<string, string>
  /** With 200 and 206 alone. Read from the storage as it is taken. */
  body?: ReadableStream<Uint8Array>
}

interface SendFileOptions {
  /** Media type of the file. */
  type: string
  cacheControl: string
  /** What the file is called when saved; without it, it is shown where it can be. */
  saveAs?: string
  /** Awaited before the first byte of the file is sent: a download begins, and does not go on. HEAD begins none. */
  onBegin?: () => Promise<void>
}

/**
 * Answers a request for a stored file after RFC 9110: conditions, a single range of bytes, and validators to go on by
 * after an interruption. The file never lies in memory whole. Resolves to undefined where there is none; throws when
 * the storage cannot be reached.
 */
export async function sendFile(
  store: FileStore,
  key: string,
  request: Headers,
  { type, cacheControl, saveAs, onBegin }: SendFileOptions,
): Promise<SentFile | undefined> {
  const facts = await store.stat(key)
  if (!facts) return undefined
  const { size, etag, modified } = facts
  const kept = {
    etag,
    'last-modified': modified.toUTCString(),
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
  }

  const verdict = checkConditions(request, facts)
  if (verdict !== 'send') return { status: verdict, headers: kept }
  const range = isSameVersion(request, facts) ? readRange(request.get('range'), size) : undefined
  if (range === 'unsatisfiable') return { status: 416, headers: { ...kept, 'content-range': `bytes */${size}` } }

  const span = range ?? { start: 0, end: size - 1 }
  const headers = {
    ...kept,
    'content-type': type,
    'content-length': String(span.end - span.start + 1),
    // Whatever is in it, it does nothing when opened by its address.
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    ...(saveAs !== undefined && { 'content-disposition': attachment(saveAs) }),
    ...(range && { 'content-range': `bytes ${span.start}-${span.end}/${size}` }),
  }
  const status = range ? 206 : 200
  if (size === 0) return { status, headers }
  return { status, headers, body: store.streamSpan(key, span, span.start === 0 ? onBegin : undefined) }
}

/** The header that has a file saved under its name (RFC 6266), its accents as RFC 5987 writes them. */
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
