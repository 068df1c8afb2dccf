import type { Loop, Point3 } from './geometry.ts'
import { millimetres } from './numbers.ts'

/** A measure that people set, in millimetres where it has no `unit` of its own. */
export interface Field {
  label: string
  least: number
  most: number
  /** The value that a form begins with. */
  first: number
  step: number
  /** '' for what is counted. */
  unit: 'mm' | ''
}

/** A piece's measures, by the names of its fields. */
export type Measures = Readonly<Record<string, number>>

/** A dimension line: between two points, moved aside by `aside`. */
export interface Dimension {
  from: Point3
  to: Point3
  aside: Point3
  text: string
}

/** A shape that is printed: a function from a height to the lines of that layer. */
export interface Form<Names extends string = string> {
  name: string
  fields: Readonly<Record<Names, Field>>
  /** How far the piece is turned in its drawing, in radians. */
  turn: number
  /** Where the knife stands at first, as a part of the height. */
  knife: number
  /** Minutes by hand for each piece, beyond the preparation. */
  hand: number
  /** All layers are alike. */
  isPrism?: boolean
  height: (measures: Readonly<Record<Names, number>>) => number
  /** Thickness of the lid, which is printed beside it and drawn above. */
  lid?: (measures: Readonly<Record<Names, number>>) => number
  /** The most that measures can be beside the others, such as a hole in its part. */
  most?: (measures: Readonly<Record<Names, number>>) => Partial<Record<Names, number>>
  cut: (z: number, measures: Readonly<Record<Names, number>>) => Loop[]
  dimensions: (measures: Readonly<Record<Names, number>>) => Dimension[]
}

/** A form whose own names are checked where it is written, and of any names to who draws it. */
export const defineForm = <Names extends string>(form: Form<Names>): Form => form as unknown as Form

/** A measure in millimetres: its label, its ends, its first value, its step. */
export const measure = (label: string, [least, most]: readonly [number, number], first: number, step = 1): Field => ({
  label,
  least,
  most,
  first,
  step,
  unit: 'mm',
})

/** The same of what is counted. */
export const count = (...field: Parameters<typeof measure>): Field => ({ ...measure(...field), unit: '' })

const toStep = (value: number, step: number) => Number((Math.round(value / step) * step).toFixed(2))

/** A form's measures from what was typed or stands in an address: within their ends, in their steps, fitting together. */
export function readMeasures({ fields, most }: Form, typed: Readonly<Record<string, unknown>> = {}): Measures {
  const read = ([name, { least, most, first, step }]: [string, Field]) => {
    const value = Number.parseFloat(String(typed[name] ?? '').replace(',', '.'))
    return [name, Number.isFinite(value) ? toStep(Math.min(most, Math.max(least, value)), step) : first] as const
  }
  const measures: Record<string, number> = Object.fromEntries(Object.entries(fields).map(read))
  for (const [name, limit] of Object.entries(most?.(measures) ?? {})) {
    const { least, step } = fields[name]!
    const value = measures[name]!
    if (limit !== undefined && value > limit)
      measures[name] = Math.max(least, Number((Math.floor(limit / step) * step).toFixed(2)))
  }
  return measures
}

/** The three measures of what fills a block around the centre. */
export function blockDimensions(width: number, depth: number, height: number): Dimension[] {
  const [x, y, gap] = [width / 2, depth / 2, 9 + Math.max(width, depth, height) * 0.05]
  return [
    { from: [-x, y, 0], to: [x, y, 0], aside: [0, gap, 0], text: millimetres(width) },
    { from: [x, -y, 0], to: [x, y, 0], aside: [gap, 0, 0], text: millimetres(depth) },
    { from: [-x, y, 0], to: [-x, y, height], aside: [-gap * 0.8, gap * 0.8, 0], text: millimetres(height) },
  ]
}
