/* An exploded view of a circuit: two boards with traces, the upper one with chips. */
import { createIsometric, createPlane, frontCorners, type Plane } from './isometric.ts'
import { pickNumber, type Random } from './random.ts'
import { type Colours, dottedUpright, outline, type Point, polyline, round, type Size, svgDocument } from './svg.ts'

export const BOARD_SIZE: Size = { width: 640, height: 560 }

/** Half the side of a board: boards reach from -HALF to HALF on both axes. */
const HALF = 165
const THICKNESS = 9
const LOWER_Z = -150
const TRACES = 15
const GRID = 27

interface Chip {
  x: number
  y: number
  width: number
  height: number
  /** Height of its top above the board. */
  lift: number
  /** The main chip has the accent colour. */
  main?: boolean
}

export function drawBoard(random: Random, colours: Colours): string {
  const project = createIsometric([BOARD_SIZE.width / 2, 190])
  const lower = createPlane(project, LOWER_Z)
  const upper = createPlane(project, 0)
  let body = drawPlate(lower, colours) + drawTraces(random, lower, colours)
  body += drawPlate(upper, colours) + drawTraces(random, upper, colours)
  body += placeChips(random)
    .map((chip) => drawChip(chip, upper, colours))
    .join('')
  for (const [x, y] of frontCorners(HALF)) {
    const [, topY] = upper.at(x, y, -THICKNESS)
    body += dottedUpright(lower.at(x, y), topY, colours)
  }
  return svgDocument(BOARD_SIZE, body)
}

/** A board: its two front edges and its face. */
function drawPlate(plane: Plane, { ink, paper }: Colours): string {
  const corners = frontCorners(HALF)
  const above = corners.map(([x, y]) => plane.at(x, y))
  const below = corners.map(([x, y]) => plane.at(x, y, -THICKNESS)).reverse()
  const face = plane.rectangle(-HALF, -HALF, HALF, HALF)
  return (
    `<path d="${outline([...above, ...below])}" fill="${ink}" stroke="${ink}" stroke-width="1.5"/>` +
    `<path d="${face}" fill="${paper}" stroke="${ink}" stroke-width="1.5"/>`
  )
}

/** Every third trace is a power line: wider, in the accent colour. */
function drawTraces(random: Random, plane: Plane, { accent, ink, paper }: Colours): string {
  let drawn = ''
  for (let trace = 0; trace < TRACES; trace++) {
    const places = routeTrace(random)
    const stroke = trace % 3 ? ink : accent
    const line = polyline(places.map(([x, y]) => plane.at(x, y)))
    drawn += `<path d="${line}" stroke="${stroke}" stroke-width="${trace % 3 ? 1 : 2.5}"/>`
    for (const [x, y] of [places[0]!, places.at(-1)!]) {
      const [padX, padY] = plane.at(x, y)
      drawn += `<ellipse cx="${round(padX)}" cy="${round(padY)}" rx="4.4" ry="2.6" fill="${paper}" stroke="${stroke}" stroke-width="1.5"/>`
    }
  }
  return drawn
}

/** Three segments at right angles, each toward the middle, so that no trace leaves its board. */
function routeTrace(random: Random): Point[] {
  let x = -HALF + 20 + pickNumber(random, 12) * GRID
  let y = -HALF + 20 + pickNumber(random, 12) * GRID
  const places: Point[] = [[x, y]]
  for (let leg = 0; leg < 3; leg++) {
    const length = (2 + pickNumber(random, 3)) * GRID
    if (leg % 2) x += x > 0 ? -length : length
    else y += y > 0 ? -length : length
    places.push([x, y])
  }
  return places
}

/** A large chip behind a flat and a tall one; mirrored on half of all boards. */
function placeChips(random: Random): Chip[] {
  const mirrored = random() <= 0.5
  const side = 90 + random() * 40
  const chips: Chip[] = [
    { x: -90 + random() * 30, y: -90 + random() * 30, width: side, height: side, lift: 24, main: true },
    { x: -130 + random() * 40, y: 90, width: 50, height: 34, lift: 14 },
    { x: 80, y: -40 + random() * 110, width: 50, height: 50 + random() * 24, lift: 20 + random() * 30 },
  ]
  if (!mirrored) return chips
  return chips.map((chip) => ({ ...chip, x: chip.y, y: chip.x, width: chip.height, height: chip.width }))
}

function drawChip(chip: Chip, plane: Plane, { accent, ink, paper }: Colours): string {
  const { x, y, width, height, lift } = chip
  const top = [
    plane.at(x, y, lift),
    plane.at(x + width, y, lift),
    plane.at(x + width, y + height, lift),
    plane.at(x, y + height, lift),
  ] as const
  const foot = [plane.at(x, y + height), plane.at(x + width, y + height), plane.at(x + width, y)]
  const body = outline([...foot, top[1], top[0], top[3]])
  return (
    `<path d="${body}" fill="${ink}" stroke="${ink}"/>` +
    `<path d="${outline(top)}" fill="${chip.main ? accent : paper}" stroke="${ink}" stroke-width="1.5"/>`
  )
}
