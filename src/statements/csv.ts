/** CSV statements, which have no standard: a mapping says which column is what. Parsed by csv-parse (RFC 4180). */
import type { CsvRow } from '#csv/csv-row.ts'
import { FileFault, quote } from '#csv/file-fault.ts'
import { guessDelimiter, splitRows } from '#csv/split-rows.ts'
import { type CsvMapping, guessMapping, readCsvAmount, readCsvDay } from './csv-mapping.ts'
import {
  cleanText,
  isStatementDay,
  MAX_LINES,
  makeLine,
  type Remark,
  requireAmount,
  type StatementLimits,
  type StatementLine,
  UNKNOWN_FILE,
} from './statement.ts'

/** Rows that are shown to choose columns by. */
const SAMPLE = 8

/** A CSV as a table, for the mapping of its columns. */
export interface CsvTable {
  /** The names of the columns; empty where no row names them. */
  header: string[]
  /** The first rows with transactions. */
  sample: string[][]
  /** How it was read. */
  mapping: CsvMapping
  /** Whether the mapping is a guess. */
  guessed: boolean
}

/** A CSV, split into its cells. */
interface OpenCsv {
  rows: CsvRow[]
  table: CsvTable
}

/** Splits a CSV, and says how to read it: by the mapping that `choose` returns for its header, else by a guess. Throws FileFault. */
export function openCsv(text: string, choose: (header: readonly string[]) => CsvMapping | undefined): OpenCsv {
  const rows = split(text)
  const guess = guessMapping(rows)
  if (!guess) throw new FileFault(UNKNOWN_FILE)
  const chosen = choose(guess.header)
  const sample = rows.slice(guess.first, guess.first + SAMPLE).map(({ cells }) => cells)
  return { rows, table: { header: guess.header, sample, mapping: chosen ?? guess.mapping, guessed: !chosen } }
}

/** Reads the transactions of a CSV. Throws FileFault. */
export function readRows(
  { rows, table: { mapping } }: OpenCsv,
  limits: StatementLimits,
  remarks: Remark[],
): StatementLine[] {
  const lines = rows.flatMap((row) => readRow(row, mapping, { limits, remarks }) ?? [])
  if (lines.length === 0) throw new FileFault('Nenhuma linha tem um dia e um valor nestas colunas.')
  if (lines.length > MAX_LINES)
    throw new FileFault(`O arquivo tem mais de ${MAX_LINES.toLocaleString('pt-BR')} transações.`)
  return lines
}

/** The rows that have something, each cell in one line. */
const split = (text: string): CsvRow[] =>
  splitRows(text, guessDelimiter(text), UNKNOWN_FILE)
    .map(({ line, cells }) => ({ line, cells: cells.map(cleanText) }))
    .filter(({ cells }) => cells.some(Boolean))

interface Reading {
  limits: StatementLimits
  remarks: Remark[]
}

/** The transaction of a row; null for a heading, a balance or a total. One that has a day or an amount is remarked. */
function readRow({ line, cells }: CsvRow, mapping: CsvMapping, { limits, remarks }: Reading): StatementLine | null {
  const cell = (at: number | null) => (at === null ? '' : (cells[at] ?? ''))
  const typed = cell(mapping.date)
  // A heading above the table or a total below it: its first column has a text, or nothing.
  if (!/^\d/.test(typed)) {
    const amounts = [mapping.amount, mapping.income, mapping.expense].map(cell)
    const amount = amounts.find((text) => /\d/.test(text) && readCsvAmount(text, mapping.comma) !== undefined)
    if (amount) remarks.push({ line, text: `O valor ${quote(amount)} não tem data: fica de fora.` })
    return null
  }
  const last = Math.max(mapping.date, mapping.amount ?? 0, mapping.income ?? 0, mapping.expense ?? 0)
  if (cells.length <= last) throw new FileFault('A linha termina antes do valor.', line)
  const day = readCsvDay(typed, mapping.dates)
  if (!day || !isStatementDay(day)) throw new FileFault(`A data ${quote(typed)} não existe.`, line)
  const amount = readAmounts(cell, mapping, line)
  const description = mapping.description.map(cell).filter(Boolean).join(' - ')
  if (amount === null) {
    remarks.push({ line, text: `${quote(description || typed)} não tem valor: fica de fora.` })
    return null
  }
  requireAmount(amount, limits, line)
  return makeLine({ line, day, amount, description, fitid: cell(mapping.fitid) }, line, remarks)
}

/** The signed amount of a row; null where the row has none, e.g. one that states the day's balance. */
function readAmounts(cell: (at: number | null) => string, mapping: CsvMapping, line: number): number | null {
  const read = (at: number | null) => {
    const typed = cell(at)
    if (!typed) return null
    const amount = readCsvAmount(typed, mapping.comma)
    if (amount === undefined) throw new FileFault(`O valor ${quote(typed)} não é um valor em reais.`, line)
    return amount
  }
  const signed = read(mapping.amount)
  if (signed !== null) return mapping.inverted && signed !== 0 ? -signed : signed
  const [income, expense] = [read(mapping.income), read(mapping.expense)]
  if (income && expense) throw new FileFault('A linha tem crédito e débito ao mesmo tempo.', line)
  if (income === null && expense === null) return null
  // Debits are written with a sign or without.
  return income || -Math.abs(expense ?? 0) || 0
}
