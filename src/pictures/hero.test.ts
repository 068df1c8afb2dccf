import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FILAMENTS, WEEKDAYS } from './filaments.ts'
import { drawHero } from './hero.ts'

test.each(WEEKDAYS)('the piece of weekday %i is small, in two tones, and still where that is asked for', (day) => {
  const hero = drawHero(day)
  expect(hero.length).toBeLessThan(45_000)
  expect(brotliCompressSync(hero).length).toBeLessThan(10_000)
  expect(new Set(hero.match(/#[0-9a-f]{6}/g))).toEqual(new Set([FILAMENTS[day].fill, FILAMENTS[day].onFill]))
  expect(hero).toContain('class="b"')
  expect(hero).not.toMatch(/NaN|undefined|Infinity/)
  expect(hero).toContain('@media (prefers-reduced-motion:no-preference){path{animation:')
  expect(drawHero(day, { still: true })).not.toMatch(/animation|--i/)
})

test('every weekday has a piece of its own', () => {
  expect(new Set(WEEKDAYS.map((day) => drawHero(day).match(/ d="[^"]+"/)?.[0])).size).toBe(7)
})

test('the last layer is laid within 900 ms', () => {
  const [, drawing, delay] = /animation:lay (\d+)ms.*var\(--i\)\*(\d+)ms/.exec(drawHero(1)) ?? []
  const layers = drawHero(1).match(/--i:\d+/g)?.length ?? 0
  expect(Number(drawing) + (layers - 1) * Number(delay)).toBeLessThan(900)
})
