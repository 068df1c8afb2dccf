import { expect, test } from 'vitest'
import { makeCte, makeEvent, makeNfe, makeNfse, makeNfseEvent, NFE_KEY, SUPPLIER } from '#tests/notas.ts'
import { findPayLine, readPayLine } from './pay-line.ts'
import { readNota } from './read-nota.ts'
import { readReceipt } from './read-receipt.ts'
import { readReceiptText } from './read-text.ts'
import { isAccessKey } from './receipt.ts'

const TODAY = '2026-11-28'
const context = { today: TODAY, own: ['99999999000191'] }
const read = (file: string | Uint8Array) =>
  readReceipt({ bytes: typeof file === 'string' ? new TextEncoder().encode(file) : file, ...context })

test('an access key is told by its check digit, also one with a CNPJ of letters', () => {
  expect(isAccessKey(NFE_KEY)).toBe(true)
  expect(isAccessKey(`${NFE_KEY.slice(0, 43)}4`)).toBe(false)
  expect(isAccessKey(NFE_KEY.slice(1))).toBe(false)
  expect(isAccessKey('35260712ABC34501DE3555001000000001118005127')).toBe(false)
})

test('an NF-e is read whole', async () => {
  const due = [
    { number: '001', day: '2026-11-05', amount: '594.00' },
    { number: '002', day: '2026-12-05', amount: '594.00' },
  ]
  expect(await read(makeNfe({ due }))).toEqual({
    kind: 'nfe',
    accessKey: NFE_KEY,
    supplier: 'Filamentos & Resinas do Sul Ltda',
    supplierTaxId: SUPPLIER,
    number: '1042',
    day: '2026-10-05',
    amount: 118_800,
    items: [{ description: 'Filamento PETG preto 1 kg', quantity: '12.0000', amount: 118_800 }],
    due: [
      { number: '001', day: '2026-11-05', amount: 59_400 },
      { number: '002', day: '2026-12-05', amount: 59_400 },
    ],
    isSigned: true,
    isTrial: false,
    payLine: '',
  })
})

test('an NF-e says whether it is signed and for trial; a wrong key, day or amount is left out', () => {
  const odd = { key: `${NFE_KEY.slice(0, 43)}9`, day: '2026-02-30', amount: '1,00', cnpj: '11222333000182' }
  expect(readNota(makeNfe({ ...odd, isSigned: false, isTrial: true }))).toMatchObject({
    ...{ accessKey: '', day: null, amount: null, supplierTaxId: '', isSigned: false, isTrial: true },
  })
})

test('an NF-e without the protocol around it, and one of 990 items, are read', () => {
  const bare = /<NFe .*<\/NFe>/s.exec(makeNfe())![0]
  expect(readNota(bare)).toMatchObject({ kind: 'nfe', number: '1042' })
  const items = Array.from({ length: 990 }, (_, index) => ({
    description: `Peça ${index}`,
    quantity: '1',
    amount: '1.00',
  }))
  expect(readNota(makeNfe({ items }))?.items).toHaveLength(500)
})

test('an NFS-e is read: what is to be paid, when it was declared, what for', async () => {
  expect(await read(makeNfse({ amount: '450.00', net: '441.00' }))).toMatchObject({
    ...{ kind: 'nfse', supplier: 'Contábil Três Pontes', supplierTaxId: SUPPLIER, number: '127' },
    ...{ day: '2026-10-06', amount: 44_100, isSigned: false },
    items: [{ description: 'Honorários contábeis de setembro', quantity: '1', amount: 45_000 }],
  })
})

test('an NFC-e says that it is one, and a CT-e is read with its way and what is due', async () => {
  expect(await read(makeNfe({ model: '65' }))).toMatchObject({ kind: 'nfce', number: '1042', amount: 118_800 })
  const due = [{ number: '1', day: '2026-11-10', amount: '230.30' }]
  for (const root of ['CTe', 'CTeOS'] as const)
    expect(await read(makeCte({ root, due }))).toMatchObject({
      ...{ kind: 'cte', accessKey: NFE_KEY, supplier: 'Transportes do Vale', supplierTaxId: SUPPLIER, number: '8801' },
      ...{ day: '2026-10-09', amount: 23_030, isSigned: true, isTrial: false },
      items: [{ description: 'Transporte de Joinville a Florianópolis', quantity: '1', amount: 23_030 }],
      due: [{ number: '1', day: '2026-11-10', amount: 23_030 }],
    })
})

test.each([
  ['110111', 'Cancelamento', 'Cancelamento'],
  ['110110', 'Carta de Correcao', 'Carta de correção'],
  ['990000', 'Novo evento', 'Novo evento'],
])('an event %s of a nota is told as such, and has nothing to be booked', async (code, said, name) => {
  expect(await read(makeEvent({ code, said }))).toMatchObject({
    ...{ kind: 'event', accessKey: '', amount: null, due: [], items: [], day: '2026-10-12', isSigned: true },
    event: { name, of: NFE_KEY },
  })
})

test('an event of an NFS-e is told, registered or asked for, of both layouts', async () => {
  for (const version of ['1.00', '1.01'])
    for (const isRegistered of [true, false])
      expect(await read(makeNfseEvent({ version, isRegistered }))).toMatchObject({
        ...{
          kind: 'event',
          amount: null,
          event: { name: 'Cancelamento', of: `42054072${SUPPLIER}${'0'.repeat(22)}127123` },
        },
      })
})

test('an NFS-e of layout 1.01, with the groups of IBS and CBS, says the same', async () => {
  const [old, latest] = [await read(makeNfse({ amount: '450.00' })), await read(makeNfse({ version: '1.01' }))]
  expect(latest).toEqual(old)
})

test('an XML in Latin-1 says so, and is read as such', async () => {
  const bytes = Buffer.from(makeNfse({ encoding: 'ISO-8859-1' }), 'latin1')
  expect((await read(bytes)).supplier).toBe('Contábil Três Pontes')
})

test('a document type is refused, and with it every entity of one', async () => {
  const entity = makeNfe({ supplier: '&x;' })
  const evil = entity.replace('<nfeProc', '<!DOCTYPE nfeProc [<!ENTITY x SYSTEM "file:///etc/passwd">]><nfeProc')
  for (const text of [evil, entity]) expect(await read(text)).toMatchObject({ kind: 'xml', amount: null, supplier: '' })
  for (const text of ['<NFe>', '<html><body>NF-e</body></html>', '']) expect((await read(text)).kind).toBe('other')
  const large = makeNfe({ supplier: 'x'.repeat(5_000_001) })
  expect(await read(large)).toMatchObject({ kind: 'xml', amount: null })
})

test('a file is told by what is in it', async () => {
  expect((await read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]))).kind).toBe('picture')
  expect((await read('GIF89a')).kind).toBe('picture')
  expect((await read('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ')).kind).toBe('picture')
  expect((await read(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).kind).toBe('picture')
  expect((await read('\u0000\u0000\u0000\u0018ftypheic')).kind).toBe('picture')
  expect(await read('%PDF-1.7 and nothing else')).toMatchObject({ kind: 'pdf', amount: null })
  expect((await read('PK\u0003\u0004')).kind).toBe('other')
})

test('a boleto is read with its due day and amount', () => {
  // An example of the Banco do Brasil's 'Especificações técnicas para confecção de boleto', and one of a utility bill.
  const boleto = '00190.50095 40144.816069 06809.350314 3 37370000000100'
  const digits = boleto.replaceAll(/\D/g, '')
  expect(readPayLine(digits, '2007-12-01')).toEqual({ digits, amount: 100, due: '2007-12-31' })
  expect(readPayLine(digits, TODAY)?.due).toBe('2032-08-21')
  expect(readPayLine(digits.replace('4014', '4015'), TODAY)).toBeUndefined()
  expect(readPayLine(digits.replace(/0100$/, '0101'), TODAY)).toBeUndefined()
  expect(findPayLine(`Pague aqui: 123 ${boleto} (obrigado)`, TODAY)?.digits).toBe(digits)

  const bill = '83620000000-5 66780048100-0 18097565731-3 00158963608-1'
  expect(findPayLine(bill, TODAY)).toEqual({ digits: bill.replaceAll(/\D/g, ''), amount: 6678, due: null })
  expect(findPayLine('83620000000-5 66780048100-0 18097565731-3 00158963608-2', TODAY)).toBeUndefined()
  expect(findPayLine(`${'1'.repeat(60)} ${'0'.repeat(20)}`, TODAY)?.amount).toBeUndefined()
})

test.each([
  ['Valor total R$ 1.234,56\nData do pagamento: 05/10/2026', 123_456, '2026-10-05'],
  ['Comprovante de Pix\nValor\nR$ 89,90\nRealizado em 07/10/2026 às 10:00', 8990, '2026-10-07'],
  ['Subtotal 10,00 Total a pagar 12,50', 1250, null],
  ['Vencimento 31/02/2026', null, null],
  ['O valor está na tabela: 12345', null, null],
  ['R$ 5,00 sem palavra', null, null],
])('the text %j says its amount and day', (text, amount, day) => {
  expect(readReceiptText(text, context)).toMatchObject({ amount, day })
})

test("the issuer is the first CNPJ that is right and not the firm's own", () => {
  const text = 'Tomador 99.999.999/0001-91, prestador 11.222.333/0001-82 e 11.222.333/0001-81'
  expect(readReceiptText(text, context).supplierTaxId).toBe(SUPPLIER)
})
