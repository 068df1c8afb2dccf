import type { Span } from './file-store.ts'

/**
 * Parses a Range header for a file of `size` bytes (RFC 9110, 14.1.2). Undefined means the whole file: without the header,
 * and for other units or several ranges, which a server may ignore (14.2).
 */
export function readByteRange(header: string | null, size: number): Span | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (!first && !last)) return undefined
  if (!first) {
    const start = Math.max(0, size - Number(last))
    return start < size ? { start, end: size - 1 } : 'unsatisfiable'
  }
  const start = Number(first)
  if (last && Number(last) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 }
}
