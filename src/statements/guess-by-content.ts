import type { CsvRow } from '#csv/csv-row.ts'
import { fold } from '#fold.ts'
import { type CsvMapping, guessOrder, hasComma, isAnyAmount, isAnyDay, MAX_TEXTS } from './csv-mapping.ts'

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
 * How a CSV's columns are guessed where no row names them, from the first row with a transaction and the one above it. Until
 * banks' layouts were known by their heads, every CSV was read so: what was imported then is recognised by it.
 * Undefined where no row has a day and an amount.
 */
export function guessByContent(rows: readonly CsvRow[]) {
  const first = rows.findIndex(({ cells }) => cells.length > 1 && cells.some(isSeparatedDay) && cells.some(isAnyAmount))
  if (first === -1) return undefined
  const header = first > 0 ? rows[first - 1]!.cells.map((name) => fold(name.trim())) : []
  const sample = rows.slice(first, first + 50).map(({ cells }) => cells)
  const firstCells = sample[0]!
  const find = (name: RegExp, fits: (at: number) => boolean) =>
    header.findIndex((text, at) => name.test(text) && !NAMES.balance.test(text) && fits(at))
  const isDays = (at: number) => isSeparatedDay(firstCells[at] ?? '')
  const isAmounts = (at: number) => {
    const cells = sample.map((row) => row[at] ?? '').filter(Boolean)
    return cells.length > 0 && cells.filter(isAnyAmount).length >= cells.length / 2
  }
  const or = (at: number, fallback: () => number) => (at === -1 ? fallback() : at)

  const date = or(find(NAMES.date, isDays), () => firstCells.findIndex(isSeparatedDay))
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
  const comma = sample.some((row) => used.some((at) => hasComma(row[at] ?? '')))
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
    sign: null,
    balance: null,
  }
  return { first, header: first > 0 ? rows[first - 1]!.cells : [], mapping }
}

/** Eight digits alone are a number as often as a day. */
const isSeparatedDay = (cell: string) => !/^\d{8}$/.test(cell) && isAnyDay(cell)
