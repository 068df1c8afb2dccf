/*
 * The fill of the piece: a true gyroid, sin x cos y + sin y cos z + sin z cos x = 0, cut at z. It is the equation that
 * slicing programs use, so the fill turns as the cut goes down. One pair of curves, repeated.
 */
import { round } from '../svg.ts'
import { range, TURN } from './form.ts'

const CELL = 23
/** Radius that is filled, in units of the ring of radius 100. */
const REACH = 122
const STEPS = 4

/** The fill at a height as a group with that id, cut to the inner wall. */
export function gyroid(id: string, z: number): string {
  const [sin, cos] = [Math.sin(z), Math.cos(z)]
  const isUpright = Math.abs(sin) > Math.abs(cos)
  const unit = CELL / TURN
  const count = Math.ceil(REACH / CELL)
  const [stepX, stepY] = isUpright ? [0, CELL] : [CELL, 0]

  /** One period of the curve at a side of its wave, its jumps of a whole turn taken out. */
  const curve = (side: 1 | -1) => {
    let last: number | undefined
    return range(STEPS * 2 + 1, (index) => {
      const u = (index / STEPS) * Math.PI
      const a = isUpright ? sin : cos
      const b = isUpright ? Math.cos(u) : Math.sin(u)
      const c = isUpright ? -cos * Math.sin(u) : -sin * Math.cos(u)
      let v = Math.atan2(b, a) + side * Math.acos(Math.max(-1, Math.min(1, c / Math.hypot(a, b))))
      if (last !== undefined) v -= Math.round((v - last) / TURN) * TURN
      last = v
      return isUpright ? ([v * unit, u * unit] as const) : ([u * unit, v * unit] as const)
    })
  }
  const path = ([-1, 1] as const).map((side) => {
    const points = curve(side)
    const middles = points.slice(1).map(([x, y], i) => [(x + points[i]![0]) / 2, (y + points[i]![1]) / 2] as const)
    const [startX, startY] = middles[0]!
    const period = middles.map(([x, y], i) => {
      const [controlX, controlY] = points[i + 1]!
      const [toX, toY] = middles[i + 1] ?? [startX + stepX, startY + stepY]
      return `q${round(controlX - x)} ${round(controlY - y)} ${round(toX - x)} ${round(toY - y)}`
    })
    return `M${round(startX - count * stepX)} ${round(startY - count * stepY)}${period.join('').repeat(2 * count)}`
  })
  const rows = range(2 * count + 1, (row) =>
    row === count
      ? `<use href="#${id}p"/>`
      : `<use href="#${id}p" ${isUpright ? 'x' : 'y'}="${(row - count) * CELL}"/>`,
  )
  return `<path id="${id}p" d="${path.join('')}"/><g id="${id}" clip-path="url(#cut-inside)" class="none thin">${rows.join('')}</g>`
}
