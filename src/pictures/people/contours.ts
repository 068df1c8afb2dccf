import type { Point } from '../svg.ts'
import type { Solid } from './solid.ts'

/** The part of a layer that is looked at. */
export interface Area {
  left: number
  right: number
  back: number
  front: number
}

/** Cells a side of the blocks that are looked at as a whole. */
const BLOCK = 6

/** How much faster than a distance our bodies may change. */
const STEEPEST = 1.5

/** The edges of a cell between which contours run, by which of its corners are inside. */
const RUNS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  5: [
    [3, 0],
    [1, 2],
  ],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  10: [
    [0, 1],
    [2, 3],
  ],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
}

/** The closed contours of a body at a height, by marching squares of a side. */
export function contoursOf(solid: Solid, z: number, area: Area, side: number): Point[][] {
  const columns = Math.ceil((area.right - area.left) / side)
  const rows = Math.ceil((area.front - area.back) / side)
  const values = sample(solid, z, { area, side, columns, rows })
  const at = (column: number, row: number) => values[row * (columns + 1) + column]!
  const inside = (column: number, row: number) => (at(column, row) < 0 ? 1 : 0)

  /** Where the contour crosses the line from a corner to its neighbour: the crossing's number, and its place. */
  const places: Point[] = []
  const numbers = new Map<number, number>()
  function crossing(column: number, row: number, along: 0 | 1): number {
    const key = (row * (columns + 1) + column) * 2 + along
    const known = numbers.get(key)
    if (known !== undefined) return known
    const [from, to] = [at(column, row), along === 0 ? at(column + 1, row) : at(column, row + 1)]
    const part = from / (from - to)
    const [x, y] = along === 0 ? [column + part, row] : [column, row + part]
    numbers.set(key, places.length)
    return places.push([area.left + x * side, area.back + y * side]) - 1
  }

  const next = new Map<number, number>()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const corners =
        inside(column, row) |
        (inside(column + 1, row) << 1) |
        (inside(column + 1, row + 1) << 2) |
        (inside(column, row + 1) << 3)
      const edge = (index: number) => {
        if (index === 0) return crossing(column, row, 0)
        if (index === 1) return crossing(column + 1, row, 1)
        return index === 2 ? crossing(column, row + 1, 0) : crossing(column, row, 1)
      }
      for (const [from, to] of RUNS[corners] ?? []) next.set(edge(from), edge(to))
    }
  return followLoops(places, next)
}

/** The loops of steps from crossing to crossing; those of a few points are dust. */
function followLoops(places: readonly Point[], next: Map<number, number>): Point[][] {
  const loops: Point[][] = []
  for (const [start] of next) {
    const loop: Point[] = []
    for (let at: number | undefined = start; at !== undefined; ) {
      loop.push(places[at]!)
      const then = next.get(at)
      next.delete(at)
      at = then
    }
    if (loop.length > 4) loops.push(loop)
  }
  return loops
}

interface Grid {
  area: Area
  side: number
  columns: number
  rows: number
}

/** The distances at all corners; those of a block that is wholly inside or outside are that of its middle. */
function sample(solid: Solid, z: number, { area, side, columns, rows }: Grid): Float64Array {
  const values = new Float64Array((columns + 1) * (rows + 1))
  const reach = (BLOCK * side * Math.SQRT1_2 + side) * STEEPEST
  for (let top = 0; top <= rows; top += BLOCK)
    for (let left = 0; left <= columns; left += BLOCK) {
      const middle = solid(area.left + (left + BLOCK / 2) * side, area.back + (top + BLOCK / 2) * side, z)
      const isPlain = Math.abs(middle) > reach
      for (let row = top; row < top + BLOCK && row <= rows; row++)
        for (let column = left; column < left + BLOCK && column <= columns; column++)
          values[row * (columns + 1) + column] = isPlain
            ? middle
            : solid(area.left + column * side, area.back + row * side, z)
    }
  return values
}

/** A closed line without the points that lie within `tolerance` of what remains (Douglas and Peucker). */
export function thin(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(line.length)
  const halve = (from: number, to: number) => {
    const [x, y] = line[from]!
    const [dx, dy] = [line[to]![0] - x, line[to]![1] - y]
    const span = Math.sqrt(dx * dx + dy * dy)
    let [farthest, at] = [0, 0]
    for (let index = from + 1; index < to; index++) {
      const [wx, wy] = [line[index]![0] - x, line[index]![1] - y]
      const distance = span < 1e-6 ? Math.sqrt(wx * wx + wy * wy) : Math.abs(wx * dy - wy * dx) / span
      if (distance > farthest) [farthest, at] = [distance, index]
    }
    if (farthest <= tolerance) return
    keep[at] = 1
    halve(from, at)
    halve(at, to)
  }
  keep[0] = keep[line.length - 1] = 1
  halve(0, line.length - 1)
  return line.filter((_, index) => keep[index])
}
