/* An exploded view of software: a screen, the logic below it, rows of data at the bottom. */
import { createIsometric, createPlane, frontCorners, type Plane } from './isometric.ts'
import { pickNumber, type Random } from './random.ts'
import { type Colours, dottedUpright, polyline, type Size, svgDocument } from './svg.ts'

export const STACK_SIZE: Size = { width: 640, height: 560 }

const GAP = 92
/** Half the side of a plate. */
const HALF = 150

export function drawStack(random: Random, colours: Colours): string {
  const project = createIsometric([STACK_SIZE.width / 2, 170])
  const drawContents = [drawScreen, drawLogic, drawData]
  let body = ''
  // From the bottom up, so that upper plates hide lower ones.
  for (let depth = drawContents.length - 1; depth >= 0; depth--) {
    const z = -depth * GAP
    const plane = createPlane(project, z)
    body += `<path d="${plane.rectangle(-HALF, -HALF, HALF, HALF)}" fill="${colours.paper}" stroke="${colours.ink}" stroke-width="1.5"/>`
    body += drawContents[depth]!(random, plane, colours)
    if (depth === 0) continue
    for (const [x, y] of frontCorners(HALF)) {
      const [, topY] = project(x, y, z + GAP)
      body += dottedUpright(project(x, y, z), topY, colours)
    }
  }
  return svgDocument(STACK_SIZE, body)
}

/** A title bar and two rows of tiles. */
function drawScreen(random: Random, plane: Plane, { accent, ink }: Colours): string {
  const columns = 2 + pickNumber(random, 2)
  const gutter = 14
  const tileWidth = (2 * HALF - 20 - gutter * columns) / columns
  const tileHeight = 96
  const titleBar = plane.rectangle(-HALF, -HALF, HALF, -HALF + 34)
  let drawn = `<path d="${titleBar}" fill="${accent}" stroke="${ink}" stroke-width="1.5"/>`
  for (let tile = 0; tile < columns * 2; tile++) {
    const x = -HALF + 17 + (tile % columns) * (tileWidth + gutter)
    const y = -HALF + 52 + Math.floor(tile / columns) * (tileHeight + 16)
    const fill = random() > 0.72 ? accent : 'none'
    drawn += `<path d="${plane.rectangle(x, y, x + tileWidth, y + tileHeight)}" stroke="${ink}" fill="${fill}" stroke-width="1"/>`
  }
  return drawn
}

/** Eight blocks on a grid, some overlapping. */
function drawLogic(random: Random, plane: Plane, { accent, ink }: Colours): string {
  const grid = 30
  const edge = HALF - 14
  let drawn = ''
  for (let block = 0; block < 8; block++) {
    const x = -HALF + 22 + pickNumber(random, 9) * grid
    const y = -HALF + 22 + pickNumber(random, 9) * grid
    const width = grid + pickNumber(random, 3) * grid
    const rectangle = plane.rectangle(x, y, Math.min(x + width, edge), Math.min(y + 18, edge))
    drawn += `<path d="${rectangle}" fill="${block % 3 ? 'none' : accent}" stroke="${ink}" stroke-width="1"/>`
  }
  return drawn
}

/** Rows of different lengths; some are emphasised. */
function drawData(random: Random, plane: Plane, { accent, ink }: Colours): string {
  const left = -HALF + 20
  let drawn = ''
  for (let y = -HALF + 24; y < HALF - 8; y += 24) {
    const length = 40 + random() * 220
    const row = polyline([plane.at(left, y), plane.at(left + length, y)])
    const stroke = random() > 0.7 ? accent : ink
    const strokeWidth = random() > 0.7 ? 4 : 1.5
    drawn += `<path d="${row}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`
  }
  return drawn
}
