import { expect, test } from 'vitest'
import { makeCsv, makeLongOfx, makeOfx, STATEMENTS } from '#tests/bank-statements.ts'
import { fault, read } from '#tests/read-statement.ts'
import { readStatements } from './read-statements.ts'

test('a file that is cut is refused as a whole, wherever it is cut', () => {
  const whole = STATEMENTS.itau()
  const end = whole.lastIndexOf('</OFX>')
  // Within the head it is not yet an OFX.
  for (let at = whole.indexOf('<OFX>') + 5; at <= end; at += 7)
    expect(fault(whole.subarray(0, at))).toMatch(/termina antes do fim|Falta/)
  expect(fault(whole.subarray(0, end))).toBe(
    'Linha 11: o arquivo termina antes do fim do extrato. Baixe o extrato de novo no banco.',
  )
})

test.each([
  ['', 'O arquivo está vazio.'],
  [' \r\n\r\n', 'O arquivo está vazio.'],
  ['%PDF-1.7 ...', 'Este arquivo é um PDF. Baixe o extrato do banco como OFX, CSV ou XLSX.'],
  ['PK\x03\x04abc', /planilha do Excel/],
  ['<!DOCTYPE html><html><body>Sessão expirada', /página da internet/],
  ['\0\x01\x02\x03', /não é um extrato/],
  ['Olá, tudo bem?\nSegue o extrato.', /não é um extrato/],
  ['{"transactions":[{"date":"2026-10-01","amount":1}]}', /não é um extrato/],
  ['OFXHEADER:100\n\n<OFX><SIGNONMSGSRSV1></SIGNONMSGSRSV1></OFX>', /não tem extrato/],
])('another file (%j) is refused', (text, message) => {
  expect(fault(text)).toMatch(message)
})

const withFirst = (change: Record<string, string>) =>
  makeOfx([{ number: '1', movements: [{ day: '2026-10-01', amount: '1.00', text: 'x', ...change }] }])

test.each([
  [{ day: '2026-02-30' }, 'Linha 43: a data “20260230” não existe.'],
  [{ amount: '12,345' }, 'Linha 43: o valor “12,345” não é um valor em reais.'],
  [{ amount: '1.234' }, 'Linha 43: o valor “1.234” não é um valor em reais.'],
  [{ amount: '1e3' }, 'Linha 43: o valor “1e3” não é um valor em reais.'],
  [{ amount: 'dez' }, 'Linha 43: o valor “dez” não é um valor em reais.'],
  [{ amount: '10000000000000.01' }, 'Linha 43: o valor “10000000000000.01” não é um valor em reais.'],
  [{ amount: '-100000000.01' }, 'Linha 43: o valor −R$\u00a0100.000.000,01 passa do maior, R$\u00a0100.000.000,00.'],
  [{ day: '0026-10-01' }, 'Linha 43: a data “00261001” não existe.'],
  [{ amount: ' ' }, 'Linha 43: falta o valor da transação.'],
])('an OFX with %j names the line', (change, message) => {
  expect(fault(withFirst(change))).toBe(message)
})

test.each([
  [['30/02/2026', 'x', '1,00'], 'Linha 3: a data “30/02/2026” não existe.'],
  [['3/10', 'x', '1,00'], 'Linha 3: a data “3/10” não existe.'],
  [['03/10/2026', 'x', '1e3'], 'Linha 3: o valor “1e3” não é um valor em reais.'],
  [['03/10/2026', 'x', '1,005'], 'Linha 3: o valor “1,005” não é um valor em reais.'],
  [['03/10/2026', 'x'], 'Linha 3: a linha termina antes do valor.'],
  [['03/10/2026', '"x', '1,00'], 'Linha 3: as aspas que se abrem aqui não se fecham.'],
])('a CSV with the row %j names the line', (row, message) => {
  expect(fault(makeCsv([['Data', 'Descrição', 'Valor'], ['01/10/2026', 'a', '1,00'], row]))).toBe(message)
})

test('the rest of a file stands without what cannot be read of it, which is kept with its text; of nothing else it is refused', () => {
  const rows = [
    ['Data', 'Descrição', 'Valor'],
    ['01/10/2026', 'a', '1,00'],
    ['31/09/2026', 'Padaria', '2,00'],
    ['', 'da esquina', ''],
    ['02/10/2026', 'b', 'dez'],
    ['03/10/2026', 'c', '3,00'],
  ]
  const { statements, unread, remarks } = read(makeCsv(rows))
  expect(statements[0]!.lines.map(({ line, amount }) => [line, amount])).toEqual([
    [2, 100],
    [6, 300],
  ])
  expect(unread).toEqual([
    { line: 3, why: 'A data “31/09/2026” não existe.', text: '31/09/2026 Padaria 2,00 da esquina' },
    { line: 5, why: 'O valor “dez” não é um valor em reais.', text: '02/10/2026 b dez' },
  ])
  expect(remarks).toEqual([])
  const bad = { day: '2026-02-30', amount: '-1.00', text: 'x' }
  const good = { day: '2026-10-01', amount: '5.00', text: 'y', kind: 'DEBIT' }
  const ofx = read(makeOfx([{ number: '1', movements: [bad, good] }]))
  // The one with a sign says that the file has signs, though it cannot be read.
  expect(ofx.statements[0]!.lines).toMatchObject([{ line: 2, amount: 500 }])
  expect(ofx.statements[0]!.missing).toEqual({ amount: -100, unknown: 0 })
  expect(ofx.unread).toMatchObject([
    { transaction: 1, why: 'A data “20260230” não existe.', text: expect.stringMatching(/-1\.00 x$/) },
  ])
  const none = readStatements({ bytes: makeCsv([rows[0]!, rows[2]!, rows[4]!]), limits: { amount: 1000 } })
  expect('fault' in none && none.fault).toBe('Linha 2: a data “31/09/2026” não existe.')
})

const rowsOf = (days: readonly string[]) => [['Data', 'Descrição', 'Valor'], ...days.map((day) => [day, 'x', '1,00'])]
const daysOf = (good: number, bad: number) => [
  ...Array.from({ length: good }, () => '03/10/2026'),
  ...Array.from({ length: bad }, () => '31/09/2026'),
]

test('where many lines cannot be read the columns are others, and the file is refused as a whole', () => {
  expect(read(makeCsv(rowsOf(daysOf(10, 2)))).unread).toHaveLength(2)
  expect(read(makeCsv(rowsOf(daysOf(57, 3)))).unread).toHaveLength(3)
  expect(() => read(makeCsv(rowsOf(daysOf(56, 3))))).toThrow('Linha 58: a data “31/09/2026” não existe.')
})

test('days that all exist in another order are read in that one, or not at all', () => {
  const csv = makeCsv(rowsOf(['05/04/2026', '05/13/2026', '06/02/2026']))
  const { table, statements } = read(csv)
  expect([table!.mapping.dates, statements[0]!.lines[0]!.day]).toEqual(['mdy', '2026-05-04'])
  const dmy = { ...table!.mapping, dates: 'dmy' as const }
  expect(() => read(csv, { mapping: dmy })).toThrow('Linha 3: a data “05/13/2026” não existe.')
})

test('a balance after each line stands beside a line that cannot be read, with what is missing until then', () => {
  const head = ['Data', 'Descrição', 'Valor', 'Saldo']
  const rows = (middle: string[], last = ['04/10/2026', 'd', '4,00', '110,00']) => [
    ...[head, ['01/10/2026', 'a', '1,00', '101,00'], middle, ['03/10/2026', 'c', '3,00', '106,00'], last],
  ]
  const whole = (all: string[][]) => read(makeCsv(all)).statements[0]
  const bad = ['31/09/2026', 'b', '2,00', '103,00']
  const right = { balance: { amount: 11_000, day: '2026-10-04' }, missing: { amount: 200, unknown: 0 } }
  expect(whole(rows(bad))).toMatchObject(right)
  expect(whole([head, ...rows(bad).slice(1).reverse()])).toMatchObject(right)
  expect(whole(rows(['02/10/2026', 'b', 'dois', '103,00']))).toMatchObject({
    ...right,
    missing: { amount: 0, unknown: 1 },
  })
  // After the balance nothing is missing.
  expect(whole(rows(['02/10/2026', 'b', '2,00', '103,00'], ['31/09/2026', 'd', '4,00', '110,00']))).toMatchObject({
    ...{ balance: { amount: 10_600, day: '2026-10-03' }, missing: { amount: 0, unknown: 0 } },
  })
  // Which way the file goes nobody can say.
  expect(whole([head, rows(bad)[1]!, ['02/10/2026', 'b', 'dois', ''], rows(bad)[3]!])).toMatchObject({ balance: null })
})

test('more than 100,000 are refused', () => {
  expect(() => read(makeCsv(rowsOf(daysOf(99_999, 2))))).toThrow(/tem mais de 100\.000 transações/)
  expect(fault(makeLongOfx(100_001))).toMatch(/tem mais de 100\.000 transações/)
})
