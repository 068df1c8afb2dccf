import { groupedMoney, parseMoney } from '#money.ts'
import { decimalText } from '../../document-texts.ts'
import { EMPTY_ITEM, type ItemValues, quantityOf, typedTotal } from './item-values.ts'

/**
 * The items of rows copied from a spreadsheet: description, quantity and total, or description and total; of more columns
 * the first two and the last, and the one before that as unit price where it comes to the total. A first row that has words where the others have amounts is their heading, and left out.
 * What is no number stays as it was copied, for the form to point at. Undefined where the text is no rows of cells.
 */
export function parseRows(text: string): ItemValues[] | undefined {
  if (!text.includes('\t')) return undefined
  const rows = readCells(text).filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const items = rows.map(toItem)
  const isHeading = rows.length > 1 && isWords(rows[0]?.at(-1)) && !isWords(rows[1]?.at(-1))
  return isHeading ? items.slice(1) : items
}

const isWords = (cell = '') => !/\d/.test(cell)

function toItem(cells: readonly string[]): ItemValues {
  const [description = '', quantity = ''] = cells
  const total = cells.length > 1 ? (cells.at(-1) ?? '') : ''
  const item = {
    ...EMPTY_ITEM,
    description: description.trim(),
    quantity: cells.length > 2 ? quantityText(quantity) : '1',
    total: moneyText(total),
  }
  const priced = { ...item, unit_price: moneyText(cells.length > 3 ? (cells.at(-2) ?? '') : '') }
  return typedTotal(priced) === parseMoney(item.total) ? priced : item
}

/** '10,00' and '10.0' of a spreadsheet are ten; an empty cell is one. */
function quantityText(cell: string): string {
  const whole = cell.trim().replace(/[,.]0{1,2}$/, '')
  const quantity = quantityOf(whole)
  return whole === '' ? '1' : Number.isNaN(quantity) ? cell.trim() : decimalText(quantity)
}

/** '1.234,56', '1234.56', 'R$ 12' and '$1,234.56' as a field shows them. */
function moneyText(cell: string): string {
  const typed = cell.trim().replace(/^\$\s*/, '')
  const isEnglish = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(typed) && !/^\d{1,3},\d{3}$/.test(typed)
  const cents = parseMoney(isEnglish ? typed.replaceAll(',', '') : typed)
  return cents === undefined ? typed : groupedMoney(cents)
}

/** Rows of cells, as spreadsheets copy them: a cell with line ends or quotes stands in quotes. */
function readCells(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [whole, quoted, plain = '', end] = match
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '' || whole === '') break
    if (end !== '\t') rows.push([])
  }
  return rows
}
