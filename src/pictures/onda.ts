/* The demo's lamp, drawn by the measures of its own drawing (seed/projects/files/luminaria-onda/onda.scad). */
import { type Colours, outline, type Point, svgDocument } from './svg.ts'

/** The measures, named as there: millimetres, and degrees from foot to rim. */
export const ONDA = { altura: 220, raio: 62, onda: 5, ondas: 14, giro: 50 }

const SIZE = { width: 640, height: 720 }
const RINGS = 45
const POINTS_ON_A_WAVE = 8
const FLOOR_Y = 610
/** Pixels of a millimetre. */
const SCALE = 480 / ONDA.altura
/** Height of a ring's ellipse by its width: the view is from slightly above. */
const TILT = 0.36

/** Radius in millimetres, at a height from 0 (foot) to 1 (rim) and an angle in radians around the ring. */
export function radiusOf(height: number, angle: number): number {
  const bulge = Math.sin(Math.PI * height)
  return ONDA.raio * (0.72 + 0.28 * bulge) + ONDA.onda * Math.sin(ONDA.ondas * angle) * bulge
}

function ringAt(height: number): Point[] {
  const count = ONDA.ondas * POINTS_ON_A_WAVE
  const turn = (ONDA.giro * Math.PI * height) / 180
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const radius = radiusOf(height, angle) * SCALE
    return [
      SIZE.width / 2 + radius * Math.cos(angle + turn),
      FLOOR_Y - height * ONDA.altura * SCALE + radius * TILT * Math.sin(angle + turn),
    ]
  })
}

export function drawOnda({ accent, ink, paper }: Colours): string {
  const rim = RINGS - 1
  const rings = Array.from({ length: RINGS }, (_, ring) => {
    const stroke = ring === rim || ring % 9 === 0 ? ink : accent
    return `<path d="${outline(ringAt(ring / rim))}" fill="${paper}" stroke="${stroke}" stroke-width="${ring === rim ? 2 : 1.5}"/>`
  })
  const table = `<path d="M90 670H550" stroke="${ink}" stroke-width="1" stroke-dasharray="2 6"/>`
  return svgDocument(SIZE, table + rings.join(''))
}
