import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hasGlyph, outlineText } from './text-outline.ts'

test('text becomes an outline above its baseline, as wide as it says', async () => {
  const { d, width, ascent, capHeight } = await outlineText('Camadas', { size: 100, font: 'display' })
  expect(capHeight).toBeLessThan(ascent)
  const height = Math.ceil(ascent) + 40
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><path transform="translate(0 ${Math.ceil(ascent)})" d="${d}"/></svg>`
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })
  expect(info.width).toBeGreaterThan(width * 0.93)
  expect(info.width).toBeLessThanOrEqual(Math.ceil(width))
  expect(info.height).toBeGreaterThan(capHeight * 0.95)
  expect(info.height).toBeLessThan(ascent)
})

test('an outline grows with its size', async () => {
  const small = await outlineText('Três', { size: 20, font: 'text' })
  const large = await outlineText('Três', { size: 60, font: 'text' })
  expect(large.width).toBeCloseTo(small.width * 3, 5)
})

test('setting a text leaves the letters of the font as they were', async () => {
  const style = { size: 40, font: 'mono' } as const
  expect(await outlineText('eco', style)).toEqual(await outlineText('eco', style))
})

test('characters that the font lacks are left out', async () => {
  expect(await outlineText('a日b🙂', { size: 40, font: 'display' })).toEqual(
    await outlineText('ab', { size: 40, font: 'display' }),
  )
  expect(await outlineText('日', { size: 40, font: 'display' })).toMatchObject({ d: '', width: 0 })
  expect(await hasGlyph('Ç', 'display')).toBe(true)
  expect(await hasGlyph('日', 'display')).toBe(false)
  expect(await hasGlyph('', 'display')).toBe(false)
})
