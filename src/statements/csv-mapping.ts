import { fold } from '#fold.ts'
import { isDay } from '#time.ts'
import { parseCommaAmount, parsePointAmount } from './amount.ts'

/** Which columns of a table mean what, and how days and amounts are written. Columns count from 0. */
export interface CsvMapping {
  date: number
  /** Joined where there are several, `MAX_TEXTS` at most; empty where the file has none. */
  description: number[]
  /** The column of amounts; null where income and expenses have a column each. */
  amount: number | null
  income: number | null
  expense: number | null
  /** The column that says whether an amount without a sign comes in or goes out: 'C' and 'D'. Null where amounts have signs. */
  sign: number | null
  /** The account's balance after the line; null where there is none. */
  balance: number | null
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

/**
 * The day of a cell, YYYY-MM-DD: '03/10/2026', '3.10.26', '2026-10-03T10:00:00', and with the year first '20261003'.
 * Undefined for anything else.
 */
export function readCsvDay(cell: string, order: CsvMapping['dates']): string | undefined {
  const written = order === 'ymd' ? cell.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') : cell
  const [, ...parts] = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?:[T\s].*)?$/.exec(written) ?? []
  const [year = '', month = '', day = ''] = [...'ymd'].map((part) => parts[order.indexOf(part)])
  // Two digits are a year of this century, and never stand first.
  const century = year.length === 2 && order !== 'ymd' ? '20' : ''
  const found = `${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(found) ? found : undefined
}

/**
 * Cents of a cell by the decimal sign of its file, with a sign before or after it, or in the words of banks: '12,50 D'
 * (débito), '12,50 C' (crédito), '(12,50)', 'R$ -12,50'. Undefined for anything else.
 */
export function readCsvAmount(cell: string, comma: boolean): number | undefined {
  const parse = comma ? parseCommaAmount : parsePointAmount
  const signed = cell.replace(/^R\$\s*([+−-])\s*/i, '$1')
  const text = comma ? signed : signed.replace(/^([+−-]?)\s*R\$\s*/i, '$1')
  const [, before, after] = /^\((.+)\)$|^(.+?)\s*(?:-|D|DB|Débito)$/i.exec(text) ?? []
  const debit = before ?? after
  if (debit === undefined) return parse(text.replace(/\s*(?:\+|C|CR|Crédito)$/i, ''))
  const amount = parse(debit)
  return amount === undefined || amount < 0 ? undefined : amount === 0 ? 0 : -amount
}

const OUT = /^(d|db|deb|debito|debit|saida|-)$/
const IN = /^(c|cr|cred|credito|credit|entrada|\+)$/

/** What a cell says of its amount: 1 for money that came in, -1 for money that went out. Undefined for anything else. */
export function readDirection(cell: string): 1 | -1 | undefined {
  const word = fold(cell)
  return OUT.test(word) ? -1 : IN.test(word) ? 1 : undefined
}

export const isAnyDay = (cell: string) => DATE_ORDERS.some((order) => readCsvDay(cell, order) !== undefined)
export const isAnyAmount = (cell: string) =>
  /\d/.test(cell) && [true, false].some((comma) => readCsvAmount(cell, comma) !== undefined)

/** The first order in which all days exist; Brazilian before American. */
export const guessOrder = (cells: readonly string[]) =>
  (['ymd', 'dmy', 'mdy'] as const).find((order) => cells.every((cell) => !isAnyDay(cell) || readCsvDay(cell, order))) ??
  'dmy'

/** Whether an amount of the cell has a decimal comma. */
export const hasComma = (cell: string) => /,\d{1,2}\D*$/.test(cell)
