import { expect, test } from 'vitest'
import { BANK_LAYOUTS } from '#tests/bank-layouts.ts'
import { makeCsv } from '#tests/bank-statements.ts'
import { faultOf } from '#tests/read-statement.ts'
import type { RememberedMapping } from './csv.ts'
import { guessByContent } from './guess-by-content.ts'
import { readStatements, type StatementFile } from './read-statements.ts'

function read(bytes: Uint8Array, rest: Partial<StatementFile> = {}) {
  const answer = readStatements({ bytes, limits: { amount: 10_000_000_000 }, ...rest })
  if ('fault' in answer) throw new Error(answer.fault)
  return { ...answer, statement: answer.statements[0]! }
}

test.each(Object.entries(BANK_LAYOUTS))('%s: each line is read, and each row that is none says why', (_, layout) => {
  const { statement, remarks } = read(layout.file())
  const { lines, ...account } = statement
  expect(lines.map(({ day, amount, description, fitid }) => [day, amount, description, fitid])).toEqual(layout.lines)
  expect(Object.fromEntries(remarks.map(({ line, text }) => [line, text.split(/[ ,:]/)[0]]))).toEqual(
    Object.fromEntries(Object.entries(layout.leftOut).map(([line, why]) => [line, why.split(' ')[0]])),
  )
  expect(account).toMatchObject({
    ...{ bank: layout.bank, kind: layout.card ? 'card' : 'account' },
    ...(layout.number && { number: layout.number }),
  })
})

test.each(Object.entries(BANK_LAYOUTS))('%s: no row vanishes', (_, layout) => {
  const { statement, remarks } = read(layout.file())
  const rows = layout
    .file()
    .toString('latin1')
    .split('\r\n')
    .filter((row) => /[^;,\s"]/.test(row))
  // Beside the one that names the columns.
  expect(statement.lines.length + remarks.length).toBe(rows.length - 1)
})

test.each(Object.entries(BANK_LAYOUTS))(
  '%s: what was imported before its head was known is known again',
  (_, layout) => {
    const { headers, table, statement } = read(layout.file())
    const before = table!.former
    // Where nothing is read in another way, or nothing was read at all.
    if (!before || !statement.lines.some(({ former }) => former)) return
    // As it was remembered then, and as its lines were kept.
    const { sign, balance, former, ...remembered } = before as RememberedMapping
    const again = read(layout.file(), { remembered: { [headers.at(-1)!]: remembered } })
    expect(again.table).toMatchObject({ mapping: table!.mapping, guessed: true })
    expect(again.table!.former).toMatchObject(remembered)
    const then = read(layout.file(), { mapping: before }).statement.lines.flatMap(({ hash, former }) => [hash, former])
    for (const { former: hash } of statement.lines) if (hash) expect(then).toContain(hash)
    expect(again.statement.lines).toEqual(statement.lines)
  },
)

test('a mapping that a person had chosen before is kept as it was', () => {
  const { file } = BANK_LAYOUTS['Nubank, card']!
  const { headers, table } = read(file())
  const { sign, balance, ...chosen } = { ...table!.mapping, inverted: false, description: [1, 0] }
  const { table: kept } = read(file(), { remembered: { [headers[0]!]: chosen } })
  expect(kept).toMatchObject({ mapping: { ...chosen, sign: null }, guessed: false, former: null })
})

test('a layout that was confirmed is read as it was, and still knows the lines from before', () => {
  const { file } = BANK_LAYOUTS['Nubank, card']!
  const { headers, table } = read(file())
  const confirmed = { ...table!.mapping, former: table!.former }
  const { table: kept, statement } = read(file(), { remembered: { [headers[0]!]: confirmed } })
  expect(kept).toMatchObject({ mapping: table!.mapping, guessed: false, former: table!.former })
  expect(statement.lines.every(({ former }) => former)).toBe(true)
})

test('a sign that is neither of both names the line', () => {
  const csv = makeCsv([
    ['Data', 'Histórico', 'Valor', 'D/C'],
    ['01/10/2026', 'a', '1,00', 'C'],
    ['02/10/2026', 'b', '2,00', 'D'],
    ['03/10/2026', 'c', '3,00', '?'],
  ])
  // Two of three are no column of signs: what it is has to be chosen.
  const { table, statement } = read(csv)
  expect([table!.mapping.sign, statement.lines.map(({ amount }) => amount)]).toEqual([null, [100, 200, 300]])
  const answer = readStatements({
    bytes: csv,
    limits: { amount: 10_000_000_000 },
    mapping: { ...table!.mapping, sign: 3 },
  })
  expect(faultOf(answer)).toBe('Linha 4: “?” não diz se o valor entrou ou saiu.')
})

test('a table without names is guessed by what stands in it, as before', () => {
  const rows = [
    ['01/10/2026', 'ALUGUEL', '-1.850,00'],
    ['02/10/2026', 'PIX ANA', '200,00'],
  ]
  const guess = guessByContent(rows.map((cells, at) => ({ line: at + 1, cells })))
  expect(read(makeCsv(rows)).table).toMatchObject({ mapping: guess!.mapping, former: null, header: [] })
})

test('a month of a card with a payment alone, or with more refunds than purchases, is read with its signs', () => {
  const card = (...rows: [string, string][]) =>
    read(
      makeCsv([['date', 'title', 'amount'], ...rows.map(([text, amount]) => ['2026-10-05', text, amount])], ','),
    ).statement.lines.map(({ amount }) => amount)
  expect(card(['Pagamento recebido', '-100.00'])).toEqual([10_000])
  expect(card(['Pagamento recebido', '-100.00'], ['Estorno de "Passagem"', '-5.00'], ['Papelaria', '7.00'])).toEqual([
    ...[10_000, 500, -700],
  ])
})

test("an account with the head of Itaú's card is none: its lines say so, or it has more columns", () => {
  const account = (head: string[], ...rows: string[][]) => {
    const { statement } = read(makeCsv([head, ...rows]))
    return [statement.kind, statement.bank, statement.lines.map(({ amount }) => amount)]
  }
  const [pix, shop] = [
    ['05/10/2026', 'PIX RECEBIDO ANA', '50,00'],
    ['06/10/2026', 'PAPELARIA', '-7,00'],
  ]
  expect(account(['Data', 'Lançamento', 'Valor'], pix!, shop!)).toEqual(['account', '', [5_000, -700]])
  expect(account(['Data', 'Lançamento', 'Documento', 'Valor'], ['05/10/2026', 'VENDA', '12', '50,00'])).toEqual([
    'account',
    '',
    [5_000],
  ])
})

test('an account whose lines name a shop, and of which most went out, keeps its signs', () => {
  const csv = makeCsv([
    ['Data', 'Estabelecimento', 'Valor'],
    ['05/10/2026', 'Pagamento de conta', '-100,00'],
    ['06/10/2026', 'Papelaria', '-7,00'],
    ['07/10/2026', 'Pix recebido', '50,00'],
    ['08/10/2026', 'Mercado', '-9,00'],
  ])
  expect(read(csv).statement.lines.map(({ amount }) => amount)).toEqual([-10_000, -700, 5_000, -900])
})
