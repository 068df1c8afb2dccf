import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { FILAMENTS, WEEKDAYS } from '#pictures/filaments.ts'
import { WorkerPool } from '../worker/worker-pool.ts'
import { drawPng } from './draw.ts'

const worker = new WorkerPool()
afterAll(() => worker.close())
const drawInitials = (email: string, letters = '') => drawPng(worker, 'drawInitials', { email, letters }, 32)

async function groundOf(png: Uint8Array): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(png)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return `#${Buffer.from([red, green, blue]).toString('hex')}`
}

test.each([
  'marina.reis@exemplo.com.br',
  'joao+teste@exemplo.com.br',
  'ANA_MARIA-DE-SOUZA@exemplo.com.br',
  'ç.ã@exemplo.com.br',
  '42@exemplo.com.br',
  '日本.語@exemplo.com.br',
  '🙂@exemplo.com.br',
  '<svg>"&@exemplo.com.br',
  '\ud800@exemplo.com.br',
  '@exemplo.com.br',
  '@',
  '',
])('%j gets a PNG of 256 by 256 with a drawing on it', async (email) => {
  const png = await drawInitials(email)
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 })
  expect(info).toMatchObject({ width: 256, height: 256 })
  expect(new Set(data).size).toBeGreaterThan(6)
})

test('the same e-mail gives the same bytes, whatever its case', async () => {
  expect(await drawInitials('Marina.Reis@Exemplo.com.br ')).toEqual(await drawInitials('marina.reis@exemplo.com.br'))
})

test('letters that are given are drawn instead of those of the e-mail, in capitals', async () => {
  const [own, given, lower, other] = await Promise.all(
    ['', 'DR', 'dr', 'DM'].map((letters) => drawInitials('davi@exemplo.com.br', letters)),
  )
  expect(given).not.toEqual(own)
  expect(lower).toEqual(given)
  expect(other).not.toEqual(given)
  expect(await drawInitials('d.r@exemplo.com.br')).not.toEqual(await drawInitials('d.r@exemplo.com.br', '語'))
})

test('all seven filaments occur', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      drawInitials(`${String.fromCharCode(97 + (index % 26))}.x${index}@exemplo.com.br`),
    ),
  )
  const grounds = new Set(await Promise.all(pictures.map(groundOf)))
  expect(grounds).toEqual(new Set(WEEKDAYS.map((day) => FILAMENTS[day].fill)))
})

test('wide letters stay inside the circle that round portraits are cut to', async () => {
  const { info } = await sharp(await drawInitials('wm.wm@exemplo.com.br'))
    .trim({ threshold: 40 })
    .toBuffer({ resolveWithObject: true })
  expect(info.width).toBeLessThanOrEqual(180)
  expect(info.width).toBeGreaterThan(120)
})
