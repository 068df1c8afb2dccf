/* Contour lines: rings around a core, each larger than the one inside it and slightly rotated against it. */
import { pickNumber, type Random } from './random.ts'
import { type Colours, outline, type Point, type Size, svgDocument } from './svg.ts'

export const CONTOUR_SIZE: Size = { width: 640, height: 400 }

const RINGS = 26
const POINTS_ON_A_RING = 110
const CORE_RADIUS = 14
const RING_GAP = 19
const FLATTENING = 0.8
const FULL_TURN = 6.2832

/** One of the waves whose sum makes a contour of a circle. */
interface Wave {
  /** Periods in a full turn. */
  count: number
  phase: number
  /** As a fraction of the radius. */
  amplitude: number
}

export function drawContour(random: Random, { accent, ink }: Colours): string {
  const waves = Array.from({ length: 5 }, () => ({
    count: 1 + pickNumber(random, 5),
    phase: random() * 6.28,
    amplitude: random() * 0.16,
  }))
  const centre: Point = [160 + random() * 320, 120 + random() * 160]
  let body = ''
  for (let ring = 0; ring < RINGS; ring++) {
    const d = outline(bendRing(centre, CORE_RADIUS + ring * RING_GAP, waves, ring * 0.05))
    const main = ring % 5 === 0
    const fill = ring === 0 ? ` fill="${accent}"` : ''
    body += `<path d="${d}" stroke="${main ? accent : ink}" stroke-width="${main ? 2.5 : 0.8}"${fill}/>`
  }
  return svgDocument(CONTOUR_SIZE, body)
}

function bendRing([centreX, centreY]: Point, radius: number, waves: readonly Wave[], drift: number): Point[] {
  return Array.from({ length: POINTS_ON_A_RING }, (_, index) => {
    const angle = (index / POINTS_ON_A_RING) * FULL_TURN
    const bend =
      1 +
      waves.reduce((sum, { count, phase, amplitude }) => sum + amplitude * Math.cos(count * angle + phase + drift), 0)
    return [centreX + radius * bend * Math.cos(angle), centreY + radius * bend * FLATTENING * Math.sin(angle)]
  })
}
