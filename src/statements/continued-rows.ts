import type { CsvRow } from '#csv/csv-row.ts'
import { fold } from '#fold.ts'
import type { CsvMapping } from './csv-mapping.ts'
import { MAX_TEXT } from './statement.ts'

/** Rows below a transaction that continue its text, at most. */
const MAX_MORE = 8

/** Texts of rows that state a balance, their letters and digits alone. */
const BALANCE =
  /^(saldo|sdo)(anterior|inicial|final|atual|total|parcial|bloqueado|disponivel|liberado|dodia|dia|doperiodo|em(conta|\d).*|dacontacorrente.*|invest.*|aplic.*|\d.*)?$/

/** Whether a text states a balance. */
export const isBalance = (bare: string) => BALANCE.test(bare)

/** The same, and of totals: no text of a transaction goes on with them. */
const NO_TEXT = new RegExp(`${BALANCE.source}|^total|^$`)

/** The letters and digits of a text, without accents, in lower case. */
export const bareText = (text: string) => fold(text).replace(/[^a-z\d]+/g, '')

/** The rows right below a transaction that have neither day nor amount, but a text: banks write on there who it was with. */
export function continuationOf(rows: readonly CsvRow[], at: number, mapping: CsvMapping): CsvRow[] {
  const { date, amount, income, expense, sign, balance, description } = mapping
  const empty = [date, amount, income, expense, sign, balance].filter((column) => column !== null)
  const more: CsvRow[] = []
  let room = MAX_TEXT - textOf(rows[at]!).length
  for (const [index, row] of rows.slice(at + 1, at + 1 + MAX_MORE).entries()) {
    const { line, end = line } = rows[at + index]!
    const text = moreText(row, description)
    room -= text.length + 3
    const goesOn = row.line === end + 1 && row.cells.length > date && empty.every((column) => !row.cells[column])
    if (!goesOn || room < 0 || NO_TEXT.test(bareText(text))) break
    more.push(row)
  }
  return more
}

/** What a row adds to the description: what stands in its columns, else in any. */
export const moreText = ({ cells }: CsvRow, description: readonly number[]) =>
  (description.some((at) => cells[at]) ? description.map((at) => cells[at] ?? '') : cells).filter(Boolean).join(' ')

/** What stands in a row. */
export const textOf = ({ cells }: CsvRow) => cells.filter(Boolean).join(' ')
