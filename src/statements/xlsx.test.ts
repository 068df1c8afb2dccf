import { expect, test } from 'vitest'
import { faultOf } from '#tests/read-statement.ts'
import { type Cell, makeXlsx, makeZip } from '#tests/spreadsheets.ts'
import { readStatementFile, type StatementFile } from './read-statements.ts'

const file = (bytes: Uint8Array): StatementFile => ({ bytes, limits: { amount: 10_000_000_000 } })
async function read(rows: readonly (readonly Cell[])[], shape = {}) {
  const answer = await readStatementFile(file(await makeXlsx(rows, shape)))
  if ('fault' in answer) throw new Error(answer.fault)
  return answer
}
const faultIn = async (bytes: Uint8Array) => faultOf(await readStatementFile(file(bytes)))
const HEAD = ['Data', 'Histórico', 'Valor']

test('a spreadsheet is read as a CSV is: days, texts, numbers, and rows that are no transactions', async () => {
  const { statements, remarks, format, table } = await read([
    ['Extrato de outubro'],
    [null],
    HEAD,
    [{ day: 46_296 }, 'SALDO ANTERIOR', 100],
    [{ day: 46_297 }, 'PIX RECEBIDO ANA', 1234.5600000000002],
    ['03/10/2026', 'TARIFA', '-1.007,50'],
    [null, 'Total', 227.06],
  ])
  expect(format).toBe('xlsx')
  expect(table!.header).toEqual(HEAD)
  expect(statements[0]!.lines.map(({ line, day, amount }) => [line, day, amount])).toEqual([
    [5, '2026-10-02', 123_456],
    [6, '2026-10-03', -100_750],
  ])
  expect(remarks.map(({ line }) => line)).toEqual([1, 4, 7])
})

test('days without a format are days where the column is called so, and numbers elsewhere', async () => {
  const { statements } = await read([
    ['Data', 'Documento', 'Histórico', 'Valor'],
    [46_297, 46_297, 'PIX', -10],
  ])
  expect(statements[0]!.lines[0]).toMatchObject({ day: '2026-10-02', fitid: '46297', amount: -1_000 })
})

test('a formula stands for the value that was saved with it, and without one for nothing; nothing is worked out', async () => {
  const { statements, remarks } = await read([
    HEAD,
    ['01/10/2026', 'PIX', { formula: '1+1', value: 2.5 }],
    ['02/10/2026', 'PIX', { formula: 'WEBSERVICE("http://localhost")' }],
    ['03/10/2026', 'PIX', { error: '#REF!' }],
  ])
  expect(statements[0]!.lines.map(({ amount }) => amount)).toEqual([250])
  expect(remarks.map(({ line, text }) => [line, text.slice(0, 9)])).toEqual([
    [3, 'Sem valor'],
    [4, 'Sem valor'],
  ])
})

test('merged cells have their value once', async () => {
  const rows = [['Extrato', null, null], HEAD, ['01/10/2026', 'PIX', 5], ['01/10/2026', 'TARIFA', -2]]
  const { statements } = await read(rows, { merged: 'A1:C1' })
  expect(statements[0]!.lines.map(({ amount }) => amount)).toEqual([500, -200])
})

test('more decimals than cents are no amount', async () => {
  expect(await faultIn(await makeXlsx([HEAD, ['01/10/2026', 'PIX', 1.5], ['01/10/2026', 'PIX', 12.345]]))).toBe(
    'Linha 3: o valor “12,345” não é um valor em reais.',
  )
})

test('a bomb is refused before it is unpacked, and so is what only says it is small', async () => {
  const sheet = `<sheetData>${' '.repeat(60 * 1024 * 1024)}</sheetData>`
  const bomb = await makeXlsx([], { sheet })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await faultIn(bomb)).toMatch(/grande demais/)
  // The list says 100 bytes of a file that is much longer.
  const lying = Buffer.from(await makeXlsx([], { sheet: `<sheetData>${' '.repeat(900_000)}</sheetData>` }))
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  lying.writeUInt32LE(100, lying.lastIndexOf(name) - 46 + 24)
  expect(await faultIn(lying)).toMatch(/danificada/)
})

test.each([
  '<row r="1048576"><c r="A1048576"><v>1</v></c></row>',
  '<row r="1"><c r="XFD1"><v>1</v></c></row>',
  '<row r="1"><c r="A1048576"><v>1</v></c></row>',
  "<row r='1048576'><c><v>1</v></c></row>",
  '<row r="1e9"><c r="A1"><v>1</v></c></row>',
  '<row spans=">" r = "1048576"><c r="A1"><v>1</v></c></row>',
  '<row r="1"><c r="&#88;FD1"><v>1</v></c></row>',
  '<x:row r="1048576"><x:c r="A1"><x:v>1</x:v></x:c></x:row>',
])('a cell far out (%s) is refused, and all before it is not filled', async (row) =>
  expect(await faultIn(await makeXlsx([], { sheet: `<sheetData>${row}</sheetData>` }))).toMatch(/grande/),
)

test.each([
  ['a ZIP of something else', () => makeZip({ 'foto.txt': 'x' })],
  ['half a spreadsheet', async () => (await makeXlsx([HEAD])).subarray(0, 300)],
  ['one whose XML is cut', () => makeXlsx([], { sheet: '<sheetData><row r="1"><c' })],
])('%s is refused', async (_, make) => {
  expect(await faultIn(await make())).toMatch(/planilha/)
})

test('a text that is stored once and stands in many cells is read by its beginning alone', async () => {
  const rows = Array.from({ length: 5000 }, (_, at): Cell[] => ['01/10/2026', { shared: 0 }, at + 1])
  const { statements, remarks } = await read([HEAD, ...rows], { shared: ['PIX '.repeat(200_000)] })
  expect(statements[0]!.lines).toHaveLength(5000)
  expect(remarks[0]!.text).toMatch(/entra cortada/)
})

test('a document type in a sheet, and with it every entity of one, is not followed', async () => {
  const sheet = `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row></sheetData>`
  const bytes = await makeXlsx([], { sheet, before: '<!DOCTYPE x [<!ENTITY b SYSTEM "file:///etc/passwd">]>' })
  expect(await faultIn(bytes)).toMatch(/planilha|extrato/)
})

test('a sheet without a table is no statement', async () => {
  expect(await faultIn(await makeXlsx([['Olá'], ['tudo bem']]))).toMatch(/não é um extrato/)
})

test('20,000 rows are read in seconds', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at): Cell[] => [{ day: 46_000 + (at % 300) }, `PIX ${at}`, at + 0.5])
  const { statements } = await read([HEAD, ...rows])
  expect(statements[0]!.lines).toHaveLength(20_000)
})
