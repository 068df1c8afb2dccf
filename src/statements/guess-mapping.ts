import type { CsvRow } from '#csv/csv-row.ts'
import { fold } from '#fold.ts'
import {
  type CsvMapping,
  guessOrder,
  hasComma,
  isAnyAmount,
  isAnyDay,
  MAX_TEXTS,
  readCsvAmount,
  readDirection,
} from './csv-mapping.ts'
import type { StatementKind } from './kinds.ts'
import { findLayout, type Layout } from './layouts.ts'

/** What columns are called, without accents, in lower case. */
const NAMES = {
  date: /(^|[^a-z])(data|date|dt|dia)([^a-z]|$)/,
  /** Days beside the one on which money moved. */
  otherDate: /balancete|contabil|vencimento|efetiv|competencia/,
  amount: /valor|amount|montante|quantia|value|^r\$$/,
  /** Sums that are none of the account's. */
  otherAmount: /saldo|balance|us\$|dolar|moeda|cotacao|tarifa|limite|tax[ae]/,
  income: /credit|entrada|recebid/,
  expense: /debit|saida|pago/,
  description:
    /descri|histor|lancamento|titulo|title|memo|detalhe|estabelecimento|complemento|favorecido|^identificacao|transac|transaction_type|^tipo/,
  fitid:
    /identificador|fitid|^id\b|docto|dcto|nr_doc|^nr?\W* ?doc|^num\w*\.? (do )?doc|^documento|reference_id|codigo da transacao|protocolo/,
  sign: /deb_?cred|^[dc]\s*\/\s*[dc]$|tipo|movimenta|natureza|^sinal|debito\s*\/\s*credito|credito\s*\/\s*debito|operacao/,
  balance: /saldo|balance/,
  card: /parcela|final do cartao|portador|estabelecimento/,
}

/** Rows above a table, at most. */
const MAX_ABOVE = 80

/** A table whose columns a row names. */
export interface NamedTable {
  /** The place of that row. */
  head: number
  mapping: CsvMapping
  layout: Layout | undefined
  kind: StatementKind
}

/**
 * Finds the row that names the columns, and which of them mean what: by their names, as far as what stands in them fits.
 * Undefined where no row names a day and an amount that the rows below it have.
 * @param kind what it is of, where a person says it
 */
export function guessMapping(rows: readonly CsvRow[], kind?: StatementKind): NamedTable | undefined {
  for (const [head, { cells }] of rows.slice(0, MAX_ABOVE).entries()) {
    const names = cells.map((name) => fold(name))
    const isHead =
      names.filter(Boolean).length > 1 &&
      names.some((name) => NAMES.date.test(name)) &&
      names.some((name) => NAMES.amount.test(name) || NAMES.income.test(name)) &&
      !cells.some((cell) => isAnyDay(cell))
    const found =
      isHead &&
      readNames(
        names,
        rows.slice(head + 1).filter((row) => !isSameRow(row.cells, cells)),
        kind,
      )
    if (found) return { head, ...found }
  }
  return undefined
}

/** What comes in on a card. */
const PAYMENT = /^(inclusao de |credito de )?(pagamento|pagto|pgto|estorno)\b/

/** Whether what a card's holder owes is positive: most purchases are, and what comes in is not; without any, what comes in is not. */
function isDebt(amount: Column, texts: readonly Column[], rows: readonly CsvRow[]): boolean {
  const signs = { came: 0, bought: 0, purchases: 0 }
  for (const { cells } of rows) {
    const cell = cells[amount.at] ?? ''
    const cents = readCsvAmount(cell, hasComma(cell)) ?? 0
    const isPayment = texts.some(({ at }) => PAYMENT.test(fold(cells[at] ?? '')))
    if (isPayment) signs.came += Math.sign(cents)
    else if (cents !== 0) {
      signs.purchases += 1
      signs.bought += Math.sign(cents)
    }
  }
  return signs.purchases > 0 ? signs.bought >= 0 : signs.came < 0
}

/** Whether a row says what another does: tables have their head on each page. */
export const isSameRow = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((cell, at) => cell === other[at])

/** What stands in a column. */
interface Column {
  at: number
  name: string
  filled: number
  days: number
  amounts: number
  directions: number
  digits: number
  comma: boolean
  /** Whether amounts have a sign, or a letter in its place. */
  negative: boolean
  letters: boolean
  positive: number
}

function readNames(names: readonly string[], rows: readonly CsvRow[], kind: StatementKind | undefined) {
  const columns = names.map((name, at) => lookAt(name, at, rows))
  const date = chooseDate(columns)
  if (!date) return undefined
  const open = columns.filter(({ at }) => at !== date.at)
  const isAmount = ({ name, filled, amounts }: Column) =>
    !NAMES.otherAmount.test(name) && amounts > 0 && amounts >= filled / 2
  const isSide = (column: Column) => !NAMES.otherAmount.test(column.name) && (column.filled === 0 || isAmount(column))
  const income = open.find((column) => NAMES.income.test(column.name) && !isBoth(column) && isSide(column))
  const expense = open.find((column) => NAMES.expense.test(column.name) && !isBoth(column) && isSide(column))
  const sides = income && expense && income.filled + expense.filled > 0 ? ([income, expense] as const) : undefined
  const amount = sides ? undefined : open.find((column) => NAMES.amount.test(column.name) && isAmount(column))
  const used = sides ?? (amount ? [amount] : [])
  if (used.length === 0) return undefined

  const layout = findLayout(names, (what) => rows.some(({ cells }) => cells.some((cell) => what.test(fold(cell)))))
  const sign = amount && !amount.negative ? chooseSign(open, amount) : undefined
  const balance = open
    .filter(({ name, amounts, filled }) => NAMES.balance.test(name) && amounts > 0 && amounts >= filled / 2)
    .findLast(({ name }) => !/antes|anterior/.test(name))
  const fitid = open.find(
    (column) => NAMES.fitid.test(column.name) && !used.includes(column) && column.digits >= column.filled / 2,
  )
  const isText = (column: Column) =>
    column.filled > 0 && column.days < column.filled / 2 && ![...used, sign, balance, fitid].includes(column)
  const texts = open.filter((column) =>
    layout?.texts
      ? layout.texts.test(column.name) && isText(column)
      : NAMES.description.test(column.name) && isText(column) && !(NAMES.sign.test(column.name) && saysSide(column)),
  )
  const isCard = kind
    ? kind === 'card'
    : layout?.kind === 'card' || (!layout && !balance && columns.some(({ name }) => NAMES.card.test(name)) && !sign)
  const mapping: CsvMapping = {
    date: date.at,
    description: texts.slice(0, MAX_TEXTS).map(({ at }) => at),
    amount: amount?.at ?? null,
    income: sides ? sides[0].at : null,
    expense: sides ? sides[1].at : null,
    sign: sign?.at ?? null,
    balance: balance?.at ?? null,
    fitid: fitid?.at ?? null,
    dates: guessOrder(rows.map(({ cells }) => cells[date.at] ?? '')),
    comma: used.some(({ comma }) => comma),
    // What a card's holder buys is written as a debt; where letters say which way each went, as for an account.
    inverted: Boolean(isCard && amount && !sign && !amount.letters && isDebt(amount, texts, rows)),
  }
  return { mapping, layout, kind: isCard ? ('card' as const) : ('account' as const) }
}

function lookAt(name: string, at: number, rows: readonly CsvRow[]): Column {
  const column = { at, name, filled: 0, days: 0, amounts: 0, directions: 0, digits: 0, positive: 0 }
  let [comma, negative, letters] = [false, false, false]
  for (const { cells } of rows) {
    const cell = cells[at]
    if (!cell) continue
    column.filled += 1
    if (isAnyDay(cell)) column.days += 1
    else if (isAnyAmount(cell)) {
      column.amounts += 1
      comma ||= hasComma(cell)
      const cents = readCsvAmount(cell, hasComma(cell)) ?? 0
      // 'C' beside an amount is a sign as well: the bank says of each which way it went.
      letters ||= /[CD]$/i.test(cell)
      negative ||= cents < 0 || letters
      if (cents > 0) column.positive += 1
    }
    if (/\d/.test(cell)) column.digits += 1
    if (readDirection(cell)) column.directions += 1
  }
  return { ...column, comma, negative, letters }
}

/** A column with a name of both sides says which of them a line is. */
const isBoth = ({ name }: Column) => NAMES.income.test(name) && NAMES.expense.test(name)

/** Whether all that stands in a column is 'C', 'D' and the like. */
const saysSide = ({ directions, filled }: Column) => directions > 0 && directions >= filled

function chooseDate(columns: readonly Column[]): Column | undefined {
  const fitting = columns.filter(({ name, filled, days }) => NAMES.date.test(name) && days > 0 && days >= filled / 2)
  return fitting.find(({ name }) => !NAMES.otherDate.test(name)) ?? fitting[0]
}

/** The column that says of each amount whether it came in or went out. */
const chooseSign = (columns: readonly Column[], amount: Column) =>
  columns.find((column) => column !== amount && (NAMES.sign.test(column.name) || isBoth(column)) && saysSide(column))
