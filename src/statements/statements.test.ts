import { expect, test } from 'vitest'
import { makeCsv, makeLongOfx, makeOfx, STATEMENTS } from '#tests/bank-statements.ts'
import { read } from '#tests/read-statement.ts'
import type { StatementLine } from './statement.ts'

const brief = (lines: readonly StatementLine[] = []) =>
  lines.map(({ day, amount, description, fitid }) => [day, amount, description, fitid])
const firstOf = (name: keyof typeof STATEMENTS) => read(STATEMENTS[name]()).statements[0]!

test('SGML in one line, without closing tags, in Latin-1', () => {
  const { lines, ...account } = firstOf('itau')
  expect(account).toEqual({
    ...{ bank: '0341', branch: '', number: '1234567890', kind: 'account' },
    balance: { amount: 239_850, day: '2026-10-20' },
    missing: { amount: 0, unknown: 0 },
  })
  expect(brief(lines)).toEqual([
    ['2026-10-01', -185_000, 'PAGTO ALUGUEL SALA 12', '20261001001'],
    ['2026-10-05', 435_090, 'PIX RECEBIDO PADARIA SÃO JOÃO', '20261005001'],
    ['2026-10-05', -8_990, 'COBRANÇA INTERNET', '20261005002'],
    ['2026-10-20', -1_250, 'TARIFA PACOTE SERVIÇOS', '20261020001'],
  ])
})

test('a decimal comma, with thousands grouped', () => {
  expect(firstOf('bradesco').lines.map(({ amount }) => amount)).toEqual([-185_000, 435_090])
  expect(firstOf('bradesco').balance).toEqual({ amount: 250_090, day: '2026-10-05' })
})

test('a repeated FITID, and UTF-8 whatever the head says', () => {
  expect(brief(firstOf('bancoDoBrasil').lines)).toEqual([
    ['2026-10-09', -20_000, 'Pix - Enviado João', '100901'],
    ['2026-10-09', -3_550, 'Pix - Enviado Ação Ltda', '100901'],
    ['2026-10-09', 100_000, 'Pix - Recebido', '100901'],
  ])
})

test('no FITID, and two equal lines', () => {
  expect(brief(firstOf('santander').lines)).toEqual([
    ['2026-10-12', -750, 'CAFE DA ESQUINA', ''],
    ['2026-10-12', -750, 'CAFE DA ESQUINA', ''],
    ['2026-10-13', 30_000, 'DEPOSITO', ''],
  ])
})

test('amounts without any sign get it from what the transaction is; with signs, the sign decides', () => {
  expect(firstOf('caixa').lines.map(({ amount }) => amount)).toEqual([-15_000, 90_000])
  const movements = [
    { day: '2026-10-14', amount: '150.00', text: 'ESTORNO', type: 'DEBIT' },
    { day: '2026-10-14', amount: '-1.00', text: 'TARIFA', type: 'CREDIT' },
  ]
  const [signed] = read(makeOfx([{ number: '1', movements }])).statements
  expect(signed!.lines.map(({ amount }) => amount)).toEqual([15_000, -100])
})

test('the payment of a card comes in, without a sign too', () => {
  const movements = [{ day: '2026-10-14', amount: '99.90', text: 'PAGAMENTO EFETUADO', type: 'PAYMENT' }]
  const amountOf = (card: boolean) => read(makeOfx([{ number: '1', card, movements }])).statements[0]!.lines[0]!.amount
  expect([amountOf(true), amountOf(false)]).toEqual([9_990, -9_990])
})

test('NAME and MEMO become one description', () => {
  expect(firstOf('nubank').lines[0]).toMatchObject({ description: 'Compra no débito - LIVRARIA & CIA', amount: -4_990 })
  const movements = [{ day: '2026-10-14', amount: '1.00', text: 'FULANO' }]
  const [both] = read(makeOfx([{ number: '1', movements }], { name: 'PIX RECEBIDO' })).statements
  expect(both!.lines[0]!.description).toBe('PIX RECEBIDO - FULANO')
})

test('XML with several accounts', () => {
  const { statements } = read(STATEMENTS.sicredi())
  expect(statements.map(({ bank, branch, number, kind }) => [bank, branch, number, kind])).toEqual([
    ['748', '0101', '12345', 'account'],
    ['', '', '4000********1234', 'card'],
  ])
  expect(brief(statements[0]!.lines)).toEqual([['2026-10-21', -1_000, 'CESTA <BÁSICA> & CIA', '1']])
  expect(brief(statements[1]!.lines)).toEqual([['2026-10-22', -9_990, 'HOSPEDAGEM SITE', '1']])
})

test('a CSV is read by a guess, or by the mapping for its columns', () => {
  const card = read(STATEMENTS.nubankCard())
  expect(card.table!.mapping).toMatchObject({ date: 0, description: [1], amount: 2, comma: false, dates: 'ymd' })
  expect(brief(card.statements[0]!.lines)).toEqual([
    ['2026-10-17', -4_590, 'Papelaria Central', ''],
    ['2026-10-18', -4_000, 'Domínio .com.br, anual', ''],
    ['2026-10-19', 8_590, 'Pagamento recebido', ''],
  ])
  const remembered = { [card.headers[0]!]: { ...card.table!.mapping, inverted: false } }
  expect(read(STATEMENTS.nubankCard(), { remembered }).statements[0]!.lines.map(({ amount }) => amount)).toEqual([
    4_590, 4_000, -8_590,
  ])
})

test('the order of days is that in which all of them exist', () => {
  const rows = Array.from({ length: 60 }, (_, index) => [`10/0${(index % 9) + 1}/2026`, 'x', '1.00'])
  const csv = makeCsv([['Data', 'Texto', 'Valor'], ...rows, ['10/31/2026', 'x', '1.00']])
  const { lines } = read(csv).statements[0]!
  expect([lines[0]!.day, lines.at(-1)!.day]).toEqual(['2026-10-01', '2026-10-31'])
})

test('a CSV with lines above and below its table', () => {
  expect(brief(firstOf('inter').lines)).toEqual([
    ['2026-10-23', 123_456, 'Pix recebido - Ana Lúcia', ''],
    ['2026-10-24', -23_456, 'Pagamento efetuado - Energia', ''],
  ])
  expect(firstOf('inter').lines.map(({ line }) => line)).toEqual([7, 8])
  expect(brief(firstOf('bradescoCsv').lines)).toEqual([
    ['2026-10-02', 50_000, 'PIX RECEBIDO CONCEIÇÃO', '1002'],
    ['2026-10-03', -12_035, 'CONTA DE LUZ', '1003'],
  ])
})

test('two transactions whose closing tag is left out are two', () => {
  const text = STATEMENTS.itau().toString('latin1').replaceAll('</STMTTRN>', '')
  expect(read(Buffer.from(text, 'latin1')).statements[0]!.lines).toHaveLength(4)
})

test.each([
  ['12,50 D', -1_250],
  ['12,50 C', 1_250],
  ['1.234,56-', -123_456],
  ['(12,50)', -1_250],
  ['R$ 12', 1_200],
  ['-R$ 1.000,00', -100_000],
  ['+3,5', 350],
  ['−3,50', -350],
])('an amount %s', (cell, cents) => {
  const csv = makeCsv([
    ['Data', 'Descrição', 'Valor'],
    ['01/10/2026', 'a', '1,00'],
    ['01/10/2026', 'a', cell],
  ])
  expect(read(csv).statements[0]!.lines[1]!.amount).toBe(cents)
})

test('a text that a spreadsheet would run is a text, and long ones are cut', () => {
  const csv = makeCsv([
    ['Data', 'Descrição', 'Valor'],
    ['01/10/2026', '=HYPERLINK(1)', '1,00'],
    ['02/10/2026', 'á'.repeat(5_000), '1,00'],
    ['03/10/2026', '', '1,00'],
  ])
  const [formula, long, none] = read(csv).statements[0]!.lines.map(({ description }) => description)
  expect([formula, long!.length, none]).toEqual(['=HYPERLINK(1)', 300, 'Sem descrição'])
})

const balanced = (balance: string, day: string) =>
  makeOfx([{ number: '1', movements: [{ day: '2026-10-01', amount: '1.00', text: 'x' }] }], { balance: '12.30' })
    .toString('latin1')
    .replace('<BALAMT>12.30', `<BALAMT>${balance}`)
    .replace('<DTASOF>20261001', `<DTASOF>${day}`)

test.each([
  ['', '20261001', 'O saldo do extrato não tem um valor em reais: fica de fora.'],
  ['dez', '20261001', 'O saldo do extrato não tem um valor em reais (“dez”): fica de fora.'],
  ['12.30', '', 'O saldo do extrato não tem um dia que existe: fica de fora.'],
  ['0.00', '00000000', 'O saldo do extrato não tem um dia que existe (“00000000”): fica de fora.'],
])('an OFX with the balance %j of the day %j is read without it, which is said', (balance, day, text) => {
  const { statements, remarks } = read(balanced(balance, day))
  expect([statements[0]!.balance, statements[0]!.lines.length]).toEqual([null, 1])
  expect(remarks).toEqual([{ line: 50, text }])
})

test('a balance of zero is one', () => {
  const { statements, remarks } = read(balanced('0.00', '20261001'))
  expect([statements[0]!.balance, remarks]).toEqual([{ amount: 0, day: '2026-10-01' }, []])
})

test('what a CSV has beside its transactions is left out, each with its line and reason', () => {
  const csv = makeCsv([
    ['Extrato de outubro', '', '1.500,00'],
    ['Data', 'Descrição', 'Valor'],
    ['01/10/2026', 'SALDO ANTERIOR', ''],
    ['02/10/2026', 'TARIFA', '0,00'],
    ['', 'PIX', '-7,50'],
    ['03/10/2026', 'ç'.repeat(301), '1,00'],
    ['', 'só um texto', ''],
    ['Total', '', '1,00'],
  ])
  const { statements, remarks } = read(csv)
  expect(statements[0]!.lines.map(({ line, amount }) => [line, amount])).toEqual([[6, 100]])
  expect(remarks).toEqual([
    { line: 1, text: 'Acima da tabela: “Extrato de outubro 1.500,00” fica de fora.' },
    { line: 3, text: 'Saldo, e não transação: “01/10/2026 SALDO ANTERIOR” fica de fora.' },
    { line: 4, text: 'O valor de “TARIFA” é zero: fica de fora.' },
    { line: 5, text: 'Sem data: “PIX -7,50” fica de fora.' },
    { line: 6, text: `A descrição “${'ç'.repeat(40)}…” passa de 300 caracteres: entra cortada.` },
    { line: 7, text: 'Sem data: “só um texto” fica de fora.' },
    { line: 8, text: 'Sem data: “Total 1,00” fica de fora.' },
  ])
})

test('so is a transaction of zero of an OFX, and the others keep their numbers and directions', () => {
  const movements = [
    { day: '2026-10-01', amount: '0.00', text: 'TARIFA ISENTA', type: 'CREDIT' },
    { day: '2026-10-02', amount: '5.00', text: 'TARIFA', type: 'DEBIT' },
    { day: '2026-10-03', amount: '9.00', text: 'P'.repeat(400), type: 'CREDIT' },
  ]
  const { statements, remarks } = read(makeOfx([{ number: '1', movements }]))
  expect(statements[0]!.lines.map(({ line, amount }) => [line, amount])).toEqual([
    [2, -500],
    [3, 900],
  ])
  expect(remarks).toEqual([
    { line: 43, text: 'O valor de “TARIFA ISENTA” é zero: fica de fora.' },
    { line: 55, text: `A descrição “${'P'.repeat(40)}…” passa de 300 caracteres: entra cortada.` },
  ])
})

test('50,000 transactions are read in seconds', () => {
  const { lines } = read(makeLongOfx(50_000)).statements[0]!
  expect(lines).toHaveLength(50_000)
  expect(lines.at(-1)!.fitid).toBe('20241101049999')
})
