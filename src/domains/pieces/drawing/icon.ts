import { type Form, readMeasures } from '../form.ts'
import type { Point } from '../geometry.ts'
import { pathOf } from './strokes.ts'

export const ICON = { width: 100, height: 84 }
const ROWS = 13
/** Loops of so many points are drawn with every second one. */
const FINE = 60

/** A small picture of a form in its layers. */
export function iconOf(form: Form): string[] {
  const measures = readMeasures(form)
  const height = form.height(measures)
  const [c, s] = [Math.cos(form.turn), Math.sin(form.turn)]
  const layers = Array.from({ length: ROWS }, (_, row) => {
    const z = ((row + 0.5) / ROWS) * height
    return form
      .cut(z, measures)
      .map(({ points }) =>
        points
          .filter((_, index) => form.isPrism || points.length < FINE || index % 2 === 0)
          .map(([x, y]): Point => [x * c - y * s, (x * s + y * c) * 0.5 - z * 0.87]),
      )
  })
  const all = layers.flat(2)
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((ICON.width - 4) / (x1 - x0), (ICON.height - 4) / (y1 - y0))
  const place = ([x, y]: Point): Point => [
    (x - (x0 + x1) / 2) * scale + ICON.width / 2,
    (y - (y0 + y1) / 2) * scale + ICON.height / 2,
  ]
  return layers.map((loops) => loops.map((points) => pathOf(points.map(place))).join(''))
}
