/* The middle of the three: the circuit, in traces that climb the wall, drawn in bands of two layers that a cut uncovers. */
import { createRandom } from '../random.ts'
import { type Point, round } from '../svg.ts'
import { AXIS, type Form, heightOf, RIM, range, TURN, UNITS_PER_MM } from './form.ts'
import { cutAttribute, dot, line, ringAt } from './marks.ts'
import { LANES, routeTraces, type Spot, type Trace } from './traces.ts'

const BAND = 2

export function drawCircuit(form: Form, seed: string) {
  const bottom = form.matterTop + 1
  const traces = routeTraces(createRandom(`${seed}c`), bottom)
  const { bands, pads } = drawBands(form, traces, bottom)
  return {
    svg: drawSkin(form, bands, bottom) + drawHem(form, bottom) + drawTop(form),
    facts: { traces: traces.length, pads, copperMetres: lengthOf(form, traces) },
  }
}

const angleOf = (form: Form, [layer, lane]: Spot) => (lane / LANES) * TURN - form.shape.twist * heightOf(layer)
const placeOf = (form: Form, spot: Spot) => form.pointAt(heightOf(spot[0]), angleOf(form, spot))
const isSeen = (form: Form, spot: Spot) => form.facesUs(heightOf(spot[0]), angleOf(form, spot))

type Bands = Map<number, { traces: string; pads: string }>

/** The parts of the traces that face us, by the upper layer of their band. */
function drawBands(form: Form, traces: readonly Trace[], bottom: number) {
  const bands: Bands = new Map()
  const bandOf = (layer: number) => bottom + Math.ceil((layer - bottom) / BAND) * BAND
  const inBand = (layer: number) => {
    const band = bands.get(bandOf(layer)) ?? { traces: '', pads: '' }
    bands.set(bandOf(layer), band)
    return band
  }
  let pads = 0
  for (const trace of traces) {
    for (let k = 0; k + 1 < trace.length; ) {
      const first = trace[k]!
      const floor = bandOf(first[0]) - BAND
      const stretch = [first, trace[++k]!]
      const next = trace[k + 1]
      if (next && next[0] >= floor && isSeen(form, next)) {
        const isStraight = next[1] - stretch[1]![1] === stretch[1]![1] - first[1]
        if (isStraight) stretch.pop()
        stretch.push(next)
        k++
      }
      if (stretch.every((spot) => isSeen(form, spot)))
        inBand(first[0]).traces += line(stretch.map((spot) => placeOf(form, spot)))
    }
    for (const [end, next] of [
      [trace[0]!, trace[1]!],
      [trace.at(-1)!, trace.at(-2)!],
    ] as const) {
      if (end[0] >= RIM || end[0] <= bottom) continue
      pads++
      if (isSeen(form, end) && isSeen(form, next))
        inBand(end[0]).pads += dot(placeOf(form, end), Math.max(1.1, Math.min(2.2, form.radius(heightOf(end[0])) / 90)))
    }
  }
  for (let layer = bottom + BAND; layer <= RIM + 1; layer += BAND)
    inBand(layer).traces += drawSides(form, layer - BAND, Math.min(layer, RIM))
  return { bands, pads }
}

/** The outline of a band at its left and right, where it is not that of a lobe at the back. */
function drawSides(form: Form, lower: number, upper: number): string {
  const [from, to] = [outerAngles(form, lower), outerAngles(form, upper)]
  return from
    .map((angle, side) => {
      const above = to[side]!
      const isFront = Math.sin(angle) > BACK && Math.sin(above) > BACK
      if (!isFront || Math.abs(angle - above) > LOBE_JUMP) return ''
      return line([form.pointAt(heightOf(lower), angle), form.pointAt(heightOf(upper), above)])
    })
    .join('')
}
const BACK = -0.12
const LOBE_JUMP = 0.6

/** At which angles a ring is farthest to the right and to the left. */
function outerAngles(form: Form, layer: number): [right: number, left: number] {
  const angles = range(160, (index) => (index / 160) * TURN - Math.PI / 2)
  const xOf = (angle: number) => form.pointAt(heightOf(layer), angle)[0]
  const right = angles.reduce((best, angle) => (xOf(angle) > xOf(best) ? angle : best))
  const left = angles.reduce((best, angle) => (xOf(angle) < xOf(best) ? angle : best))
  return [right, left]
}

/** The bands from the bottom up, each on a ring that hides what is behind it. The second cut takes the upper ones away. */
function drawSkin(form: Form, bands: Bands, bottom: number): string {
  const count = Math.floor((RIM + 1 - bottom) / BAND) + 1
  return range(count, (step) => {
    const layer = bottom + step * BAND
    const height = heightOf(Math.min(layer, RIM))
    const { traces, pads } = bands.get(layer) ?? { traces: '', pads: '' }
    const leaves = layer > form.circuitTop ? ` ${cutAttribute('out', form, 'circuit', layer)}` : ''
    const rim = layer >= RIM ? ringAt(form, height, 'class="rim"') : ''
    const drawn =
      ringAt(form, height, 'class="mask"') +
      (traces && `<path d="${traces}"/>`) +
      (pads && `<path class="pad" d="${pads}"/>`) +
      rim
    return `<g ${cutAttribute('in', form, 'matter', layer)}><g${leaves}>${drawn}</g></g>`
  }).join('')
}

/** The board's lower edge, where it faces us. */
function drawHem(form: Form, bottom: number): string {
  const height = heightOf(bottom)
  const runs: Point[][] = [[]]
  for (let k = 0; k <= 90; k++) {
    const angle = Math.PI * (1 - k / 90)
    if (form.facesUs(height, angle)) runs.at(-1)!.push(form.pointAt(height, angle))
    else if (runs.at(-1)!.length) runs.push([])
  }
  const path = runs.filter((run) => run.length > 5).map(line)
  return `<path class="x fade none hem" d="${path.join('')}"/>`
}

/** The edge that the second cut leaves, and the thread that goes on to the code. */
function drawTop(form: Form): string {
  const { circuitTop } = form
  const height = heightOf(circuitTop)
  const edge = ringAt(form, height, 'class="rim"') + ringAt(form, height, 'class="thin"', 0.95)
  return `<g class="x fade edge">${edge}<path class="dash" d="M${AXIS} ${round(form.centreY(height))}v-90"/></g>`
}

/** Of all traces together on the piece itself, in metres. */
function lengthOf(form: Form, traces: readonly Trace[]): number {
  const steps = traces.flatMap((trace) => trace.slice(1).map((spot, k) => [trace[k]!, spot] as const))
  const units = steps.reduce((sum, [from, to]) => {
    const [h, g] = [heightOf(from[0]), heightOf(to[0])]
    const along = ((to[1] - from[1]) / LANES) * TURN * form.radius(h)
    return sum + Math.hypot(form.centreY(h) - form.centreY(g), form.radius(h) - form.radius(g), along)
  }, 0)
  return units / UNITS_PER_MM / 1000
}
