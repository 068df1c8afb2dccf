import type { Size } from './trial.ts'

/** Largest sides up to which a piece is small, and medium, in millimetres. */
const SMALL = 60
const MEDIUM = 150

export function sizeClass(size: readonly number[]): Size {
  const largest = Math.max(...size)
  return largest <= SMALL ? 'small' : largest <= MEDIUM ? 'medium' : 'large'
}
