/*
 * The few words of SVG that the pictures are written in. Coordinates carry one decimal: at the size pictures are
 * shown, the next one cannot be seen, and it would weigh more than all markup together.
 */

/** x to the right, y downward, in units of the picture (one pixel at its natural size). */
export type Point = readonly [x: number, y: number]

/** In pixels at the natural size. */
export interface Size {
  width: number
  height: number
}

/** The three colours of a picture, as any CSS colour. */
export interface Colours {
  /** Lines and areas that carry the filament. */
  accent: string
  /** All other lines, and sides in shade. */
  ink: string
  /** What areas are filled with, so that nearer things hide those behind them. */
  paper: string
}

/** A coordinate as it is written: one decimal, no trailing zero. */
export function round(value: number): number {
  return Number(value.toFixed(1))
}

/** A whole document with its natural size. It has no title: pictures are ornament, their `<img>` has an empty alt. */
export function svgDocument({ width, height }: Size, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">${body}</svg>`
}

/** A closed outline through the points, in relative steps: they are shorter and alike, which Brotli folds well. */
export function outline(points: readonly Point[]): string {
  const [first, ...others] = points
  if (!first) return ''
  let [penX, penY] = first.map(round) as [number, number]
  const start = `M${penX} ${penY}`
  const steps = others.map((point) => {
    const [x, y] = point.map(round) as [number, number]
    const step = `${round(x - penX)} ${round(y - penY)}`
    penX = x
    penY = y
    return step
  })
  return `${start}l${steps.join(' ')}z`
}

/**
 * A closed smooth curve that the points pull at (a quadratic B-spline): half the points of `outline` look as round.
 * Every arc after the first leaves out its control point, which SVG mirrors from the arc before; choosing each joint
 * from the mirrored point, not from the exact one, keeps the rounding from adding up around the ring.
 */
export function smoothOutline(points: readonly Point[]): string {
  const [first, ...others] = points
  const last = others.at(-1)
  if (!first || !last) return ''
  let [penX, penY] = [round((last[0] + first[0]) / 2), round((last[1] + first[1]) / 2)]
  let [controlX, controlY] = first.map(round) as [number, number]
  const start = `M${penX} ${penY}Q${controlX} ${controlY}`
  const [startX, startY] = [penX, penY]
  const joints = others.map(([x, y], index) => {
    const jointX = round((controlX + x) / 2)
    const jointY = round((controlY + y) / 2)
    const joint = index === 0 ? `${jointX} ${jointY}` : `${round(jointX - penX)} ${round(jointY - penY)}`
    controlX = 2 * jointX - controlX
    controlY = 2 * jointY - controlY
    penX = jointX
    penY = jointY
    return joint
  })
  const closing = `${round(startX - penX)} ${round(startY - penY)}`
  return `${start} ${joints[0]}t${[...joints.slice(1), closing].join(' ')}z`
}

/** An open line through the points. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}

/** A dotted upright that shows how the layers of an exploded drawing sit on one another. */
export function dottedUpright([x, fromY]: Point, toY: number, { ink }: Colours): string {
  return `<path d="M${round(x)} ${round(fromY)}V${round(toY)}" stroke="${ink}" stroke-width="1" stroke-dasharray="2 6"/>`
}
