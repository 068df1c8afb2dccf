import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { RIM } from './form.ts'
import { LANES, routeTraces, type Trace } from './traces.ts'

const BOTTOMS = [13, 19, 25]
const SEEDS = Array.from({ length: 6 }, (_, index) => `seed-${index}`)
const boards = BOTTOMS.flatMap((bottom) =>
  SEEDS.map((seed) => ({ bottom, seed, traces: routeTraces(createRandom(seed), bottom) })),
)
const lanesAt = (traces: readonly Trace[], layer: number) =>
  traces.flatMap((trace) => trace.filter(([at]) => at === layer).map(([, lane]) => ((lane % LANES) + LANES) % LANES))

test('a trace goes down by one layer at a time, straight or by one lane', () => {
  for (const { traces, bottom } of boards)
    for (const trace of traces) {
      expect(trace.length).toBeGreaterThan(2)
      expect(trace[0]![0]).toBeLessThanOrEqual(RIM)
      expect(trace.at(-1)![0]).toBeGreaterThanOrEqual(bottom)
      for (const [k, [layer, lane]] of trace.slice(1).entries()) {
        expect(layer).toBe(trace[k]![0] - 1)
        expect(Math.abs(lane - trace[k]![1])).toBeLessThanOrEqual(1)
      }
    }
})

test('no two traces share a lane of a layer', () => {
  for (const { traces, bottom } of boards)
    for (let layer = bottom; layer <= RIM; layer++) {
      const lanes = lanesAt(traces, layer)
      expect(new Set(lanes).size).toBe(lanes.length)
    }
})

test('no two traces change sides between two layers', () => {
  for (const { traces, seed, bottom } of boards) {
    const steps = new Set<string>()
    for (const trace of traces)
      for (const [k, [layer, lane]] of trace.slice(1).entries()) {
        const from = (trace[k]![1] + LANES) % LANES
        steps.add(`${layer} ${from} ${(lane + LANES) % LANES}`)
      }
    const crossed = [...steps].filter((step) => {
      const [layer, from, to] = step.split(' ')
      return from !== to && steps.has(`${layer} ${to} ${from}`)
    })
    expect(crossed, `${seed} from ${bottom}`).toEqual([])
  }
})

test('traces fill the board from its edge down, and half of them reach its foot', () => {
  for (const { traces, bottom } of boards) {
    expect(lanesAt(traces, RIM).length).toBeGreaterThan(LANES / 2)
    expect(lanesAt(traces, bottom).length).toBeGreaterThan(LANES / 2)
  }
})

test('the same seed routes the same board', () => {
  const [{ traces, bottom, seed }] = boards as [(typeof boards)[0]]
  expect(routeTraces(createRandom(seed), bottom)).toEqual(traces)
  expect(routeTraces(createRandom('another'), bottom)).not.toEqual(traces)
})
