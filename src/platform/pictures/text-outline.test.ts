import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hasGlyph, outlineText } from './text-outline.ts'

test('text becomes an outline above its baseline, as wide as it says', async () => {
  const { d, width, capHeight } = await outlineText('Camadas', 100)
  const baseline = Math.ceil(capHeight) + 40
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${baseline + 40}"><rect width="100%" height="100%" fill="#fff"/><path transform="translate(0 ${baseline})" d="${d}"/></svg>`
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })
  expect(info.width).toBeGreaterThan(width * 0.93)
  expect(info.width).toBeLessThanOrEqual(Math.ceil(width))
  expect(info.height).toBeGreaterThan(capHeight * 0.95)
  expect(info.height).toBeLessThan(capHeight * 1.2)
})

test('an outline grows with its size', async () => {
  const small = await outlineText('Três', 20)
  const large = await outlineText('Três', 60)
  expect(large.width).toBeCloseTo(small.width * 3, 5)
})

test('the same text has the same outline each time', async () => {
  const style = 40 as const
  expect(await outlineText('eco', style)).toEqual(await outlineText('eco', style))
})

test('characters that the font lacks are left out', async () => {
  expect(await outlineText('a日b🙂', 40)).toEqual(await outlineText('ab', 40))
  expect(await outlineText('日', 40)).toMatchObject({ d: '', width: 0 })
  expect(await hasGlyph('Ç')).toBe(true)
  expect(await hasGlyph('日')).toBe(false)
  expect(await hasGlyph('')).toBe(false)
})
