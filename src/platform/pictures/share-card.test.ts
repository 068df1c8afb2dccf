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

test('a drawing of its own stands whole beside the title, in two colours and without its texts', async () => {
  const svg =
    '<svg viewBox="0 0 400 300" aria-label="Um &#x26; outro"><path class="tint" d="M0 0H400V300H0z"></path><text x="3">220&nbsp;mm</text></svg>'
  const card = await drawShareCardHere({ title: 'Luminária', company: 'Firma', kind: 'drawing', svg, filament: 0 })
  expect(card).not.toContain('220')
  expect(card).toContain(FILAMENTS[0].onFill)
  const { info } = await sharp(Buffer.from(card)).png().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 1200, height: 630 })
})

test('faces and hands are in the two colours of the card alone', async () => {
  for (const subject of [
    { kind: 'face', seed: 'bun-glasses' },
    { kind: 'hands', seed: 'matter' },
  ] as const) {
    const card = await drawShareCardHere({ title: 'Quem faz', company: 'Firma', ...subject, filament: 1 })
    expect(card).not.toMatch(/var\(--|color-mix/)
  }
})
