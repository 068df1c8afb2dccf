import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

/** A file of that many clients, of which some lines are others, by their number in the file. */
function fileWith(count: number, others: Readonly<Record<number, string>>) {
  const lines = ['Nome;E-mail;Telefone', ...Array.from({ length: count }, (_, n) => `Cliente ${n};c${n}@x.com;1`)]
  for (const [line, text] of Object.entries(others)) lines[Number(line) - 1] = text
  return new TextEncoder().encode(lines.join('\n'))
}

const NEVER = 'as aspas que se abrem aqui não se fecham.'
const ELSEWHERE = 'as aspas que se abrem aqui não se fecham no fim da coluna.'

test.each([
  ['at the beginning of its line', 10, { 3: '"Mau;a@x.com;1' }, `Linha 3: ${NEVER}`],
  ['within its line', 10, { 3: 'Mau;"a@x.com;1' }, `Linha 3: ${NEVER}`],
  ['far from the end', 3000, { 3: '"Mau;a@x.com;1' }, `Linha 3: ${NEVER}`],
  ['in the last line', 10, { 11: '"Mau;a@x.com;1' }, `Linha 11: ${NEVER}`],
  ['after a cell of two lines', 10, { 3: '"Rua A\nCentro";a@x.com;1', 6: '"Mau;a@x.com;1' }, `Linha 7: ${NEVER}`],
  ['before another one', 10, { 3: '"Mau;a@x.com;1', 7: '"Bom";b@x.com;2' }, `Linha 3: ${ELSEWHERE}`],
  ['around another one', 10, { 5: '"Tubo 3" longo";a@x.com;1' }, `Linha 5: ${ELSEWHERE}`],
])('a quotation mark that is not closed, %s, is named by its line', (_, count, others, fault) => {
  expect(readTable(fileWith(count, others))).toEqual({ fault })
})

test('a mark within a cell is a sign like any other', () => {
  const read = readTable(fileWith(2, { 3: 'Tubo 3" longo;a@x.com;1' }))
  expect(read).toMatchObject({ table: { rows: [{ line: 2 }, { line: 3, cells: ['Tubo 3" longo', 'a@x.com', '1'] }] } })
})
