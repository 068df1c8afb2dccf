/** CSV statements, which have no standard: a mapping says which column is what. Parsed by csv-parse (RFC 4180). */
import { CsvError, parse } from 'csv-parse/sync'
import {
  type CsvMapping,
  type CsvRow,
  guessDelimiter,
  guessMapping,
  MAX_COLUMNS,
  readCsvAmount,
  readCsvDay,
} from './csv-mapping.ts'
import {
  cleanText,
  isStatementDay,
  MAX_LINES,
  makeLine,
  quote,
  type Remark,
  requireAmount,
  StatementFault,
  type StatementLimits,
  type StatementLine,
  UNKNOWN_FILE,
} from './statement.ts'

/** Characters of one row at most: beyond it a quotation mark was never closed. */
const MAX_ROW = 20_000
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

/** Splits a CSV, and says how to read it: by the mapping that `choose` returns for its header, else by a guess. Throws StatementFault. */
export function openCsv(text: string, choose: (header: readonly string[]) => CsvMapping | undefined): OpenCsv {
  const rows = split(text, guessDelimiter(text))
  const guess = guessMapping(rows)
  if (!guess) throw new StatementFault(UNKNOWN_FILE)
  const chosen = choose(guess.header)
  const sample = rows.slice(guess.first, guess.first + SAMPLE).map(({ cells }) => cells)
  return { rows, table: { header: guess.header, sample, mapping: chosen ?? guess.mapping, guessed: !chosen } }
}

/** Reads the transactions of a CSV. Throws StatementFault. */
export function readRows(
  { rows, table: { mapping } }: OpenCsv,
  limits: StatementLimits,
  remarks: Remark[],
): StatementLine[] {
  const lines = rows.flatMap((row) => readRow(row, mapping, { limits, remarks }) ?? [])
  if (lines.length === 0) throw new StatementFault('Nenhuma linha tem um dia e um valor nestas colunas.')
  if (lines.length > MAX_LINES)
    throw new StatementFault(`O arquivo tem mais de ${MAX_LINES.toLocaleString('pt-BR')} transações.`)
  return lines
}

function split(text: string, delimiter: string): CsvRow[] {
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_ROW,
      trim: true,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    let line = 0
    return records.flatMap(({ info, record }) => {
      const row = { line: line + 1, cells: record.map(cleanText) }
      line = info.lines
      if (record.length > MAX_COLUMNS) throw new StatementFault(`A linha tem mais de ${MAX_COLUMNS} colunas.`, row.line)
      return row.cells.some(Boolean) ? [row] : []
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { code, lines } = error as CsvError & { lines?: number }
    if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE')
      throw new StatementFault('As aspas que se abrem aqui não se fecham.', lines ?? null)
    throw new StatementFault(UNKNOWN_FILE)
  }
}

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
  if (cells.length <= last) throw new StatementFault('A linha termina antes do valor.', line)
  const day = readCsvDay(typed, mapping.dates)
  if (!day || !isStatementDay(day)) throw new StatementFault(`A data ${quote(typed)} não existe.`, line)
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
    if (amount === undefined) throw new StatementFault(`O valor ${quote(typed)} não é um valor em reais.`, line)
    return amount
  }
  const signed = read(mapping.amount)
  if (signed !== null) return mapping.inverted && signed !== 0 ? -signed : signed
  const [income, expense] = [read(mapping.income), read(mapping.expense)]
  if (income && expense) throw new StatementFault('A linha tem crédito e débito ao mesmo tempo.', line)
  if (income === null && expense === null) return null
  // Debits are written with a sign or without.
  return income || -Math.abs(expense ?? 0) || 0
}
