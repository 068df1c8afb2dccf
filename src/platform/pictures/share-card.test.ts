import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FILAMENTS } from '#pictures/filaments.ts'
import { breakTitle, drawShareCardHere } from './share-card.ts'

test('a title is set as large as it fits whole, and only one too long for the smallest size is cut', async () => {
  const tagline = 'Software sob medida, engenharia embarcada e protótipos impressos.'
  expect((await breakTitle(tagline)).lines.join(' ')).toBe(tagline)
  const { lines, size } = await breakTitle('Uma palavra e outra '.repeat(15).trim())
  expect(lines).toHaveLength(5)
  expect(lines.at(-1)).toMatch(/\.\.\.$/)
  expect((await breakTitle('Curto')).size).toBeGreaterThan(size)
})

test("a card's ground is the filament of its day", async () => {
  const card = await drawShareCardHere({ title: 'LoRa', company: 'Firma', kind: 'board', seed: 1, filament: 0 })
  const { data } = await sharp(Buffer.from(card))
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({
      resolveWithObject: true,
    })
  expect(`#${data.toString('hex')}`).toBe(FILAMENTS[0].fill)
})
