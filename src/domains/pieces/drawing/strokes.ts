import type { Point } from '../geometry.ts'

/** A tenth of a unit is finer than any screen. */
const short = (value: number) => Math.round(value * 10) / 10

/** The data of a path through points: relative steps, which are shorter. */
export function pathOf(points: readonly Point[], end: 'Z' | '' = 'Z'): string {
  let [x, y] = points[0]!.map(short) as [number, number]
  const steps = points.slice(1).map((point) => {
    const [u, v] = point.map(short) as [number, number]
    const step = `${short(u - x)} ${short(v - y)}`
    x = u
    y = v
    return step
  })
  return `M${short(points[0]![0])} ${short(points[0]![1])}l${steps.join(' ')}${end}`
}

const ARROW = 9
const ARROW_WIDTH = 0.36

function arrow([x, y]: Point, [u, v]: Point): string {
  const length = Math.hypot(u - x, v - y) || 1
  const [across, down] = [((u - x) / length) * ARROW, ((v - y) / length) * ARROW]
  const one: Point = [x + across - down * ARROW_WIDTH, y + down + across * ARROW_WIDTH]
  const other: Point = [x + across + down * ARROW_WIDTH, y + down - across * ARROW_WIDTH]
  return pathOf([one, [x, y], other], '')
}

/** A dimension line as it is drawn. */
export interface DrawnDimension {
  path: string
  /** The middle of its text. */
  at: Point
  text: string
}

/** The line between two points moved aside to `ends`, with its arrows and its text. */
export function drawDimension([from, to]: readonly [Point, Point], ends: readonly [Point, Point], text: string) {
  const [start, end] = ends
  const lines = [pathOf([from, start], ''), pathOf([to, end], ''), pathOf([start, end], '')]
  const at: Point = [short((start[0] + end[0]) / 2), short((start[1] + end[1]) / 2 + 5)]
  return { path: [...lines, arrow(start, end), arrow(end, start)].join(''), at, text } satisfies DrawnDimension
}
