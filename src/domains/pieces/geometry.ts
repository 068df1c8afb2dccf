/** A point of a layer, in millimetres. */
export type Point = readonly [x: number, y: number]
/** A point of a piece, in millimetres; z is the height over the bed. */
export type Point3 = readonly [x: number, y: number, z: number]

/** A closed line of a layer. Even-odd: what lies within an odd number of others is a hole. */
export interface Loop {
  points: readonly Point[]
  /** How many other loops it lies in. */
  depth: number
  /** A hole through a wall, seen from the side: taken from the area, drawn as a mark. */
  isSide: boolean
}

const TURN = Math.PI * 2

const loop = (points: readonly Point[]): Loop => ({ points, depth: 0, isSide: false })

/** A closed line through `count` points around the centre. */
export const ring = (count: number, at: (angle: number, index: number) => Point): Loop =>
  loop(Array.from({ length: count }, (_, index) => at((index / count) * TURN, index)))

export const disc = (radius: number, [x, y]: Point = [0, 0], count = 40): Loop =>
  ring(count, (angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)])

export const polygon = (points: readonly Point[]): Loop => loop(points)

export const rectangle = ([x0, y0]: Point, [x1, y1]: Point): Loop =>
  loop([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ])

/** A hole through a wall: its width where a layer cuts it. */
export const sideHole = (from: Point, to: Point): Loop => ({ ...rectangle(from, to), depth: 1, isSide: true })

const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const
const CORNER_POINTS = 6

/** A point in each of the four corners. */
export const inCorners = (x: number, y: number): Point[] => CORNERS.map(([sx, sy]) => [sx * x, sy * y])

/** A rectangle around the centre with round corners. */
export function roundedRectangle(width: number, depth: number, wanted: number): Loop {
  const radius = Math.max(0.2, Math.min(wanted, width / 2, depth / 2))
  return loop(
    CORNERS.flatMap(([sx, sy], corner) =>
      Array.from({ length: CORNER_POINTS }, (_, index): Point => {
        const angle = ((corner + index / (CORNER_POINTS - 1)) * TURN) / 4
        return [
          sx * (width / 2 - radius) + radius * Math.cos(angle),
          sy * (depth / 2 - radius) + radius * Math.sin(angle),
        ]
      }),
    ),
  )
}

/** A circle whose radius swells `lobes` times by a part of itself. */
export const lobed = (radius: number, { lobes, swell, turn, count = 72 }: Lobes): Loop =>
  ring(count, (angle) => {
    const reach = radius * (1 + swell * Math.cos(lobes * angle + turn))
    return [reach * Math.cos(angle), reach * Math.sin(angle)]
  })

interface Lobes {
  lobes: number
  /** The swell, as a part of the radius. */
  swell: number
  /** Where the first lobe is, in radians. */
  turn: number
  count?: number
}

/** The sum of a value of each side. Drawn anew with each step of a slider: plain loops, no arrays of pairs. */
function overSides({ points }: Loop, of: (x: number, y: number, u: number, v: number) => number): number {
  let sum = 0
  let [x, y] = points.at(-1)!
  for (const [u, v] of points) {
    sum += of(x, y, u, v)
    x = u
    y = v
  }
  return sum
}

/** Square millimetres, above 0 where the points go round to the left. */
export const signedArea = (line: Loop) => overSides(line, (x, y, u, v) => x * v - u * y) / 2

export const lengthOf = (line: Loop) => overSides(line, (x, y, u, v) => Math.hypot(u - x, v - y))

/** Counts the sides that a ray to the right crosses. */
const isWithin = ([x, y]: Point, line: Loop) =>
  overSides(line, (ax, ay, bx, by) => (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? 1 : 0)) %
    2 ===
  1

/** The loops of a layer, each with its depth. */
export const nested = (loops: readonly Loop[]): Loop[] =>
  loops.map((line, index) =>
    line.isSide
      ? line
      : {
          ...line,
          depth: loops.filter((other, at) => at !== index && !other.isSide && isWithin(line.points[0]!, other)).length,
        },
  )

/** The area of nested loops without their holes. */
export const netArea = (loops: readonly Loop[]) =>
  loops.reduce((sum, line) => sum + Math.abs(signedArea(line)) * (line.depth % 2 ? -1 : 1), 0)
