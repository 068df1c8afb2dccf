type Cell = string | number

/** What a spreadsheet would take for a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^[=+\-@\t\r]/

/**
 * Rows as a CSV file that Brazilian spreadsheets open at a double click: UTF-8 with BOM, semicolons, otherwise by
 * RFC 4180. A text that would be a formula gets an apostrophe before it.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]) =>
  `\ufeff${rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('')}`

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
