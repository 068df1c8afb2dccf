import type { CsvRow } from '#csv/csv-row.ts'
import { fold } from '#fold.ts'
import { isDay } from '#time.ts'
import { parseCommaAmount, parsePointAmount } from './amount.ts'

/** Which columns of a CSV mean what, and how days and amounts are written. Columns count from 0. */
export interface CsvMapping {
  date: number
  /** Joined where there are several, `MAX_TEXTS` at most; empty where the file has none. */
  description: number[]
  /** The column of amounts with a sign; null where income and expenses have a column each. */
  amount: number | null
  income: number | null
  expense: number | null
  /** The bank's id of a transaction; null where there is none. */
  fitid: number | null
  dates: (typeof DATE_ORDERS)[number]
  /** Whether amounts are written with a decimal comma. */
  comma: boolean
  /** Whether positive amounts of a single column are expenses, as on most cards' statements. */
  inverted: boolean
}

/** How days are written: day first as 30/11/2026, month first, or year first. */
export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const
/** Columns that a description is joined from, at most. */
export const MAX_TEXTS = 5
/** The day of a cell, YYYY-MM-DD: '03/10/2026', '3.10.26', '2026-10-03T10:00:00'. Undefined for anything else. */
export function readCsvDay(cell: string, order: CsvMapping['dates']): string | undefined {
  const [, ...parts] = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?:[T\s].*)?$/.exec(cell) ?? []
  const [year = '', month = '', day = ''] = [...'ymd'].map((part) => parts[order.indexOf(part)])
  // Two digits are a year of this century, and never stand first.
  const century = year.length === 2 && order !== 'ymd' ? '20' : ''
  const written = `${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : undefined
}

/**
 * Cents of a cell by the decimal sign of its file, with a sign before or after it, or in the words of banks: '12,50 D'
 * (débito), '12,50 C' (crédito), '(12,50)'. Undefined for anything else.
 */
export function readCsvAmount(cell: string, comma: boolean): number | undefined {
  const parse = comma ? parseCommaAmount : parsePointAmount
  const text = comma ? cell : cell.replace(/^([+−-]?)\s*R\$\s*/i, '$1')
  const [, before, after] = /^\((.+)\)$|^(.+?)\s*(?:-|D|DB|Débito)$/i.exec(text) ?? []
  const debit = before ?? after
  if (debit === undefined) return parse(text.replace(/\s*(?:\+|C|CR|Crédito)$/i, ''))
  const amount = parse(debit)
  return amount === undefined || amount < 0 ? undefined : amount === 0 ? 0 : -amount
}

/** What columns are called, without accents, in lower case. */
const NAMES = {
  date: /^(data|date|dt|dia)\b|lancamento em/,
  description: /descri|histor|lancamento|titulo|title|memo|detalhe|estabelecimento|complemento|favorecido/,
  amount: /valor|amount|montante|quantia|value/,
  income: /credito|entrada|recebid/,
  expense: /debito|saida|pago/,
  fitid: /identificador|fitid|^id\b|documento|docto|num\.? ?doc|transacao/,
  balance: /saldo|balance/,
}

/**
 * The place of the first row with a transaction, the row above it, which may name the columns, and the mapping that both
 * suggest. Undefined where no row has a day and an amount.
 */
export function guessMapping(rows: readonly CsvRow[]) {
  const first = rows.findIndex(({ cells }) => cells.length > 1 && cells.some(isAnyDay) && cells.some(isAnyAmount))
  if (first === -1) return undefined
  const header = first > 0 ? rows[first - 1]!.cells.map((name) => fold(name.trim())) : []
  const sample = rows.slice(first, first + 50).map(({ cells }) => cells)
  const firstCells = sample[0]!
  const find = (name: RegExp, fits: (at: number) => boolean) =>
    header.findIndex((text, at) => name.test(text) && !NAMES.balance.test(text) && fits(at))
  const isDays = (at: number) => isAnyDay(firstCells[at] ?? '')
  const isAmounts = (at: number) => {
    const cells = sample.map((row) => row[at] ?? '').filter(Boolean)
    return cells.length > 0 && cells.filter(isAnyAmount).length >= cells.length / 2
  }
  const or = (at: number, fallback: () => number) => (at === -1 ? fallback() : at)

  const date = or(find(NAMES.date, isDays), () => firstCells.findIndex(isAnyDay))
  const income = find(NAMES.income, isAmounts)
  const expense = find(NAMES.expense, isAmounts)
  const hasTwo = income !== -1 && expense !== -1
  const columns = firstCells.map((_, at) => at)
  const isPlain = (at: number) => at !== date && isAmounts(at) && !NAMES.balance.test(header[at] ?? '')
  const amount = hasTwo ? -1 : or(find(NAMES.amount, isAmounts), () => columns.findIndex(isPlain))
  if (!hasTwo && amount === -1) return undefined
  const fitid = find(NAMES.fitid, (at) => at !== amount && at !== date && !NAMES.description.test(header[at] ?? ''))
  const texts = columns.filter((at) => NAMES.description.test(header[at] ?? '') && !isDays(at) && !isAmounts(at))
  const longest = columns
    .filter((at) => !isDays(at) && !isAmounts(at))
    .sort((a, b) => firstCells[b]!.length - firstCells[a]!.length)
  const used = hasTwo ? [income, expense] : [amount]
  const comma = sample.some((row) => used.some((at) => /,\d{1,2}\D*$/.test(row[at] ?? '')))
  const mapping: CsvMapping = {
    date,
    description: texts.length > 0 ? texts.slice(0, MAX_TEXTS) : longest.slice(0, 1),
    amount: hasTwo ? null : amount,
    income: hasTwo ? income : null,
    expense: hasTwo ? expense : null,
    fitid: fitid === -1 ? null : fitid,
    dates: guessOrder(rows.slice(first).map(({ cells }) => cells[date] ?? '')),
    comma,
    inverted: false,
  }
  return { first, header: first > 0 ? rows[first - 1]!.cells : [], mapping }
}

const isAnyDay = (cell: string) => DATE_ORDERS.some((order) => readCsvDay(cell, order) !== undefined)
const isAnyAmount = (cell: string) =>
  /\d/.test(cell) && [true, false].some((comma) => readCsvAmount(cell, comma) !== undefined)

/** The first order in which all days exist; Brazilian before American. */
const guessOrder = (cells: readonly string[]) =>
  (['ymd', 'dmy', 'mdy'] as const).find((order) => cells.every((cell) => !isAnyDay(cell) || readCsvDay(cell, order))) ??
  'dmy'
