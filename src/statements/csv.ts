/** CSV statements, which have no standard: a mapping says which column is what. Parsed by csv-parse (RFC 4180). */
import { isDeepStrictEqual } from 'node:util'
import type { CsvRow } from '#csv/csv-row.ts'
import { FileFault, quote } from '#csv/file-fault.ts'
import { guessDelimiter, splitRows } from '#csv/split-rows.ts'
import { bareText, continuationOf, isBalance, moreText, textOf } from './continued-rows.ts'
import { type CsvMapping, readCsvAmount, readCsvDay, readDirection } from './csv-mapping.ts'
import { type Rows, requireColumns } from './csv-rows.ts'
import { guessByContent } from './guess-by-content.ts'
import { guessMapping, isSameRow } from './guess-mapping.ts'
import type { StatementKind } from './kinds.ts'
import { readAbove } from './layouts.ts'
import {
  cleanText,
  isStatementDay,
  type LeftOut,
  makeLine,
  type Remark,
  readOr,
  requireAmount,
  requireFew,
  requireSome,
  type Statement,
  type StatementLimits,
  type StatementLine,
  UNKNOWN_FILE,
} from './statement.ts'

/** Rows that are shown to choose columns by. */
const SAMPLE = 8

/** A mapping that was chosen or confirmed for the files of a head. */
export type RememberedMapping = Omit<CsvMapping, 'sign' | 'balance'> &
  Partial<Pick<CsvMapping, 'sign' | 'balance'>> & { former?: CsvMapping | null | undefined }

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
  /** How files of this head were read before, where that is another way: their lines are recognised by it. */
  former: CsvMapping | null
}

/** A table, split into its cells. */
interface OpenTable {
  rows: readonly CsvRow[]
  /** The place of the row that names the columns; -1 without one. */
  head: number
  table: CsvTable
  /** The names of the columns as they were found before heads were looked for. */
  formerHeader: readonly string[]
  /** What the file says of the account. */
  account: Pick<Statement, 'bank' | 'branch' | 'number' | 'kind'>
}

/** Splits a CSV into rows that have something, each cell in one line. Throws FileFault. */
export const splitCsv = (text: string): CsvRow[] =>
  splitRows(text, guessDelimiter(text), UNKNOWN_FILE)
    .map(({ cells, ...row }) => ({ ...row, cells: cells.map(cleanText) }))
    .filter(({ cells }) => cells.some(Boolean))

/**
 * Says how to read a table: by the mapping that a person chose for this file, else by the one that `remembered` returns for
 * its head, else by a guess. Throws FileFault.
 */
export function openTable(
  rows: readonly CsvRow[],
  { mapping: chosen, kind }: { mapping: CsvMapping | undefined; kind: StatementKind | undefined },
  remembered: (header: readonly string[]) => RememberedMapping | undefined,
): OpenTable {
  const named = guessMapping(rows, kind)
  const bare = guessByContent(rows)
  const guess = named?.mapping ?? bare?.mapping
  if (!guess) throw new FileFault(UNKNOWN_FILE)
  const header = named ? rows[named.head]!.cells : (bare?.header ?? [])
  const first = named ? named.head + 1 : bare!.first
  const known = remembered(header) ?? (bare && remembered(bare.header))
  const { mapping, guessed, former } = decide({ guess, bare: bare?.mapping, chosen, known })
  const above = readAbove(rows.slice(0, Math.max(0, named ? named.head : first - 1)).map(({ cells }) => cells))
  return {
    rows,
    head: named?.head ?? (bare!.header.length > 0 ? bare!.first - 1 : -1),
    table: {
      ...{ header: [...header], mapping, guessed, former },
      sample: rows.slice(first, first + SAMPLE).map(({ cells }) => [...cells]),
    },
    formerHeader: bare?.header ?? [],
    account: { ...above, bank: named?.layout?.bank ?? above.bank, kind: named?.kind ?? kind ?? 'account' },
  }
}

interface Mappings {
  guess: CsvMapping
  /** The guess that was made before heads were looked for. */
  bare: CsvMapping | undefined
  chosen: CsvMapping | undefined
  known: RememberedMapping | undefined
}

/** What was remembered before signs had a column was, unless a person had chosen it, a guess: a better one takes its place. */
function decide({ guess, bare, chosen, known }: Mappings) {
  const { former: earlier = null, ...stored } = known ?? {}
  const last = known ? ({ sign: null, balance: guess.balance, ...stored } as CsvMapping) : bare
  const isConfirmed = known && (known.sign !== undefined || !readsAlike(last, bare))
  const mapping = chosen ?? (isConfirmed ? last! : guess)
  const isAsBefore = readsAlike(mapping, last)
  return { mapping, guessed: !(chosen || (known && isAsBefore)), former: isAsBefore ? earlier : (last ?? null) }
}

/** Whether two mappings make the same lines. */
const readsAlike = (one: CsvMapping | undefined, other: CsvMapping | undefined) =>
  one !== undefined && other !== undefined && isDeepStrictEqual({ ...one, balance: null }, { ...other, balance: null })

/**
 * Reads the transactions of a table. What is none is remarked, with its line and why. Throws FileFault where there are none, and
 * where so many cannot be read that the columns must be others.
 */
export function readRows(
  { rows, head, table: { mapping, former } }: OpenTable,
  limits: StatementLimits,
  { remarks, unread }: LeftOut,
): Rows {
  const missing: Rows['missing'] = []
  const continued: Remark[] = []
  let until = head
  const lines = rows.flatMap((row, at) => {
    if (at === head || (at > head && at <= until)) return []
    if (at < head) {
      remarks.push({ line: row.line, text: `Acima da tabela: ${quote(textOf(row))} fica de fora.` })
      return []
    }
    if (head !== -1 && isSameRow(row.cells, rows[head]!.cells)) {
      remarks.push({ line: row.line, text: `Os nomes das colunas de novo: ${quote(textOf(row))} fica de fora.` })
      return []
    }
    const more = continuationOf(rows, at, mapping)
    const text = [row, ...more].map(textOf).join(' ')
    const line = readOr(() => readRow(row, mapping, { limits, remarks }, more), { line: row.line, text, unread })
    if (line === null) return []
    until = at + more.length
    if (!line) {
      missing.push({ line: row.line, amount: amountOf(row, mapping, limits) })
      return []
    }
    for (const part of more)
      continued.push({
        line: part.line,
        text: `Continua a linha ${row.line}: ${quote(textOf(part))} entra na descrição dela.`,
      })
    if (former) return { ...line, former: readHash(row, former, limits) }
    return more.length > 0 ? { ...line, former: readHash(row, mapping, limits) } : line
  })
  // What is left out stands before what is not.
  remarks.push(...continued)
  requireSome(lines.length, unread)
  if (lines.length === 0) throw new FileFault('Nenhuma linha tem um dia e um valor nestas colunas.')
  requireFew(lines.length + unread.length)
  requireColumns(rows, mapping, { lines, unread })
  return { lines, missing }
}

/** The hash that a row had as it was read before, alone; undefined where it was no transaction. */
function readHash(row: CsvRow, former: CsvMapping, limits: StatementLimits): string | undefined {
  return orNothing(() => readRow(row, former, { limits, remarks: [] })?.hash)
}

/** The amount of a row of which something cannot be read; NaN where that is the amount. */
const amountOf = ({ line, cells }: CsvRow, mapping: CsvMapping, limits: StatementLimits): number =>
  orNothing(() => {
    const amount = readAmounts((at) => (at === null ? '' : (cells[at] ?? '')), mapping, line)
    return amount === null ? null : requireAmount(amount, limits, line)
  }) ?? Number.NaN

/** What `read` makes; undefined where that cannot be read. */
function orNothing<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof FileFault) return undefined
    throw error
  }
}

interface Reading {
  limits: StatementLimits
  remarks: Remark[]
}

/** The transaction of a row and of those below that continue its text; null for a heading, a balance or a total, which is remarked. */
function readRow(
  { line, cells }: CsvRow,
  mapping: CsvMapping,
  { limits, remarks }: Reading,
  more: readonly CsvRow[] = [],
): StatementLine | null {
  const leaveOut = (why: string) => {
    remarks.push({ line, text: `${why}: ${quote(textOf({ line, cells }))} fica de fora.` })
    return null
  }
  const cell = (at: number | null) => (at === null ? '' : (cells[at] ?? ''))
  const typed = cell(mapping.date)
  const description = mapping.description.map(cell).filter(Boolean).join(' - ')
  const bare = bareText(description || cells.find((text) => /\p{L}/u.test(text)) || '')
  if (isBalance(bare)) return leaveOut('Saldo, e não transação')
  // A heading above the table or a total below it: its first column has a text, or nothing.
  if (!/^\d/.test(typed) || /^[0\D]+$/.test(typed)) return leaveOut('Sem data')
  const last = Math.max(mapping.date, mapping.amount ?? 0, mapping.income ?? 0, mapping.expense ?? 0)
  if (cells.length <= last) throw new FileFault('A linha termina antes do valor.', line)
  const day = readCsvDay(typed, mapping.dates)
  if (!day || !isStatementDay(day)) throw new FileFault(`A data ${quote(typed)} não existe.`, line)
  const amount = readAmounts(cell, mapping, line)
  if (amount === null) return leaveOut('Sem valor')
  requireAmount(amount, limits, line)
  const whole = [description, ...more.map((row) => moreText(row, mapping.description))].filter(Boolean).join(' - ')
  return makeLine({ line, day, amount, description: whole, fitid: cell(mapping.fitid) }, line, remarks)
}

/** The signed amount of a row; null where the row has none, e.g. one that states the day's balance. */
function readAmounts(cell: (at: number | null) => string, mapping: CsvMapping, line: number): number | null {
  const read = (at: number | null) => {
    const typed = cell(at)
    if (!typed) return null
    const amount = readCsvAmount(typed, mapping.comma)
    if (amount === undefined) throw new FileFault(`O valor ${quote(typed)} não é um valor em reais.`, line)
    return amount
  }
  const signed = read(mapping.amount)
  if (signed) return signed * readSign(cell(mapping.sign), mapping, line) * (mapping.inverted ? -1 : 1)
  if (signed === 0) return 0
  const [income, expense] = [read(mapping.income), read(mapping.expense)]
  if (income && expense) throw new FileFault('A linha tem crédito e débito ao mesmo tempo.', line)
  if (income === null && expense === null) return null
  // Debits are written with a sign or without.
  return income || -Math.abs(expense ?? 0) || 0
}

/** Which way an amount without a sign went, as its own column says. Throws FileFault for a word that says neither. */
function readSign(typed: string, { sign }: CsvMapping, line: number): 1 | -1 {
  if (sign === null) return 1
  const direction = readDirection(typed)
  if (!direction) throw new FileFault(`${quote(typed)} não diz se o valor entrou ou saiu.`, line)
  return direction
}
