import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawPicture, PICTURE_KINDS, PICTURE_SIZES, type PictureKind } from './layers.ts'
import type { Colours } from './svg.ts'

// Hashes of the drawings that the look was agreed on; their files had no natural size yet.
const AGREED: [PictureKind, string, string, Partial<Colours>?][] = [
  ['piece', 'piece1', 'd1fa0edfa7b0a6f4290208dd9861d361', { accent: '#fff', ink: '#fff', paper: '#1f4bd8' }],
  ['piece', 'piece4', '60c6dda1f8d03b24689d5971f60e7200', { accent: '#14171a', ink: '#14171a', paper: '#ff7a2f' }],
  ['piece', 'piece6', '98abd877f5d8cede0a110888d276d69b'],
  ['stack', 'stack1', '034af8ea8f27a5184c2a802b0227ecb2'],
  ['stack', 'stack6', 'ea557d4b51052441ecdd73a4a6657ad5'],
  ['board', 'board4', '919ae5554c14524080b07fddb88d5662'],
  ['contour', 'contour1', '7b4bde2bee91950732afc20eb374b8b3'],
  ['contour', 'contour2', '6fe97ccfd0e172e04e7bbbffa4503663'],
  ['contour', 'contour3', 'ea5a889f1b83961a300c8998922716d3'],
  ['contour', 'contour4', '9e38b3941d60b1321dd581fa0b54e601'],
  ['contour', 'contour5', '3ff0fe3e4f6f1f0202ef3757e414e9de'],
  ['contour', 'contour6', 'ead0a0747237347c8961d7f2967b9e70'],
]

test.each(AGREED)('%s of seed %s is the drawing agreed on', (kind, seed, agreed, colours) => {
  const drawing = drawPicture(kind, seed, colours).replace(/ width="\d+" height="\d+"/, '')
  expect(createHash('sha256').update(drawing).digest('hex').slice(0, 32)).toBe(agreed)
})

test.each(PICTURE_KINDS)('a %s has its natural size and depends on nothing but its seed', (kind) => {
  const { width, height } = PICTURE_SIZES[kind]
  const drawing = drawPicture(kind, 12)
  expect(drawing).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`))
  expect(drawPicture(kind, '12')).toBe(drawing)
  expect(drawPicture(kind, 13)).not.toBe(drawing)
})

test('a seed never gets into the text of a picture, and no coordinate is missing', () => {
  for (const kind of PICTURE_KINDS)
    for (const seed of ['"><script>', '', 'ção 🙂', '-'.repeat(1000)]) {
      expect(drawPicture(kind, seed)).not.toMatch(/script|NaN|Infinity|undefined/)
    }
})
