import { type Colours, outline, type Point, type Size, svgDocument } from '../svg.ts'
import { type Area, contoursOf, thin } from './contours.ts'
import type { Solid } from './solid.ts'

/** How a part looks: its areas hide what is below, its lines are the layers. */
export type Look = 'skin' | 'hair' | 'cloth' | 'tool' | 'board'

interface Part {
  look: Look
  solid: Solid
  /** The heights between which it is drawn; by default all. */
  from?: number
  to?: number
}

export interface View extends Size {
  parts: readonly Part[]
  bottom: number
  top: number
  layers: number
  /** Turned about the upright axis, in radians. */
  turn: number
  /** Depth and height on the paper, of what they are. */
  depth: number
  height3d: number
  /** Pixels a unit, and where the axis stands. */
  scale: number
  origin: Point
  area: Area
  /** Side of the squares by which contours are found, and how far a drawn line may be from them, in units. */
  side: number
  tolerance: number
}

/** A layer's contours as path data, with the look of its part. */
export interface Drawn {
  look: Look
  d: string
}

/** A body cut in layers, from the bottom up, seen from above. */
export function cutBody(view: View): Drawn[] {
  const { parts, bottom, top, layers, turn, depth, height3d, scale, origin, area, side, tolerance } = view
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const drawn: Drawn[] = []
  for (let layer = 0; layer < layers; layer++) {
    const z = bottom + ((top - bottom) * (layer + 0.5)) / layers
    for (const { look, solid, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } of parts) {
      if (z < from || z > to) continue
      const turned: Solid = (x, y, height) => solid(x * cos + y * sin, y * cos - x * sin, height)
      const loops = contoursOf(turned, z, area, side).map((loop) =>
        outline(
          thin(loop, tolerance).map(([x, y]) => [
            origin[0] + x * scale,
            origin[1] + y * depth * scale - z * height3d * scale,
          ]),
        ),
      )
      if (loops.length > 0) drawn.push({ look, d: loops.join('') })
    }
  }
  return drawn
}

/** Where a point of the body stands on the paper. */
export function placeOf(
  { turn, depth, height3d, scale, origin }: View,
  [x, y, z]: readonly [number, number, number],
): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [
    origin[0] + (x * cos - y * sin) * scale,
    origin[1] + (x * sin + y * cos) * depth * scale - z * height3d * scale,
  ]
}

/** The classes of the looks; `i` is for lines drawn upon them. */
const CLASSES: Readonly<Record<Look, string>> = { skin: 's', hair: 'h', cloth: 'c', tool: 't', board: 'b' }

/**
 * The colours are those of `followScheme`, but for hair, which stays dark at night, and for skin, which is lighter than
 * hair then: else a face would be its own negative.
 */
const STYLE =
  'path{stroke-width:.95}.s{fill:var(--p);stroke:var(--a)}.h{fill:#14171a;stroke:var(--p)}.h path{stroke-width:.7}' +
  '.c,.b{fill:color-mix(in oklab,var(--a) 14%,var(--p));stroke:var(--a)}.b{stroke:var(--i)}' +
  '.t{fill:var(--i);stroke:var(--p)}.i{stroke:var(--i);stroke-width:2.75}' +
  '@media(prefers-color-scheme:dark){.s{fill:color-mix(in oklab,var(--a) 26%,var(--p))}.h{fill:#06080a;stroke:#87929a}}'

/** The layers as an SVG document, to be given its colours by `followScheme`. @param over what is drawn upon them */
export function drawBody(size: Size, drawn: readonly Drawn[], over = ''): string {
  // A group for each run of layers that look the same.
  let body = ''
  let open: Look | undefined
  for (const { look, d } of drawn) {
    if (look !== open) body += `${open ? '</g>' : ''}<g class="${CLASSES[look]}">`
    open = look
    body += `<path d="${d}"/>`
  }
  return svgDocument(size, `<style>${STYLE}</style>${body}${open ? '</g>' : ''}${over}`)
}

/** The same in two colours that no scheme changes, for what knows neither variables nor mixed colours. */
export const inTwoColours = (svg: string, { accent, paper }: Colours) =>
  svg.replace(
    STYLE,
    `path{stroke-width:1.1}.s,.c,.b{fill:${paper};stroke:${accent}}.h,.t{fill:${accent};stroke:${paper}}` +
      `.h path{stroke-width:.8}.i{stroke:${accent};stroke-width:2.75}`,
  )
