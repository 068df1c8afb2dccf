import type { Body, Slice } from '../body.ts'
import { heightOf } from '../body.ts'
import type { Loop, Point, Point3 } from '../geometry.ts'
import { disc, rectangle } from '../geometry.ts'
import { type DrawnDimension, drawDimension, pathOf } from './strokes.ts'

/** The box that the piece is drawn in. */
export const VIEW = { width: 520, height: 560 }

/** What of a layer the knife has left: it is printed, it is being cut, it is to come. */
export type Look = 'printed' | 'cut' | 'ahead'

export interface DrawnLayer {
  /** The outlines from outside. */
  outline: string
  /** Holes through walls; '' for none. */
  marks: string
  look: Look
  isLast: boolean
}

/** The inside of a piece, seen through the openings of a layer. */
export interface Inside {
  opening: string
  layers: { path: string; look: Look; isLast: boolean }[]
}

/** A piece in its layers. It is drawn from the bed up, then its inside through the openings of the last layer. */
export interface View {
  foot: string
  coin: string[]
  coinText: Point
  /** The layers below the lid; all where there is none. */
  layers: DrawnLayer[]
  inside: Inside | undefined
  lid: DrawnLayer[]
  lidInside: Inside | undefined
  dimensions: DrawnDimension[]
}

/** How much of a height and of a depth is seen. */
const UP = 0.87
const DEPTH = 0.5
/** A coin of R$ 1, in millimetres. */
const COIN = { radius: 13.5, thickness: 1.95 }
const MOST_LAYERS = 46

interface Layer {
  z: number
  loops: Loop[]
}

/** @param knife where it stands, as a part of the height */
export function viewOf(body: Body, knife: number): View {
  const project = projection(body.turn)
  const height = heightOf(body)
  const largest = Math.max(...body.size)
  const lifted = (z: number) => (body.lidFrom && z > body.lidFrom ? z + largest * 0.22 : z)
  const layers = chosen(body).map(
    ({ z, loops }): Layer => ({
      z,
      loops: loops.map((loop) => ({ ...loop, points: loop.points.map(([x, y]) => project([x, y, lifted(z)])) })),
    }),
  )
  const dimensions = body.dimensions.map(({ from, to, aside, text }) => ({
    points: [project(from), project(to)] as const,
    ends: [project(sum(from, aside)), project(sum(to, aside))] as const,
    text,
  }))
  const around = [...layers.flatMap(({ loops }) => loops.flatMap(({ points }) => points))]
  for (const { points, ends } of dimensions) around.push(...points, ...ends)
  const coinAt: Point = [
    least(around, 0) - 17,
    -least(
      around.map(([x, y]) => [x, -y] as const),
      1,
    ) - 8,
  ]
  around.push([coinAt[0] - 14, coinAt[1] - 8], [coinAt[0], coinAt[1] + 8])
  const { place, scale } = placed(around)

  const cutAt = cutLayer(layers, knife * height - height / body.slices.length)
  const lookAt = (index: number): Look => (index === cutAt ? 'cut' : index > cutAt ? 'ahead' : 'printed')
  const draw = (loops: readonly Loop[]) => loops.map(({ points }) => pathOf(points.map(place))).join('')
  const drawn = layers.map(
    ({ loops }, index): DrawnLayer => ({
      outline: draw(loops.filter(({ depth }) => depth === 0)),
      marks: draw(loops.filter(({ isSide }) => isSide)),
      look: lookAt(index),
      isLast: index === layers.length - 1,
    }),
  )
  const inside = (top: number, from: number, to: number): Inside | undefined => {
    const openings = holesOf(layers[top])
    if (openings.length === 0) return undefined
    const seen = layers.slice(from, to).map(({ loops }, index) => ({
      path: `M-9-9H${VIEW.width + 9}V${VIEW.height + 9}H-9Z${draw(holesOf({ loops }))}`,
      look: lookAt(from + index),
      isLast: from + index === layers.length - 1,
    }))
    return { opening: draw(openings), layers: seen }
  }
  const lidAt = body.lidFrom ? layers.findIndex(({ z }) => z > body.lidFrom) : -1
  const [end, first] = lidAt > 0 ? [lidAt, lidAt] : [layers.length, 0]
  const coin = (z: number) =>
    pathOf(disc(COIN.radius, [0, 0], 32).points.map(([x, y]) => place([coinAt[0] + x, coinAt[1] + y * DEPTH - z * UP])))
  return {
    foot: body.hasFoot ? pathOf(footOf(body).map(([x, y]) => place(project([x, y, 0])))) : '',
    coin: [coin(0), coin(COIN.thickness)],
    coinText: [round(place(coinAt)[0]), round(place(coinAt)[1] + COIN.radius * DEPTH * scale + 20)],
    layers: drawn.slice(0, end),
    inside: inside(end - 1, 0, end),
    lid: drawn.slice(end),
    lidInside: lidAt > 0 ? inside(layers.length - 1, first, layers.length) : undefined,
    dimensions: dimensions.map(({ points, ends, text }) =>
      drawDimension([place(points[0]), place(points[1])], [place(ends[0]), place(ends[1])], text),
    ),
  }
}

const round = (value: number) => Math.round(value * 10) / 10
const sum = ([x, y, z]: Point3, [u, v, w]: Point3): Point3 => [x + u, y + v, z + w]
const holesOf = (layer: Pick<Layer, 'loops'> | undefined) =>
  layer?.loops.filter(({ depth, isSide }) => depth > 0 && !isSide) ?? []
const footOf = ({ size: [width, depth] }: Body) => rectangle([-width / 2, -depth / 2], [width / 2, depth / 2]).points

/** As many layers as the drawing bears, counted from the top, and all of a lid. */
function chosen({ slices, size, lidFrom }: Body): Slice[] {
  const rows = Math.max(8, Math.min(MOST_LAYERS, Math.round((size[2] / Math.max(...size)) * 54)))
  const pace = Math.max(1, Math.round(slices.length / rows))
  return slices.filter(({ z }, index) => (slices.length - 1 - index) % pace === 0 || (lidFrom > 0 && z > lidFrom))
}

/** Seen from above at a slant, turned about the upright axis. */
function projection(turn: number) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return ([x, y, z]: Point3): Point => [x * c - y * s, (x * s + y * c) * DEPTH - z * UP]
}

const least = (points: readonly Point[], axis: 0 | 1) =>
  points.reduce((low, point) => Math.min(low, point[axis]), Number.POSITIVE_INFINITY)

const cutLayer = (layers: readonly Layer[], from: number) => {
  const found = layers.findIndex(({ z }) => z >= from)
  return found < 0 ? layers.length - 1 : found
}

/** Places points in the middle of the drawing, as large as it bears. */
function placed(points: readonly Point[]) {
  const [x0, y0] = [least(points, 0), least(points, 1)]
  const flipped = points.map(([x, y]): Point => [-x, -y])
  const [width, height] = [-least(flipped, 0) - x0, -least(flipped, 1) - y0]
  const scale = Math.min((VIEW.width - 60) / width, (VIEW.height - 56) / height, 9)
  const [left, top] = [(VIEW.width - width * scale) / 2 - x0 * scale, (VIEW.height - height * scale) / 2 - y0 * scale]
  return { scale, place: ([x, y]: Point): Point => [x * scale + left, y * scale + top] }
}
