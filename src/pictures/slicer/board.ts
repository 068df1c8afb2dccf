/* The board between matter and circuit: round, turned a little, seen from the same height, with its parts and traces. */
import { pickNumber, type Random } from '../random.ts'
import { type Point, round } from '../svg.ts'
import { AXIS, type Form, heightOf, range, TILT } from './form.ts'
import { dot, line } from './marks.ts'

/** The board's own units: its radius, and the part of it that traces may reach. */
const RADIUS = 128
const REACH = 114
const TURNED = 0.62
const HOLES = [0.4, 2.5, 4.6]
/** Resistors and the like: where, and whether they lie across. */
const SMALL_PARTS = [
  [-96, 40, 0],
  [-84, 52, 0],
  [-72, 64, 0],
  [92, -20, 1],
  [92, -6, 1],
  [-18, -104, 0],
  [0, -104, 0],
  [18, -104, 0],
  [30, 92, 1],
  [16, 100, 1],
] as const
/** x, y, width, depth, height. */
const LARGE_PARTS = [
  [-112, -22, 34, 44, 15],
  [52, -86, 30, 44, 22],
  [66, 34, 20, 38, 13],
  [-70, 70, 66, 17, 20],
] as const

/** Radius of the board in units of the drawing: it fits into the piece where that is cut. */
export function boardRadius(form: Form): number {
  const inside = form.radius(heightOf(form.matterTop)) * (1 - form.shape.depth)
  return Math.round(Math.min(158, Math.max(112, inside * 0.9)))
}

export function drawBoard(form: Form, random: Random): string {
  const centreY = form.centreY(heightOf(form.matterTop))
  const radius = boardRadius(form)
  const scale = radius / RADIUS
  const [cos, sin] = [Math.cos(TURNED) * scale, Math.sin(TURNED) * scale]
  const at = (x: number, y: number, z = 0): Point => [
    AXIS + x * cos - y * sin,
    centreY - z * 0.93 * scale + (x * sin + y * cos) * TILT,
  ]
  const area = (points: Point[], name: string) => `<path class="${name}" d="${line(points)}z"/>`
  const box = (x: number, y: number, w: number, d: number, h: number, name: string) =>
    area([at(x, y + d), at(x + w, y + d), at(x + w, y), at(x + w, y, h), at(x, y, h), at(x, y + d, h)], 'side') +
    area([at(x, y, h), at(x + w, y, h), at(x + w, y + d, h), at(x, y + d, h)], name)
  const disc = (name: string, size = 1) =>
    `<ellipse class="${name}" cx="${AXIS}" cy="${round(centreY)}" rx="${round(radius * size)}" ry="${round(radius * size * TILT)}"/>`

  const { traces, vias, legs } = fanOut(random)
  const path = (lines: (readonly Plane[])[]) => lines.map((points) => line(points.map(([x, y]) => at(x, y)))).join('')
  const viaDots = vias.map(([x, y]) => dot(at(x, y), 2.6 * scale, 1.3 * scale)).join('')
  const holes = HOLES.map((angle) => {
    const [x, y] = at(Math.cos(angle) * 115, Math.sin(angle) * 115)
    return `<ellipse class="hole" cx="${round(x)}" cy="${round(y)}" rx="${round(6 * scale)}" ry="${round(2.3 * scale)}"/>`
  }).join('')
  const small = SMALL_PARTS.map(([x, y, across]) => {
    const [w, d] = across ? [7, 14] : [14, 7]
    return box(x - w / 2, y - d / 2, w, d, 5, 'lid')
  }).join('')
  const large = LARGE_PARTS.map(([x, y, w, d, h]) => box(x, y, w, d, h, 'lid')).join('')
  const [stampX, stampY] = at(0, 9, 11).map(round) as [number, number]
  const stamp = [cos, sin * TILT, -sin, cos * TILT].map((part) => Number(part.toFixed(3))).join(' ')
  const [antennaX, antennaY] = at(84, -66, 30)
  const waves = range(3, (k) => {
    const w = 16 + k * 13
    const y = round(antennaY - w * 0.64)
    return `M${round(antennaX - w * 0.77)} ${y}A${w} ${w} 0 0 1 ${round(antennaX + w * 0.77)} ${y}`
  }).join('')

  return (
    `<path class="side" d="M${AXIS - radius} ${round(centreY - 7)}v7a${radius} ${round(radius * TILT)} 0 0 0 ${2 * radius} 0v-7z"/>` +
    `<g transform="translate(0 -7)">${disc('face')}${disc('none thin', 0.965)}` +
    `<path d="${path(traces)}"/><path class="pad" d="${viaDots}"/>${holes}${small}<path class="bold" d="${path(legs)}"/>` +
    `${box(-32, -32, 64, 64, 11, 'chip')}<text class="stamp" transform="matrix(${stamp} ${stampX} ${stampY})">três</text>` +
    `<path class="x fade thread dash" d="M${at(0, -14, 11).map(round).join(' ')}v-96"/>${large}` +
    `<path class="x waves none" d="${waves}"/></g>`
  )
}

type Plane = readonly [x: number, y: number]

/** The legs of the chip, and the traces from them to where they go through the board. */
function fanOut(random: Random) {
  const traces: Plane[][] = []
  const vias: Plane[] = []
  const legs: Plane[][] = []
  for (let k = 0; k < 44; k++) {
    const along = (Math.floor(k / 4) - 5) * 6.2
    const [x, y] = (
      [
        [-37, along],
        [along, -37],
        [37, along],
        [along, 37],
      ] as const
    )[k % 4]!
    const [outX, outY] = (
      [
        [-1, 0],
        [0, -1],
        [1, 0],
        [0, 1],
      ] as const
    )[k % 4]!
    const straight = 8 + pickNumber(random, 15)
    const slanted = 12 + pickNumber(random, 31)
    const side = along < 0 ? -1 : 1
    legs.push([
      [x - outX * 5, y - outY * 5],
      [x, y],
    ])
    const bend: Plane = [x + outX * straight, y + outY * straight]
    const end: Plane = [
      bend[0] + outX * slanted + (outX ? 0 : side * slanted),
      bend[1] + outY * slanted + (outY ? 0 : side * slanted),
    ]
    if (Math.hypot(...end) > REACH) continue
    traces.push([[x, y], bend, end])
    vias.push(end)
  }
  return { traces, vias, legs }
}
