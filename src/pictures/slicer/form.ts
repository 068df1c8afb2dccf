/*
 * The slicer's piece as a form in space: rings of `piece.ts`, seen from slightly above, and the two heights at which it is
 * cut into matter (below), circuit and code (above). Angles in radians; heights from 0 (foot) to 1 (rim).
 */
import { shapePiece } from '../piece.ts'
import { createRandom } from '../random.ts'
import type { Point } from '../svg.ts'

/** Layers as drawn, each of 2 mm; the rim is the last. */
export const LAYERS = 58
export const RIM = LAYERS - 1
export const LAYER_MM = 2
/** Width of the drawing, and its axis. */
export const WIDTH = 520
export const AXIS = WIDTH / 2
export const TURN = Math.PI * 2

const RISE = 430
const FLOOR_Y = 900
const WIDEST = 252
/** Height of a ring's ellipse by its width: the view is from slightly above. */
export const TILT = 0.36
export const UNITS_PER_MM = RISE / (LAYERS * LAYER_MM)

/** Height of a layer. */
export const heightOf = (layer: number) => layer / RIM

/** `count` values made of their index. */
export const range = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

export type Form = ReturnType<typeof formOf>

/** The form that a seed determines. */
export function formOf(seed: string) {
  const shape = shapePiece(createRandom(seed))
  const profile = (height: number) =>
    (0.85 + shape.swell * Math.sin(shape.phase + height * Math.PI * shape.waist * 1.6)) * (1 - 0.12 * height)
  const widest = Math.max(...range(LAYERS, (layer) => profile(heightOf(layer))))
  const scale = WIDEST / (widest * (1 + shape.depth))

  /** Mean radius. */
  const radius = (height: number) => profile(height) * scale
  const centreY = (height: number) => FLOOR_Y - height * RISE
  /** @param wider by which factor the ring is drawn */
  const pointAt = (height: number, angle: number, wider = 1): Point => {
    const r = radius(height) * (1 + shape.depth * Math.cos(shape.lobes * (angle + shape.twist * height))) * wider
    return [AXIS + r * Math.cos(angle), centreY(height) + r * TILT * Math.sin(angle)]
  }
  /** Whether the wall faces us there: at the front, and not turned away at the side. */
  const facesUs = (height: number, angle: number) =>
    Math.sin(angle) > -0.06 && pointAt(height, angle + 0.02)[0] < pointAt(height, angle - 0.02)[0]

  /** The widest of the layers; of almost equal ones the lowest. */
  const widestLayer = (from: number, to: number) =>
    range(to - from + 1, (step) => from + step).reduce((best, layer) =>
      radius(heightOf(layer)) > radius(heightOf(best)) + 0.004 * scale ? layer : best,
    )
  const matterTop = widestLayer(12, 24)
  const circuitTop = widestLayer(matterTop + 14, Math.min(39, matterTop + 19))

  /** Half the width of the ring of each layer, to the right. */
  const halfWidths = range(LAYERS, (layer) => {
    const height = heightOf(layer)
    return Math.max(...range(40, (index) => pointAt(height, (index / 40) * TURN)[0])) - AXIS
  })

  return { shape, radius, centreY, pointAt, facesUs, halfWidths, matterTop, circuitTop }
}

/** The outline of all rings, of radius 100 and not twisted. */
export const unitRing = ({ shape }: Form): Point[] =>
  range(60, (index) => {
    const angle = (index / 60) * TURN
    const r = 100 * (1 + shape.depth * Math.cos(shape.lobes * angle))
    return [r * Math.cos(angle), r * Math.sin(angle)]
  })

/** What turns the unit ring into the ring at a height, as an SVG transform. */
export function ringMatrix(form: Form, height: number, wider = 1): string {
  const scale = (form.radius(height) / 100) * wider
  const angle = -form.shape.twist * height
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  const parts = [cos, sin * TILT, -sin, cos * TILT].map((part) => Number(part.toFixed(3)))
  return `matrix(${parts.join(' ')} ${AXIS} ${Number(form.centreY(height).toFixed(1))})`
}

/**
 * How far right the outline stands beside a layer: its own edge, or the back of a wider layer below it.
 * @param lowest the layer at which the part begins that it belongs to
 */
export function outlineRight(form: Form, layer: number, lowest = 0): number {
  const y = form.centreY(heightOf(layer))
  const edges = range(layer - lowest + 1, (step) => {
    const r = form.halfWidths[lowest + step]!
    const across = (form.centreY(heightOf(lowest + step)) - y) / r / TILT
    return across < 1 ? AXIS + r * Math.sqrt(1 - across * across) : 0
  })
  return Math.max(...edges)
}
