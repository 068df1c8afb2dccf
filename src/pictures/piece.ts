/*
 * A printed form: a vase whose horizontal slices are lobed rings, turned and widened little by little on the way up.
 * Each slice is filled, so it hides what lies behind and below it: that alone makes the drawing solid.
 */
import { pickNumber, type Random } from './random.ts'
import { type Colours, outline, type Point, type Size, svgDocument } from './svg.ts'

export const PIECE_SIZE: Size = { width: 640, height: 720 }

const LAYERS = 58
const POINTS_ON_A_RING = 60
const FLOOR_Y = 610
const RISE = 480
const MEAN_RADIUS = 150
/** How flat a ring looks, seen from a little above. */
const TILT = 0.36

/** What a seed decides about a form. */
export interface PieceShape {
  /** Bulges around the ring. */
  lobes: number
  /** Turn from foot to rim, in radians. */
  twist: number
  /** How far the bulges stand out, as a part of the radius. */
  depth: number
  /** How much the profile swells and narrows, as a part of the radius. */
  swell: number
  /** Where in its wave the profile starts at the foot, in radians. */
  phase: number
  /** Waves of the profile from foot to rim. */
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
