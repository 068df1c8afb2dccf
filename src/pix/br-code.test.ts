import { hasError, isStaticPix, parsePix } from 'pix-utils'
import { expect, test } from 'vitest'
import { fromDecimal } from '#money.ts'
import { checksum, findLost, isTxid, MAX_PIX, makeBrCode, plain } from './br-code.ts'

const payment = {
  key: '123e4567-e12b-12d1-a456-426655440000',
  name: 'Fulano de Tal',
  city: 'BRASILIA',
  amount: 12_345,
  txid: 'RP123456782019',
}

/** The example of the manual: a static code without an amount, and with the txid that stands for none. */
const EXAMPLE =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304'

test("the checksum is that of the manual's examples", () => {
  expect(checksum(EXAMPLE)).toBe('1D3D')
  // The usual vector of CRC-16/CCITT-FALSE.
  expect(checksum('123456789')).toBe('29B1')
  const manual =
    '00020104141234567890123426580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-42665544000027300012BR.COM.OUTRO011001234567895204000053039865406123.455802BR5917NOME DO RECEBEDOR6008BRASILIA61087007490062190515RP12345678-201980390012BR.COM.OUTRO01190123.ABCD.3456.WXYZ6304'
  expect(checksum(manual)).toBe('AD38')
})

test("a code is the manual's example with its amount and txid", () => {
  const code = makeBrCode(payment)
  const body = EXAMPLE.replace('5802BR', '5406123.455802BR').replace('62070503***', '62180514RP123456782019')
  expect(code).toBe(body + checksum(body))
})

test('a published parser reads a thousand random payments back to the cent', () => {
  // A generator of its own, so that a failure comes again.
  let seed = 20_261_121
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let index = 0; index < 1000; index++) {
    const amount = 1 + random(10 ** (1 + random(9)))
    const txid = `V${index}P${random(1000)}`
    const read = parsePix(makeBrCode({ ...payment, amount, txid }))
    if (hasError(read) || !isStaticPix(read)) throw new Error(JSON.stringify(read))
    expect({ ...read, transactionAmount: fromDecimal(read.transactionAmount!.toFixed(2)) }).toMatchObject({
      pixKey: payment.key,
      merchantName: payment.name,
      merchantCity: payment.city,
      transactionAmount: amount,
      txid,
    })
  }
})

test('a changed character no longer fits the checksum', () => {
  const code = makeBrCode(payment)
  const changed = code.replace('123.45', '723.45')
  expect(hasError(parsePix(changed))).toBe(true)
})

test.each([
  ['Œuvre Straße', 'OEuvre Strasse', []],
  ['Łódź & Ærø', 'Lodz & AEro', []],
  ['Café “Maré” – ﬁlial', 'Cafe "Mare" - filial', []],
  ['Лавка 日本 Sul', 'Sul', ['Л', 'а', 'в', 'к', '日', '本']],
])('%s is shown as %s, and what is lost is known', (typed, shown, lost) => {
  expect(plain(typed, 25)).toBe(shown)
  expect(findLost(typed)).toEqual(lost)
})

test('names and cities lose their accents and what is too long, never half a letter', () => {
  const code = makeBrCode({ ...payment, name: 'Três Camadas Tecnologia e Ensaios Ltda.', city: 'Florianópolis – SC' })
  expect(code).toContain('5925Tres Camadas Tecnologia e6015Florianopolis -6')
  expect(parsePix(code)).toMatchObject({ merchantName: 'Tres Camadas Tecnologia e', merchantCity: 'Florianopolis -' })
})

test.each([
  { amount: 0 },
  { amount: -1 },
  { amount: 1.5 },
  { amount: Number.NaN },
  { amount: MAX_PIX + 1 },
  { txid: '' },
  { txid: '***' },
  { txid: 'a-b' },
  { txid: 'x'.repeat(26) },
  { key: '' },
  { key: 'x'.repeat(100) },
  { name: '日本' },
  { city: ' ' },
])('%j gives no code', (wrong) => {
  expect(() => makeBrCode({ ...payment, ...wrong })).toThrow(RangeError)
})

test('the largest amount fits', () => {
  expect(makeBrCode({ ...payment, amount: MAX_PIX })).toContain('54139999999999.995802BR')
  expect(isTxid('x'.repeat(25))).toBe(true)
})
