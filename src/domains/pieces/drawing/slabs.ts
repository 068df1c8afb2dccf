import type { Point } from '../geometry.ts'
import { pathOf } from './strokes.ts'

/** The box that the price is drawn in. */
export const SLABS = { width: 560, height: 430 }

/** A part of the price as a slab, with the line to its text. */
export interface Slab {
  name: string
  cents: number
  sides: string
  top: string
  lead: string
  /** Where its text begins. */
  text: Point
}

const HALF = 88
const GAP = 8
/** The thinnest slab, and the distance of two texts. */
const THINNEST = 2.5
const LINE = 27

/** The price in its layers, each as thick as its part. */
export function slabsOf(parts: readonly (readonly [name: string, cents: number])[]): Slab[] {
  const total = Math.max(
    1,
    parts.reduce((sum, [, cents]) => sum + cents, 0),
  )
  const full = SLABS.height - 2 * HALF - 34 - GAP * parts.length
  const place = (x: number, y: number, z: number): Point => [
    156 + (x - y) * 0.866,
    SLABS.height - 14 - HALF + (x + y) * 0.5 - z,
  ]
  let from = 0
  let textAt = Number.POSITIVE_INFINITY
  const placed = parts.map(([name, cents]) => {
    const [low, high] = [from, from + Math.max(THINNEST, (cents / total) * full)]
    from = high + GAP
    const at = place(HALF, -HALF, (low + high) / 2)
    textAt = Math.min(at[1], textAt - LINE)
    return { name, cents, low, high, at, textAt }
  })
  const push = Math.max(0, 22 - textAt)
  return placed.map(({ name, cents, low, high, at: [x, y], textAt }) => ({
    name,
    cents,
    sides: pathOf([
      place(-HALF, HALF, low),
      place(HALF, HALF, low),
      place(HALF, -HALF, low),
      place(HALF, -HALF, high),
      place(HALF, HALF, high),
      place(-HALF, HALF, high),
    ]),
    top: pathOf([
      place(-HALF, -HALF, high),
      place(HALF, -HALF, high),
      place(HALF, HALF, high),
      place(-HALF, HALF, high),
    ]),
    lead: `${pathOf(
      [
        [x + 5, y],
        [x + 22, textAt + push],
      ],
      '',
    )}h8`,
    text: [Number((x + 38).toFixed(1)), Number((textAt + push + 5).toFixed(1))],
  }))
}
