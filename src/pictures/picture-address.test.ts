import { expect, test } from 'vitest'
import { WEEKDAYS } from './filaments.ts'
import { PICTURE_KINDS } from './layers.ts'
import { heroAddress, parsePictureAddress, pictureAddress } from './picture-address.ts'

test('every address is read back as what it was made from', () => {
  for (const kind of PICTURE_KINDS)
    for (const filament of WEEKDAYS) {
      const address = pictureAddress(kind, 'a-12', { filament })
      expect(parsePictureAddress(address)).toEqual({ kind, seed: 'a-12', filament, current: true })
    }
  for (const day of WEEKDAYS)
    for (const still of [false, true]) {
      expect(parsePictureAddress(heroAddress(day, { still }))).toEqual({ kind: 'hero', day, still, current: true })
    }
})

test('without a filament a picture is cobalt, and has one address for that', () => {
  expect(pictureAddress('contour', 12)).toBe(pictureAddress('contour', '12', { filament: 1 }))
  expect(pictureAddress('contour', 12)).toMatch(/^\/pictures\/v\d+\/contour\/12\.svg$/)
})

test('an address of another version is known as such', () => {
  expect(parsePictureAddress('/pictures/v9999/board/4.svg')).toMatchObject({ kind: 'board', current: false })
})

test.each([
  '/pictures/contour/12.svg',
  '/pictures/v1/contour/12.SVG',
  '/pictures/v1/contour/12.svg?x=1',
  '/pictures/v1/contour/.svg',
  '/pictures/v1/contour/../12.svg',
  '/pictures/v1/contour/ção.svg',
  `/pictures/v1/contour/${'a'.repeat(41)}.svg`,
  '/pictures/v1/contour/12.azul.svg',
  '/pictures/v1/contour/12.still.svg',
  '/pictures/v1/vase/12.svg',
  '/pictures/v1/constructor/12.svg',
  '/pictures/v1/hero/7.svg',
  '/pictures/v1/hero/01.svg',
  '/pictures/v1/hero/1.sinal.svg',
  ' /pictures/v1/hero/1.svg',
  '/pictures/v1/hero/1.svg\n',
])('%j is no picture', (path) => {
  expect(parsePictureAddress(path)).toBeUndefined()
})

test.each(['', 'A', 'a/b', '../x', 'a.b', 'a'.repeat(41)])('%j is no seed', (seed) => {
  expect(() => pictureAddress('piece', seed)).toThrow(RangeError)
})
