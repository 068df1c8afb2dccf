import { type Body, heightOf } from '../body.ts'
import type { Point } from '../geometry.ts'
import { rectangle } from '../geometry.ts'
import { millimetres } from '../numbers.ts'
import { type DrawnDimension, drawDimension, pathOf } from './strokes.ts'

/** The box that a layer is drawn in. */
export const PLAN = { width: 460, height: 400 }

/** One layer from above, as the machine draws it: its walls, and what is inside. */
export interface Plan {
  /** Its height over the bed, in millimetres. */
  z: number
  /** Which layer it is, from 1. */
  number: number
  /** Square millimetres. */
  area: number
  outline: string
  /** The distance between the lines inside, and their slant in degrees. */
  fill: { pitch: number; angle: number }
  wall: number
  dimensions: DrawnDimension[]
}

/** The walls' width, and how far below the top and above the bed a piece is solid, in millimetres. */
const WALL = 2.7
const SOLID = 0.9

/**
 * @param knife where it stands, as a part of the height
 * @param layer the layers' thickness, in millimetres
 */
export function planOf(body: Body, knife: number, layer: number): Plan {
  const { slices, size, middle } = body
  const index = Math.min(slices.length - 1, Math.max(0, Math.ceil(knife * slices.length) - 1))
  const { z, loops, area } = slices[index]!
  const [width, depth] = size
  const scale = Math.min((PLAN.width - 110) / width, (PLAN.height - 90) / depth, 8)
  const place = ([x, y]: Point): Point => [
    PLAN.width / 2 - 20 + (x - middle[0]) * scale,
    PLAN.height / 2 - 18 + (y - middle[1]) * scale,
  ]
  const number = Math.max(1, Math.round(z / layer))
  const isSolid = z < SOLID || z > heightOf(body) - SOLID
  const corners = rectangle(
    [middle[0] - width / 2, middle[1] - depth / 2],
    [middle[0] + width / 2, middle[1] + depth / 2],
  )
  const [, [x1, y0] = [0, 0], , [x0, y1] = [0, 0]] = corners.points.map(place)
  return {
    z,
    number,
    area,
    outline: loops.map(({ points }) => pathOf(points.map(place))).join(''),
    fill: { pitch: Number((scale * (isSolid ? 0.9 : 3)).toFixed(1)), angle: number % 2 ? 45 : -45 },
    wall: Number((WALL * scale).toFixed(1)),
    dimensions: [
      drawDimension(
        [
          [x0, y1],
          [x1, y1],
        ],
        [
          [x0, PLAN.height - 22],
          [x1, PLAN.height - 22],
        ],
        millimetres(width),
      ),
      drawDimension(
        [
          [x1, y0],
          [x1, y1],
        ],
        [
          [PLAN.width - 30, y0],
          [PLAN.width - 30, y1],
        ],
        millimetres(depth),
      ),
    ],
  }
}
