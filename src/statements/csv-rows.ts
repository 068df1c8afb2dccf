/** What the rows of a table say together: whether its columns are the right ones, and the balance after the last. */
import type { CsvRow } from '#csv/csv-row.ts'
import { FileFault } from '#csv/file-fault.ts'
import { type CsvMapping, DATE_ORDERS, readCsvAmount, readCsvDay } from './csv-mapping.ts'
import { type LeftOut, type Statement, type StatementLine, sumMissing } from './statement.ts'

/** What is read of a table. */
export interface Rows {
  lines: StatementLine[]
  /** The rows that cannot be read, with their amounts; NaN where those cannot be read. */
  missing: { line: number; amount: number }[]
}

/** Of so many lines that cannot be read, and such a part of all, the columns are other ones: a bank's mistake is rare. */
const MANY = { lines: 3, part: 0.05 }

/** Throws FileFault with the first line where many cannot be read, or where all days exist in another order. */
export function requireColumns(
  rows: readonly CsvRow[],
  mapping: CsvMapping,
  { lines, unread }: Pick<Rows, 'lines'> & Pick<LeftOut, 'unread'>,
) {
  const [first] = unread
  if (!first) return
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells[mapping.date] ?? '']))
  const days = [...lines, ...unread].map(({ line }) => byLine.get(line) ?? '')
  const isAll = (order: CsvMapping['dates']) => days.every((cell) => readCsvDay(cell, order) !== undefined)
  const isOther = !isAll(mapping.dates) && DATE_ORDERS.some(isAll)
  if (isOther || (unread.length >= MANY.lines && unread.length > MANY.part * days.length))
    throw new FileFault(first.why, first.line)
}

/**
 * The balance after the last transaction that is read, where a column has one after each and they add up: from the oldest line
 * to the newest, or the other way; and what was missing until then. Null where they do not, as where a bank gives the day's.
 */
export function closingBalance(
  rows: readonly CsvRow[],
  mapping: CsvMapping,
  { lines, missing }: Rows,
): Pick<Statement, 'balance' | 'missing'> {
  const none = { balance: null, missing: sumMissing(missing.map(({ amount }) => amount)) }
  if (mapping.balance === null) return none
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells[mapping.balance!] ?? '']))
  const stated = [...lines, ...missing.map((one) => ({ ...one, day: null }))]
    .sort((one, other) => one.line - other.line)
    .map((one) => ({ ...one, balance: readCsvAmount(byLine.get(one.line) ?? '', mapping.comma) ?? Number.NaN }))
  const read = stated.flatMap(({ day, ...one }) => (day !== null && !Number.isNaN(one.balance) ? { ...one, day } : []))
  if (read.length < lines.length) return none
  const pairs = stated.slice(1).map((next, at) => [stated[at]!, next] as const)
  // Beside one that cannot be read whole nothing is known.
  const follow = (from: number, amount: number, to: number) =>
    [from, amount, to].some(Number.isNaN) ? undefined : from + amount === to
  const forward = pairs.map(([one, next]) => follow(one.balance, next.amount, next.balance))
  const backward = pairs.map(([one, next]) => follow(next.balance, one.amount, one.balance))
  const [isForward, isBackward] = [forward, backward].map((all) => !all.includes(false))
  const isUnclear = isForward && isBackward && [...forward, ...backward].includes(undefined)
  const last = isUnclear ? undefined : isForward ? read.at(-1) : isBackward ? read[0] : undefined
  if (!last) return none
  const before = missing.filter(({ line }) => (isForward ? line < last.line : line > last.line))
  return { balance: { amount: last.balance, day: last.day }, missing: sumMissing(before.map(({ amount }) => amount)) }
}
