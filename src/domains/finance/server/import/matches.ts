import { fold } from '#fold.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context, Receivables } from '#platform/context.ts'
import type { Receivable } from '#platform/contributions.ts'
import { daysBetween } from '#time.ts'
import type { ReportType } from '../../finance.ts'
import type { ImportLine } from '../../import-contract.ts'
import { receivablesOf } from '../open-payables.ts'
import type { Classified } from './classify.ts'

type Match = ImportLine['matches'][number]

/** Something open that a line may be the payment of. */
export interface Open extends Match {
  type: ReportType
  /** Cents. */
  amount: number
  sumOn?: ((day: string) => number) | undefined
  /** Who owes it, as they are called; '' of a bill. */
  payer: string
  /** The id of its Pix; '' without one. */
  txid: string
  /** What a statement may name it by, without accents, in lower case; the Pix's id last. */
  names: readonly string[]
}

/** Rows of one kind, at most. */
const MOST = 1000
/** Matches that one line is offered. */
const OFFERED = 5

/** The bills of a ledger that are open, and what customers owe it. */
export async function listOpen(context: Context, ledger: number, db = context.db): Promise<Open[]> {
  const inTransaction = { ...context, db }
  const bills = await db
    .selectFrom('finance_bills')
    .select(['id', 'description', 'due', 'amount', 'type'])
    .where('id_user', '=', ledger)
    .where('paid_on', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('due')
    .limit(MOST)
    .$narrowType<{ type: ReportType }>()
    .execute()
  const open = bills.map(
    (bill): Open => ({
      ...{ ...bill, kind: 'bill', to: '', payer: '', txid: '' },
      names: wordsOf(bill.description),
    }),
  )
  for (const { kind, list } of receivablesOf(context))
    for (const row of await list(inTransaction, { owner: ledger, limit: MOST })) open.push(toOpen(kind, row))
  return open
}

const toOpen = (
  kind: Receivables['kind'],
  { id, due, amount, sumOn, description, payer, txid, to }: Receivable,
): Open => ({
  ...{ kind, id, due, amount, sumOn, description, to, payer, txid, type: 'receita' },
  names: [...wordsOf(payer), fold(txid)],
})

/** What customers owe the firm in other ledgers, with whose each is; nothing for who may not see those. */
export async function listElsewhere(context: Context, ledger: number, db = context.db): Promise<Elsewhere[]> {
  if (scopeOf(context) !== null) return []
  const inTransaction = { ...context, db }
  const found: Elsewhere[] = []
  for (const { kind, list } of receivablesOf(context))
    for (const row of await list(inTransaction, { owner: null, limit: MOST }))
      if (row.id_user !== ledger) found.push({ ...toOpen(kind, row), id_user: row.id_user })
  return found
}
type Elsewhere = Open & { id_user: number }

type Moved = Pick<Classified, 'type' | 'amount' | 'day'>

/** Whether a line is of all that is open, or of what that comes to on the line's day, with fine and interest. */
export const fits = ({ type, amount, sumOn }: Open, line: Moved) => {
  const came = Math.abs(line.amount)
  return type === line.type && (amount === came || sumOn?.(line.day) === came)
}

/** What is open with the amount of a line, the best first: named in the line, then due nearest to its day. */
export function makeMatcher(
  open: readonly Open[],
): (line: Moved & Pick<Classified, 'description' | 'fitid'>) => Match[] {
  const byAmount = Map.groupBy(open, ({ type, amount }) => `${type} ${amount}`)
  const late = open.filter(({ sumOn }) => sumOn)
  return (line) => {
    const found = new Set(byAmount.get(`${line.type} ${Math.abs(line.amount)}`))
    if (line.type === 'receita') for (const one of late) if (fits(one, line)) found.add(one)
    const text = fold(`${line.description} ${line.fitid}`)
    const rank = ({ names, due }: Open) => {
      const named = names.filter((name) => name !== '' && text.includes(name)).length
      return named * -10_000 + Math.abs(daysBetween(line.day, due))
    }
    return [...found]
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, OFFERED)
      .map(({ kind, id, description, due, to }) => ({ kind, id, description, due, to }))
  }
}

/** The words of a name that say who it is. */
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^a-z\d]+/)
    .filter((word) => word.length > 3)
