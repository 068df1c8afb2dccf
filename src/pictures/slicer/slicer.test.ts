import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '../filaments.ts'
import { HERO_SEEDS } from '../hero.ts'
import { formOf, heightOf, LAYERS, RIM, WIDTH } from './form.ts'
import { drawSlicer, slicerOf } from './slicer.ts'

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one!)

describe.each(WEEKDAYS)('the piece of weekday %i', (day) => {
  const form = formOf(HERO_SEEDS[day])
  const { svg, facts } = slicerOf(day)

  test('is the same each time it is drawn', () => {
    expect(drawSlicer(HERO_SEEDS[day])).toEqual({ svg, facts })
    expect(slicerOf(day)).toBe(slicerOf(day))
  })

  test('is small, and bears no style or script, which the policy of pages would refuse', () => {
    expect(svg.length).toBeLessThan(90_000)
    expect(brotliCompressSync(svg).length).toBeLessThan(16_000)
    expect(svg).not.toMatch(/ style=|<style|<script|NaN|undefined|Infinity/)
  })

  test('has all its layers, a face for each that the cut passes, and a band of circuit for every second one', () => {
    const matter = /<g class="matter">(.*?)<\/g>/.exec(svg)![1]!
    expect(count(matter, /<use/g)).toBe(LAYERS)
    expect(count(matter, /class="x out/g)).toBe(RIM - form.matterTop)
    expect(count(svg, /href="#cut-face"/g)).toBe(RIM - form.matterTop)
    expect(count(svg, /class="mask"/g)).toBe(Math.ceil((RIM + 2 - form.matterTop - 1) / 2))
    expect(count(svg, /class="name"/g)).toBe(RIM - form.matterTop + 3)
  })

  test('refers to what it has, by ids of its own', () => {
    const ids = all(svg, / id="([^"]+)"/g)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => id.startsWith('cut-'))).toBe(true)
    for (const id of [...all(svg, /href="#([^"]+)"/g), ...all(svg, /url\(#([^)]+)\)/g)]) expect(ids).toContain(id)
  })

  test('is cut from the rim down, each moment within the whole cut', () => {
    const moments = all(svg, /class="x (?:in|out|during) (a\d b\d c\d[^"]*)"/g).map((classes) => {
      const [, a, b, c, , d = 2] = /a(\d) b(\d) c(\d)( d(\d))?/.exec(classes)!
      return [Number(a) * 64 + Number(b) * 8 + Number(c), Number(d)] as const
    })
    for (const [start, steps] of moments) {
      expect(start).toBeGreaterThan(0)
      expect(steps).toBeGreaterThan(0)
      expect(steps).toBeLessThanOrEqual(6)
      expect(start + steps).toBeLessThanOrEqual(512)
    }
    const rings = all(/<g class="matter">(.*?)<\/g>/.exec(svg)![1]!, /class="x out (a\d b\d c\d)"/g)
    expect([...rings].sort().reverse()).toEqual(rings)
  })

  test('fits its frame', () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.map(Number) as [number, number, number]
    expect(width).toBe(WIDTH)
    expect(height).toBeGreaterThan(700)
    expect(height).toBeLessThan(900)
    for (let layer = 0; layer < LAYERS; layer++)
      for (let angle = 0; angle < 6.28; angle += 0.1) {
        const [x] = form.pointAt(heightOf(layer), angle)
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(WIDTH)
      }
  })

  test('is measured as it is drawn', () => {
    const { heightMm, turns, layerMm, fileLines, pointsATurn, nozzleKm, hours, mmASecond, boardMm, pads, traces } =
      facts
    expect(turns * layerMm).toBeCloseTo(heightMm)
    expect(fileLines).toBe(turns * pointsATurn)
    expect(hours).toBe(Math.round((nozzleKm * 1e6) / mmASecond / 3600))
    expect(boardMm).toBeLessThan((2 * 252) / 3.7)
    expect(pads).toBeLessThanOrEqual(2 * traces)
    expect(facts.copperMetres).toBeGreaterThan(traces * 0.01)
  })
})

test('the length of the nozzle’s way is that of its walls and its fill', () => {
  // A form without lobes would be a body of revolution: between those of its narrowest and its widest ring.
  for (const day of WEEKDAYS) {
    const form = formOf(HERO_SEEDS[day])
    const radii = Array.from({ length: LAYERS }, (_, layer) => form.radius(heightOf(layer)) / (430 / 116))
    const way = (r: number) => (2 * Math.PI * r * 3 + (Math.PI * r * r * 0.15) / 0.45) * 580
    const { nozzleKm } = slicerOf(day).facts
    expect(nozzleKm * 1e6).toBeGreaterThan(way(Math.min(...radii)))
    expect(nozzleKm * 1e6).toBeLessThan(way(Math.max(...radii)) * 1.25)
  }
})

test('each weekday has a piece of its own', () => {
  expect(new Set(WEEKDAYS.map((day) => slicerOf(day).svg)).size).toBe(7)
})
