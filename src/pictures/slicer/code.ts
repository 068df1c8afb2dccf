/* The highest of the three: the piece's own file, one line of coordinates a ring, read around its front. */
import { type Point, round } from '../svg.ts'
import { AXIS, type Form, heightOf, LAYER_MM, RIM, range, TILT, TURN, UNITS_PER_MM } from './form.ts'
import { cutAttribute, ringAt } from './marks.ts'

/** Every third ring bears a line. */
const STEP = 3
/** Rings of text are never narrower than this radius: at the true width of a neck nobody could read them. */
const NARROWEST = 108
const LETTER_WIDTH = 7.85
/** Between two places that are written, in radians. */
const PLACE = 0.22

/** By which factor a ring of text is wider than the form. */
export const textWidening = (form: Form, height: number) => (1 + (NARROWEST / form.radius(height)) ** 5) ** 0.2

export function drawCode(form: Form): string {
  const first = RIM - Math.floor((RIM - 1 - form.circuitTop) / STEP) * STEP
  const rings = range((RIM - first) / STEP + 1, (index) => {
    const layer = first + index * STEP
    const above = layer === RIM ? undefined : Math.min(RIM, layer + STEP)
    const ring = ringAt(
      form,
      heightOf(layer),
      `class="${layer === RIM ? 'rim' : 'thin'}"`,
      textWidening(form, heightOf(layer)),
    )
    const every = index % 2 ? 'odd' : ''
    return `<g ${cutAttribute('in', form, 'circuit', layer, every)}>${ring}${writeRing(form, layer, above)}</g>`
  })
  const foot = heightOf(first - 1.1)
  return `<g class="x fade edge">${ringAt(form, foot, '', textWidening(form, foot))}</g>${rings.join('')}`
}

/** The texts of a ring, on the parts of its front that they can follow. */
function writeRing(form: Form, layer: number, above: number | undefined): string {
  let word = 0
  return readableRuns(form, layer, above)
    .map((run, index) => {
      const length = run.slice(1).reduce((sum, [x, y], k) => sum + Math.hypot(x - run[k]![0], y - run[k]![1]), 0)
      const words: string[] = []
      let letters = -1
      for (let next = wordOf(form, layer, word); (letters + 1 + next.length) * LETTER_WIDTH < length; ) {
        words.push(next)
        letters += 1 + next.length
        next = wordOf(form, layer, ++word)
      }
      if (words.length === 0) return ''
      const id = `cut-line${layer}${'abcdefgh'[index]}`
      return `<path id="${id}" class="bare" d="${softLine(run)}"/><text dy="-4"><textPath href="#${id}">${words.join(' ')}</textPath></text>`
    })
    .join('')
}

/** The words of a ring's line: its height, then places around it, in millimetres from the axis. */
function wordOf(form: Form, layer: number, index: number): string {
  if (index === 0) return `Z${layer * LAYER_MM}.0`
  const height = heightOf(layer)
  const [x, y] = form.pointAt(height, Math.PI - 0.1 - (index >> 1) * PLACE)
  return index % 2
    ? `X${((x - AXIS) / UNITS_PER_MM).toFixed(1)}`
    : `Y${((form.centreY(height) - y) / UNITS_PER_MM / TILT).toFixed(1)}`
}

/** The parts of a ring's front, from left to right, that neither turn away nor lie behind the ring above. */
function readableRuns(form: Form, layer: number, above: number | undefined): Point[][] {
  const height = heightOf(layer)
  const wider = textWidening(form, height)
  const upper =
    above === undefined
      ? []
      : range(90, (k) => form.pointAt(heightOf(above), (k / 90) * TURN, textWidening(form, heightOf(above))))
  const front: Point[] = []
  for (let k = 0; k <= 90; k++) {
    const point = form.pointAt(height, Math.PI * (1 - k / 90), wider)
    if (point[0] > (front.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY) + 0.4) front.push(point)
  }
  const runs: Point[][] = [[]]
  for (const [index, [x, y]] of front.entries()) {
    const before = front[index - 1]
    const isOpen = upper.every(([upperX, upperY]) => Math.abs(upperX - x) > 6 || upperY < y - 11)
    const isFlat = !before || (Math.abs(y - before[1]) < 0.7 * (x - before[0]) && x - before[0] < 26)
    if (!isOpen || !isFlat) runs.push([])
    if (isOpen) runs.at(-1)!.push([x, y])
  }
  return runs
    .filter((run) => run.length > 4 && run.at(-1)![0] - run[0]![0] > 44)
    .map((run) => run.filter((_, k) => k % 3 === 0 || k === run.length - 1))
}

/** A smooth open line: the points are control points, but for the ends. */
function softLine(points: readonly Point[]): string {
  const at = ([x, y]: Point) => `${round(x)} ${round(y)}`
  const rest = points.slice(1).map((point, k) => {
    const after = points[k + 2]
    return after ? `Q${at(point)} ${at([(point[0] + after[0]) / 2, (point[1] + after[1]) / 2])}` : `L${at(point)}`
  })
  return `M${at(points[0]!)}${rest.join('')}`
}
