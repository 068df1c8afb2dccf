import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawPicture, PICTURE_SIZES } from './layers.ts'
import { ONDA, radiusOf } from './onda.ts'

const read = (path: string) => readFileSync(`seed/projects/${path}`, 'utf8')

test('the drawn lamp is the one that its model makes and its text describes', () => {
  const drawing = read('files/luminaria-onda/onda.scad')
  for (const [name, value] of Object.entries(ONDA)) expect(drawing).toMatch(new RegExp(`^${name} = ${value};`, 'm'))
  expect(drawing).toContain('raio * (0.72 + 0.28 * sin(180 * t))')
  expect(drawing).toContain('corpo(t) + onda * sin(ondas * a) * sin(180 * t)')
  const text = read('luminaria-onda.md')
  expect(text).toContain(`${ONDA.altura} mm de altura, ${2 * ONDA.raio} mm no lugar mais largo`)
  expect(radiusOf(0.5, 0)).toBeCloseTo(ONDA.raio)
  expect(radiusOf(0, 1)).toBeCloseTo(ONDA.raio * 0.72)
})

test('it is a piece as others are', () => {
  const { width, height } = PICTURE_SIZES.piece
  const drawn = drawPicture('piece', 'onda')
  expect(drawn).toContain(`width="${width}" height="${height}"`)
  expect(drawn).not.toMatch(/NaN|undefined/)
  expect(drawn.length).toBeLessThan(90_000)
})
