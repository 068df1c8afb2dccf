/*
 * The routing of the circuit: bundles of traces run down the lanes of a flexible board that wears the form, lean 45
 * degrees together and end in pads. Nothing crosses, and no two bundles touch.
 */
import type { Random } from '../random.ts'
import { pickNumber } from '../random.ts'
import { RIM, range } from './form.ts'

/** Lanes around the piece. */
export const LANES = 132

/** Where a trace is at a layer. Lanes go on beyond the last, around the piece. */
export type Spot = readonly [layer: number, lane: number]

/** Traces from their top to their end, one spot a layer. */
export type Trace = Spot[]

/** Shorter bundles would look like dirt. */
const SHORTEST = 4

/**
 * Routes the traces between two layers.
 * @param bottom the layer at which traces leave the board
 */
export function routeTraces(random: Random, bottom: number): Trace[] {
  const taken = range(RIM + 1, () => new Uint8Array(LANES))
  const wrap = (lane: number) => ((lane % LANES) + LANES) % LANES
  const mark = (layer: number, lane: number, width: number, value: 0 | 1) => {
    for (let k = 0; k < width; k++) taken[layer]![wrap(lane + k)] = value
  }
  /** Whether a bundle has room there, with a lane's distance to others. */
  const isFree = (layer: number, lane: number, width: number) => {
    for (let k = -1; k <= width; k++) if (taken[layer]![wrap(lane + k)]) return false
    return true
  }

  const route = (top: number, from: number, width: number): Trace[] => {
    const bundle = range(width, (k): Trace => [[top, from + k]])
    let [layer, lane, lean] = [top, from, 0]
    let straight = 2 + pickNumber(random, 5)
    let left = 12 + pickNumber(random, 40)
    mark(layer, lane, width, 1)
    // A bundle that has come near the bottom goes all the way.
    while ((left-- > 0 || layer < bottom + 7) && layer > bottom) {
      if (straight-- === 0) {
        lean = lean ? 0 : random() > 0.5 ? 1 : -1
        straight = lean ? 1 + pickNumber(random, 4) : 3 + pickNumber(random, 6)
      }
      const way = [lean, 0, -lean || 1, -1].find((next) => isFree(layer - 1, lane + next, width))
      if (way === undefined) break
      if (way !== lean) [lean, straight] = [way, 1]
      layer--
      lane += lean
      mark(layer, lane, width, 1)
      for (const [k, trace] of bundle.entries()) trace.push([layer, lane + k])
    }
    return bundle[0]!.length < SHORTEST ? [] : bundle.map((trace, k) => stagger(trace, k, width, bottom))
  }

  const traces: Trace[] = []
  for (let layer = RIM; layer > bottom + 2; layer--)
    for (let lane = 0; lane < LANES; lane++)
      for (let width = 3 + pickNumber(random, 4); width > 1; width--)
        if (isFree(layer, lane, width)) {
          traces.push(...route(layer, lane, width))
          break
        }
  return traces
}

/** Traces of a bundle that ends on the board end one after another, so that their pads have room. */
function stagger(trace: Trace, index: number, width: number, bottom: number): Trace {
  const shorter = Math.min(trace.length - 3, Math.abs(index - (width >> 1)) % 3)
  return shorter > 0 && trace.at(-1)![0] > bottom ? trace.slice(0, -shorter) : trace
}
