import { expect, test } from 'vitest'
import { decodeText } from '#csv/decode-text.ts'
import { groupedMoney } from '#money.ts'
import { BANK_LAYOUTS } from '#tests/bank-layouts.ts'
import { makeCsv } from '#tests/bank-statements.ts'
import { splitCsv } from './csv.ts'
import { type CsvMapping, readCsvAmount } from './csv-mapping.ts'
import { readStatements } from './read-statements.ts'

/** A layout's table, its head and how it is read: what a variation begins from. */
interface Base {
  rows: string[][]
  head: number
  mapping: CsvMapping
}
type Table = readonly (readonly string[])[]

function read(bytes: Uint8Array) {
  const answer = readStatements({ bytes, limits: { amount: 10_000_000_000 } })
  if ('fault' in answer) throw new Error(answer.fault)
  return { ...answer, lines: answer.statements[0]!.lines }
}

/** What a table's amounts are in: one column, or one for each side. */
const amountsOf = ({ amount, income, expense }: CsvMapping) => [amount, income, expense].filter((at) => at !== null)

/** A table with the cells of some columns below its head written in another way. */
const rewrite = ({ rows, head }: Base, columns: readonly number[], write: (cell: string, row: string[]) => string) =>
  rows.map((row, at) =>
    at <= head ? row : row.map((cell, column) => (columns.includes(column) && cell ? write(cell, row) : cell)),
  )

const centsOf = (cell: string, { mapping }: Base) => readCsvAmount(cell, mapping.comma)

/** Amounts written anew: those that are none stay. */
const withAmounts = (base: Base, write: (cents: number) => string) =>
  rewrite(base, [...amountsOf(base.mapping), base.mapping.balance ?? -1], (cell) => {
    const cents = centsOf(cell, base)
    return cents === undefined ? cell : write(cents)
  })

/** Columns added to each row, by where they stand. */
const insert = (rows: Table, at: number, name: (row: readonly string[], index: number) => string): string[][] =>
  rows.map((row, index) => row.toSpliced(at, 0, name(row, index)))

const width = ({ rows, head }: Base) => rows[head]!.length

interface Variation {
  /** Whether it can be made of a table. */
  fits?: (base: Base) => boolean
  make: (base: Base) => Table
  separator?: string
  encoding?: 'latin1' | 'utf8'
  /** Of the whole file. */
  finish?: (bytes: Buffer) => Buffer
}

const hasOneAmount = ({ mapping }: Base) => mapping.amount !== null && mapping.sign === null

const VARIATIONS: Readonly<Record<string, Variation>> = {
  'a byte order mark': {
    make: ({ rows }) => rows,
    finish: (bytes) => Buffer.concat([Buffer.from('\ufeff'), bytes]),
  },
  semicolons: { make: ({ rows }) => rows, separator: ';' },
  commas: { make: ({ rows }) => rows, separator: ',' },
  tabs: { make: ({ rows }) => rows, separator: '\t' },
  'Latin-1': {
    // What Windows-1252 has not.
    make: ({ rows }) => rows.map((row) => row.map((cell) => cell.replaceAll('•', '*'))),
    encoding: 'latin1',
  },
  'UTF-16': {
    make: ({ rows }) => rows,
    finish: (bytes) => Buffer.from(`\ufeff${bytes.toString('utf8')}`, 'utf16le'),
  },
  'line ends of Unix': {
    make: ({ rows }) => rows,
    finish: (bytes) => Buffer.from(bytes.toString('utf8').replaceAll('\r\n', '\n')),
  },
  'a line break in a quoted text': {
    make: (base) =>
      rewrite(base, base.mapping.description.slice(0, 1), (cell) => cell.replace(/(?<=\S) (?=\S)/, '\r\n')),
  },
  'thousands with points': { make: (base) => withAmounts(base, groupedMoney) },
  'thousands with commas': {
    make: (base) => withAmounts(base, (cents) => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })),
  },
  'R$ before each': { make: (base) => withAmounts(base, (cents) => `R$ ${groupedMoney(cents)}`) },
  'negative amounts in parentheses': {
    make: (base) => withAmounts(base, (cents) => (cents < 0 ? `(${groupedMoney(-cents)})` : groupedMoney(cents))),
  },
  'the minus behind': {
    make: (base) => withAmounts(base, (cents) => (cents < 0 ? `${groupedMoney(-cents)}-` : groupedMoney(cents))),
  },
  'a true minus and a plus': {
    make: (base) => withAmounts(base, (cents) => `${cents < 0 ? '−' : '+'}${groupedMoney(Math.abs(cents))}`),
  },
  'letters behind the amounts': {
    fits: hasOneAmount,
    make: (base) =>
      withAmounts(
        base,
        (cents) => `${groupedMoney(Math.abs(cents))} ${(cents < 0) !== base.mapping.inverted ? 'D' : 'C'}`,
      ),
  },
  'a column of C and D': {
    fits: hasOneAmount,
    make: (base) => {
      const at = base.mapping.amount!
      const unsigned = withAmounts(base, (cents) => groupedMoney(Math.abs(cents)))
      return unsigned.map((row, index) => {
        if (index < base.head) return row
        if (index === base.head) return row.toSpliced(at + 1, 0, 'D/C')
        const cents = centsOf(base.rows[index]![at] ?? '', base)
        const letter = cents === undefined ? '' : cents < 0 !== base.mapping.inverted ? 'D' : 'C'
        return row.toSpliced(at + 1, 0, letter)
      })
    },
  },
  'a total at the end': {
    make: (base) => [
      ...base.rows,
      base.rows[base.head]!.map((_, at) => (at === 0 ? 'Total' : amountsOf(base.mapping).includes(at) ? '99,99' : '')),
    ],
  },
  'a total in the description': {
    make: (base) => [
      ...base.rows,
      base.rows[base.head]!.map((_, at) =>
        at === (base.mapping.description[0] ?? 1) ? 'TOTAL' : amountsOf(base.mapping).includes(at) ? '99,99' : '',
      ),
    ],
  },
  'an empty column first': { make: ({ rows }) => insert(rows, 0, () => '') },
  'an empty column last': { make: (base) => insert(base.rows, width(base), () => '') },
  'an empty column before the amounts': {
    make: (base) => insert(base.rows, amountsOf(base.mapping)[0]!, () => ''),
  },
  'a column of another kind': {
    // So plain a head has no more columns: with one it is an account's.
    fits: ({ rows, head }) => rows[head]!.join() !== 'data,lançamento,valor',
    make: (base) =>
      insert(base.rows, 1, (row, at) =>
        at === base.head ? 'Agência' : at > base.head && row[base.mapping.date] ? '0001' : '',
      ),
  },
  'years of two digits': {
    make: (base) =>
      rewrite(base, [base.mapping.date], (cell) =>
        cell
          .replace(/^(\d\d)[/-](\d\d)[/-]\d\d(\d\d)/, '$1/$2/$3')
          .replace(/^\d\d(\d\d)-?(\d\d)-?(\d\d)/, (_, year, month, day) => `${day}/${month}/${year}`),
      ),
  },
  'an hour beside the day': {
    make: (base) =>
      rewrite(base, [base.mapping.date], (cell) =>
        /^0|^\d{8}$|:/.test(cell) && !/^0[1-9]/.test(cell) ? cell : `${cell} 10:32`,
      ),
  },
  'its head again in the middle': {
    // Not amid the rows of one transaction.
    make: ({ rows, head, mapping }) =>
      rows.toSpliced(
        rows.findLastIndex((row) => row[mapping.date]),
        0,
        rows[head]!,
      ),
  },
  'a summary above with a head of its own': {
    make: ({ rows }) => [
      ['Saldo inicial', 'Créditos', 'Débitos', 'Saldo final'],
      ['10,00', '20,00', '-5,00', '25,00'],
      ...rows,
    ],
  },
  'whose it is and of when above': {
    make: ({ rows }) => [['Titular', 'TRES CAMADAS LTDA'], ['Período', '01/10/2026 a 31/10/2026'], [''], ...rows],
  },
  'a note below': {
    make: ({ rows }) => [...rows, [''], ['Extrato gerado em 01/11/2026 às 10:00. SAC 0800 123 4567.']],
  },
  'names in capitals without accents': {
    make: ({ rows, head }) =>
      rows.map((row, at) =>
        at === head ? row.map((cell) => cell.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()) : row,
      ),
  },
  'the oldest below': {
    fits: ({ rows, head, mapping }) => rows.slice(head + 1).every((row) => row[mapping.date] || row.length < 3),
    make: ({ rows, head }) => [...rows.slice(0, head + 1), ...rows.slice(head + 1).reverse()],
  },
}

/** A cell as RFC 4180 has it. */
const quoted = (cell: string, separator: string) =>
  cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

const said = (lines: readonly { day: string; amount: number; description: string }[]) =>
  lines.map(({ day, amount, description }) => `${day} ${amount} ${description}`)

const cases = Object.entries(BANK_LAYOUTS).flatMap(([bank, layout]) => {
  const bytes = layout.file()
  const { table } = read(bytes)
  const rows = splitCsv(decodeText(bytes)).map(({ cells }) => cells)
  const head = rows.findIndex((cells) => cells.join() === table!.header.join())
  const base = { rows, head, mapping: table!.mapping }
  return Object.entries(VARIATIONS)
    .filter(([, { fits }]) => fits?.(base) ?? true)
    .map(([name, variation]) => ({ bank, name, base, bytes, variation }))
})

test.each(cases)('$bank with $name is read as without', ({ base, bytes, variation }) => {
  const { make, separator = ';', encoding = 'utf8', finish } = variation
  const made = makeCsv(
    make(base).map((row) => row.map((cell) => quoted(cell, separator))),
    separator,
    encoding,
  )
  const { lines } = read(finish?.(made) ?? made)
  const expected = said(read(bytes).lines).map((line) => (encoding === 'latin1' ? line.replaceAll('•', '*') : line))
  expect(said(lines).sort()).toEqual(expected.sort())
})
