import type { Dimension, Form, Measures } from './form.ts'
import { type Loop, lengthOf, nested, netArea, type Point } from './geometry.ts'

/** A layer at a height. */
export interface Slice {
  z: number
  loops: readonly Loop[]
  /** Square millimetres. */
  area: number
}

/** A piece as everything is worked out from: its layers from the bed up, and what follows from them. Millimetres. */
export interface Body {
  volume: number
  surface: number
  slices: readonly Slice[]
  size: readonly [number, number, number]
  /** The middle of what stands on the bed. */
  middle: Point
  /** The height from which on layers are a lid, drawn above the rest; 0 for none. */
  lidFrom: number
  turn: number
  dimensions: readonly Dimension[]
  /** Minutes by hand for each piece. */
  hand: number
  /** Whether the rectangle that it takes on the bed is drawn. */
  hasFoot: boolean
}

const LAYERS = 96

/** The body of a form with these measures. */
export function bodyOf(form: Form, measures: Measures): Body {
  const lid = form.lid?.(measures) ?? 0
  const height = form.height(measures) + lid
  const step = height / LAYERS
  const slices: Slice[] = []
  let volume = 0
  let surface = 0
  let before = 0
  let around = 0
  for (let index = 0; index < LAYERS; index++) {
    const z = (index + 0.5) * step
    const last = slices.at(-1)
    const loops = last && form.isPrism ? last.loops : nested(form.cut(z, measures))
    const area = last && form.isPrism ? last.area : netArea(loops)
    if (!last || !form.isPrism) around = loops.reduce((sum, loop) => sum + lengthOf(loop), 0)
    volume += area * step
    surface += Math.abs(area - before) + around * step
    before = area
    slices.push({ z, loops, area })
  }
  const { size, middle } = extentOf(slices)
  return {
    volume,
    surface: surface + before,
    slices,
    size: [...size, height],
    middle,
    lidFrom: lid && form.height(measures),
    turn: form.turn,
    dimensions: form.dimensions(measures),
    hand: form.hand,
    hasFoot: false,
  }
}

function extentOf(slices: readonly Slice[]): { size: [number, number]; middle: Point } {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number]
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY] as [number, number]
  for (const loop of new Set(slices.map(({ loops }) => loops[0]!)))
    for (const [x, y] of loop.points) {
      low[0] = Math.min(low[0], x)
      low[1] = Math.min(low[1], y)
      high[0] = Math.max(high[0], x)
      high[1] = Math.max(high[1], y)
    }
  return { size: [high[0] - low[0], high[1] - low[1]], middle: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2] }
}

export const heightOf = ({ size }: Pick<Body, 'size'>) => size[2]
