import decode from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawQrCode } from './qr-code.ts'

test.each([
  'https://exemplo.com.br/orcamento/abcdefghijklmnopqrstuvwxyz0123456789',
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406123.455802BR5913Fulano de Tal6008BRASILIA62180514RP1234567820196304ABCD',
  'Três × 1',
])('a code is read back from its picture: %s', async (text) => {
  const { data, info } = await sharp(Buffer.from(drawQrCode(text)), { density: 600 })
    .resize(600)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decode({ width: info.width, height: info.height, data })).toBe(text)
})
