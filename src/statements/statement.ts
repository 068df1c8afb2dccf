import { createHash } from 'node:crypto'
import { FileFault, quote } from '#csv/file-fault.ts'
import { brl } from '#money.ts'
import { isDay } from '#time.ts'
import type { StatementKind } from './kinds.ts'

/** Bank statements as files (OFX, CSV): what is read from them, and why one is refused. */

/** Most transactions of one file. */
export const MAX_LINES = 100_000
/** Longest description of a transaction, in characters; what is longer is cut, with a remark. */
export const MAX_TEXT = 300
/** Longest FITID (OFX 3.2.1). */
const MAX_FITID = 255

/** What a file may hold at most, beside `MAX_LINES`. */
export interface StatementLimits {
  /** The largest amount, in cents. */
  amount: number
}

/** A transaction of a statement. */
export interface StatementLine {
  /** Its number in the file, from 1: of the transaction in an OFX, of the line in a CSV. */
  line: number
  /** The day as the bank states it, YYYY-MM-DD. */
  day: string
  /** Cents; negative where money left the account. */
  amount: number
  description: string
  /** The bank's id of it (FITID); '' without one. Banks repeat it, so that it identifies nothing alone. */
  fitid: string
  /** A hash of all that the bank says of it: day, amount, description and FITID. Equal lines have the same. */
  hash: string
  /** The hash that it had as files of its head were read before, where that was another way. */
  former?: string | undefined
}

/** The transactions of one account. */
export interface Statement {
  /** The bank's code, the branch and the account's number, as the file has them; '' where it does not, as in a CSV. */
  bank: string
  branch: string
  number: string
  kind: StatementKind
  /** The balance that the bank states, in cents, and its day; null without one. */
  balance: { amount: number; day: string } | null
  lines: StatementLine[]
  /** Its transactions that cannot be read, until the balance: cents of those whose amount can be, and how many others there are. */
  missing: { amount: number; unknown: number }
}

/** What of a file is not taken, or not as it stands there. */
export interface Remark {
  /** Of the file, from 1. */
  line: number
  /** For people, e.g. 'O valor é zero: fica de fora.' */
  text: string
}

/** A transaction that cannot be read: the rest of the file stands without it. */
export interface Unread {
  /** Of the file, from 1. */
  line: number
  /** Its number among the transactions of an OFX, which may be all in one line. */
  transaction?: number
  /** Why, for people, e.g. 'A data “30/02/2026” não existe.' */
  why: string
  /** What stands there. */
  text: string
}

/** Most characters of what stands in a line that cannot be read. */
const MAX_UNREAD = 300

/** What is not taken of a file, as it is read. */
export interface LeftOut {
  remarks: Remark[]
  unread: Unread[]
}

/** What `read` makes of a transaction; undefined for one that cannot be read, which is noted. */
export function readOr<Result>(
  read: () => Result,
  { text, unread, ...where }: Pick<Unread, 'line' | 'transaction' | 'text'> & { unread: Unread[] },
) {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    unread.push({ ...where, why: error.message, text: cleanText(text).slice(0, MAX_UNREAD).toWellFormed() })
    return undefined
  }
}

/** Throws FileFault where of all transactions none can be read. */
export function requireSome(lines: number, [first]: readonly Unread[]): void {
  if (lines === 0 && first) throw new FileFault(first.why, first.line)
}

/** What the amounts of transactions come to; NaN are those that cannot be read. */
export const sumMissing = (amounts: readonly number[]): Statement['missing'] => ({
  amount: amounts.reduce((sum, amount) => sum + (amount || 0), 0),
  unknown: amounts.filter(Number.isNaN).length,
})

/** Throws FileFault for more transactions than a file may have. */
export function requireFew(count: number, line?: number): void {
  if (count > MAX_LINES)
    throw new FileFault(`O arquivo tem mais de ${MAX_LINES.toLocaleString('pt-BR')} transações.`, line)
}

/** What is said of a file that is no statement. */
export const UNKNOWN_FILE =
  'Este arquivo não é um extrato que conhecemos. Baixe o extrato do banco como OFX, CSV ou XLSX.'

/** Whether a day is one of a statement: of the last century or this one. */
export const isStatementDay = (day: string) => isDay(day) && day >= '1900-01-01' && day < '2200-01-01'

/** Spaces and control characters become single spaces. */
export const cleanText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}\u200b\ufeff\ufffe\uffff]+/gu, ' ')
    .trim()

/**
 * A line as it is stored: its description is never empty, and no longer than `MAX_TEXT`. Null for one of zero, which moves
 * nothing. What is left out or cut is remarked.
 * @param at the line of the file
 */
export function makeLine(
  { line, day, amount, ...texts }: Omit<StatementLine, 'hash'>,
  at: number,
  remarks: Remark[],
): StatementLine | null {
  const whole = cleanText(texts.description)
  if (amount === 0) {
    remarks.push({ line: at, text: `O valor de ${quote(whole || 'Sem descrição')} é zero: fica de fora.` })
    return null
  }
  if (whole.length > MAX_TEXT)
    remarks.push({ line: at, text: `A descrição ${quote(whole)} passa de ${MAX_TEXT} caracteres: entra cortada.` })
  const description = whole.slice(0, MAX_TEXT).toWellFormed().trim() || 'Sem descrição'
  const fitid = texts.fitid.slice(0, MAX_FITID)
  const said = JSON.stringify([fitid, day, amount, description])
  return { line, day, amount, description, fitid, hash: createHash('sha256').update(said).digest('base64url') }
}

/** Throws FileFault for an amount beyond the limit. */
export function requireAmount(cents: number, { amount }: StatementLimits, line: number): number {
  if (Math.abs(cents) > amount) throw new FileFault(`O valor ${brl(cents)} passa do maior, ${brl(amount)}.`, line)
  return cents
}
