import type { Context } from './context.ts'
import { attachment } from './files/send-file.ts'

type Cell = string | number

/**
 * Text that a spreadsheet would run as a formula (https://owasp.org/www-community/attacks/CSV_Injection); with apostrophes
 * before it too, so that one can be taken away again where the file comes back (csv/read-table.ts).
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/

/**
 * Rows as CSV for spreadsheets in a Brazilian locale: UTF-8 with BOM, semicolons, otherwise RFC 4180. Every text is
 * quoted, so that no separator of any locale cuts it, and one that would be a formula is prefixed with an apostrophe.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]) =>
  `\ufeff${rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('')}`

/** Answers a call with such a file, to be saved under that name. */
export function sendRows({ resHeaders }: Context, name: string, rows: readonly (readonly Cell[])[]): File {
  resHeaders?.set('content-disposition', attachment(name))
  return new File([toCsv(rows)], name, { type: 'text/csv; charset=utf-8' })
}

/** An amount below zero, which begins as a formula does and is none. */
const NEGATIVE = /^-\d+(,\d+)?$/

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  if (cell === '') return ''
  const text = FORMULA.test(cell) && !NEGATIVE.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}
