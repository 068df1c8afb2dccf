import type { Span } from '../files/file-store.ts'

/**
 * The part of a file of `size` bytes that a Range header asks for (RFC 9110, 14.1.2). Undefined stands for the whole
 * file: without the header, and where it is no range of bytes or names several, which one may ignore (14.2).
 */
export function readRange(header: string | null, size: number): Span | 'unsatisfiable' | undefined {
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
