/*
 * A 3D-printed form: a vase of horizontal lobed rings, rotated and widened with their height. Each is filled, so that it
 * hides those behind and below it.
 */
import { pickNumber, type Random } from './random.ts'
import { type Colours, outline, type Point, type Size, svgDocument } from './svg.ts'

export const PIECE_SIZE: Size = { width: 640, height: 720 }

const LAYERS = 58
const POINTS_ON_A_RING = 60
const FLOOR_Y = 610
const RISE = 480
const MEAN_RADIUS = 150
/** Height of a ring's ellipse by its width: the view is from slightly above. */
const TILT = 0.36

/** A form, as determined by a seed. */
export interface PieceShape {
  /** Lobes of a ring. */
  lobes: number
  /** Rotation from foot to rim, in radians. */
  twist: number
  /** Height of the lobes, as a fraction of the radius. */
  depth: number
  /** Amplitude of the profile's wave, as a fraction of the radius. */
  swell: number
  /** Phase of the profile's wave at the foot, in radians. */
  phase: number
  /** Periods of the profile's wave from foot to rim. */
  waist: number
}

export function shapePiece(random: Random): PieceShape {
  return {
    lobes: 3 + pickNumber(random, 5),
    twist: (random() - 0.5) * 3.2,
    depth: 0.08 + random() * 0.14,
    swell: 0.25 + random() * 0.3,
    phase: random() * 6.28,
    waist: 1 + random() * 1.3,
  }
}

/**
 * The ring of the form at a height.
 * @param height from 0 (foot) to 1 (rim)
 * @param count points around the ring
 */
export function sliceRing(shape: PieceShape, height: number, count = POINTS_ON_A_RING): Point[] {
  const profile = 0.85 + shape.swell * Math.sin(shape.phase + height * Math.PI * shape.waist * 1.6)
  const taper = 1 - 0.12 * height
  const meanRadius = MEAN_RADIUS * profile * taper
  const centreY = FLOOR_Y - height * RISE
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const radius = meanRadius * (1 + shape.depth * Math.cos(shape.lobes * (angle + shape.twist * height)))
    return [PIECE_SIZE.width / 2 + radius * Math.cos(angle), centreY + radius * TILT * Math.sin(angle)]
  })
}

export function drawPiece(random: Random, { accent, ink, paper }: Colours): string {
  const shape = shapePiece(random)
  const rim = LAYERS - 1
  const layers = Array.from({ length: LAYERS }, (_, layer) => {
    const ring = outline(sliceRing(shape, layer / rim))
    const stroke = layer === rim || layer % 9 === 0 ? ink : accent
    return `<path d="${ring}" fill="${paper}" stroke="${stroke}" stroke-width="${layer === rim ? 2 : 1.5}"/>`
  })
  const table = `<path d="M90 650H550" stroke="${ink}" stroke-width="1" stroke-dasharray="2 6"/>`
  return svgDocument(PIECE_SIZE, table + layers.join(''))
}
