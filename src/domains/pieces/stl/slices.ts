import { type Loop, nested, netArea, type Point } from '../geometry.ts'

/** Layers that are drawn. */
const LEVELS = 56
/** Loops of one layer at most: more are no drawing. */
const MOST_LOOPS = 80
/** Points nearer to each other than this part of the largest side are one; so are ends of segments, of this part. */
const FINEST = 260
const JOINED = 5000

type Segment = readonly [x0: number, y0: number, x1: number, y1: number]

/** The layers of facets: where each level cuts them, chained into loops around the middle of the bed. */
export function sliceFacets(
  corners: Float32Array,
  low: readonly number[],
  size: readonly [number, number, number],
): { z: number; loops: Loop[]; area: number }[] {
  const step = size[2] / LEVELS
  const largest = Math.max(...size)
  const levels: Segment[][] = Array.from({ length: LEVELS }, () => [])
  if (step > 0) for (let at = 0; at < corners.length; at += 9) cutFacet(corners, at, low, size, step, levels)
  return levels.map((segments, level) => {
    const loops = nested(chain(segments, largest).slice(0, MOST_LOOPS))
    return {
      z: (level + 0.5) * step,
      // A level between two parts has none: a speck stands for it, so that each layer has an outline.
      loops: loops.length > 0 ? loops : [speck(largest)],
      area: Math.max(0, netArea(loops)),
    }
  })
}

const speck = (largest: number): Loop => ({
  points: [
    [0, 0],
    [largest / 1e4, 0],
    [0, largest / 1e4],
  ],
  depth: 0,
  isSide: false,
})

/** Adds the segment in which each level between its corners cuts a facet. */
function cutFacet(
  corners: Float32Array,
  at: number,
  low: readonly number[],
  [width, depth]: readonly number[],
  step: number,
  levels: Segment[][],
) {
  // A little off the middle, so that no corner lies on a level.
  const levelOf = (corner: number) => (corners[at + corner * 3 + 2]! - low[2]!) / step - 0.5003
  const heights = [levelOf(0), levelOf(1), levelOf(2)] as const
  const from = Math.max(0, Math.ceil(Math.min(...heights)))
  const to = Math.min(LEVELS - 1, Math.floor(Math.max(...heights)))
  for (let level = from; level <= to; level++) {
    const ends: number[] = []
    for (let corner = 0; corner < 3; corner++) {
      const next = (corner + 1) % 3
      const [above, below] = [heights[corner]! - level, heights[next]! - level]
      if (above < 0 === below < 0) continue
      const part = above / (above - below)
      const between = (axis: number) => {
        const start = corners[at + corner * 3 + axis]!
        return start + (corners[at + next * 3 + axis]! - start) * part - low[axis]!
      }
      ends.push(between(0) - width! / 2, between(1) - depth! / 2)
    }
    if (ends.length === 4) levels[level]!.push(ends as unknown as Segment)
  }
}

/** Chains segments into loops, the longest first. */
function chain(segments: readonly Segment[], largest: number): Loop[] {
  const keyOf = (x: number, y: number) => `${Math.round((x * JOINED) / largest)} ${Math.round((y * JOINED) / largest)}`
  const atEnd = new Map<string, number[]>()
  segments.forEach(([x0, y0, x1, y1], index) => {
    for (const key of [keyOf(x0, y0), keyOf(x1, y1)]) {
      const others = atEnd.get(key)
      if (others) others.push(index)
      else atEnd.set(key, [index])
    }
  })
  const isUsed = new Uint8Array(segments.length)
  const takeNext = (x: number, y: number) => {
    const others = atEnd.get(keyOf(x, y))
    while (others?.length) {
      const index = others.pop()!
      if (!isUsed[index]) return index
    }
    return undefined
  }
  const loops: Loop[] = []
  segments.forEach(([x0, y0, ...end], index) => {
    if (isUsed[index]) return
    isUsed[index] = 1
    const points: Point[] = [[x0, y0]]
    let [x, y] = end as [number, number]
    for (;;) {
      const [lastX, lastY] = points.at(-1)!
      if (Math.hypot(lastX - x, lastY - y) > largest / FINEST) points.push([x, y])
      const next = takeNext(x, y)
      if (next === undefined) break
      isUsed[next] = 1
      const [fromX, fromY, toX, toY] = segments[next]!
      const isForward = keyOf(fromX, fromY) === keyOf(x, y)
      x = isForward ? toX : fromX
      y = isForward ? toY : fromY
    }
    if (points.length > 2) loops.push({ points, depth: 0, isSide: false })
  })
  return loops.toSorted((one, other) => other.points.length - one.points.length)
}
