/* SVG for the drawn pictures. Coordinates have one decimal: more are not visible, and would double the size. */

/** x to the right, y downward, in units of the picture (one pixel at its natural size). */
export type Point = readonly [x: number, y: number]

/** In pixels at the natural size. */
export interface Size {
  width: number
  height: number
}

/** The three colours of a picture, as CSS colours. */
export interface Colours {
  /** Lines and areas in the filament's colour. */
  accent: string
  /** Other lines, and shaded sides. */
  ink: string
  /** Fill of areas, which hide what is behind them. */
  paper: string
}

/** A coordinate with one decimal. */
export function round(value: number): number {
  return Number(value.toFixed(1))
}

/** A document with its natural size. Without a title: pictures are decorative, with an empty `alt`. */
export function svgDocument({ width, height }: Size, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">${body}</svg>`
}

/** A closed outline through the points, in relative steps, which are shorter and compress well. */
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
 * A closed smooth curve with the points as control points (a quadratic B-spline); it needs half the points of `outline`.
 * Arcs after the first omit their control point, which SVG mirrors from the previous arc. Each joint is computed from the
 * mirrored point instead of the exact one, so that rounding errors do not add up.
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

/** A dotted vertical line between the layers of an exploded view. */
export function dottedUpright([x, fromY]: Point, toY: number, { ink }: Colours): string {
  return `<path d="M${round(x)} ${round(fromY)}V${round(toY)}" stroke="${ink}" stroke-width="1" stroke-dasharray="2 6"/>`
}
