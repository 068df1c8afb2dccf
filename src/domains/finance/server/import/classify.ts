import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Statement, StatementLine } from '#statements/statement.ts'
import type { ReportType } from '../../finance.ts'
import type { ReceivedStatement } from './receive.ts'

/** The account that a statement goes to. */
export interface Target {
  /** Null for one that will be made. */
  account_id: number | null
  name: string
  /** Whether it will be made, and the file says neither bank nor number to call it by. */
  unnamed: boolean
  /** Whether its number is the statement's. */
  fixed: boolean
  /** The place of the first statement of the same account. */
  slot: number
}

/** A line of a statement and what the ledger knows of it. */
export interface Classified extends StatementLine {
  /** Place of its statement in the file. */
  account: number
  /**
   * Identifies it in its account: all that the bank says of it, and how many lines above it in the file say the same. So
   * the same file, or one that overlaps it, brings each line once; a FITID that the bank used twice still stands for two
   * lines (securo#911), and two equal lines of a file are two (actual#608).
   */
  key: string
  /** The same by how files of this head were read before; null where that was not another way. */
  formerKey: string | null
  type: ReportType
  /** What the statement is of. */
  kind: Statement['kind']
  /** The import that brought it before, also where its entry was deleted since; null for one that is not known. */
  known: { file_name: string; created_at: Date } | null
}

/** The direction of a signed amount. */
export const typeOf = (amount: number): ReportType => (amount < 0 ? 'despesa' : 'receita')

/** The lines of a file, of which those are known that its accounts had before, and the entries that these became. */
export async function classify(
  db: Kysely<DB>,
  { statements }: ReceivedStatement,
  targets: readonly Target[],
): Promise<{ lines: Classified[]; taken: ReadonlySet<number> }> {
  const lines: Classified[] = []
  const above = new Map<string, number>()
  /** A line's hash, and how many lines of its account above it have the same. */
  const countedKey = (slot: number, hash: string) => {
    const count = above.get(`${slot} ${hash}`) ?? 0
    above.set(`${slot} ${hash}`, count + 1)
    return `${hash} ${count}`
  }
  for (const [account, statement] of statements.entries())
    for (const line of statement.lines) {
      const { slot } = targets[account]!
      lines.push({
        ...line,
        account,
        key: countedKey(slot, line.hash),
        formerKey: line.former && line.former !== line.hash ? countedKey(slot, line.former) : null,
        type: typeOf(line.amount),
        kind: statement.kind,
        known: null,
      })
    }
  return { lines, taken: await markKnown(db, lines, targets) }
}

/** Marks what was imported already. Returns the entries that those lines became. */
async function markKnown(
  db: Kysely<DB>,
  lines: readonly Classified[],
  targets: readonly Target[],
): Promise<Set<number>> {
  const taken = new Set<number>()
  const slots = new Map(targets.map(({ account_id, slot }) => [account_id, slot]))
  const accounts = [...slots.keys()].filter((id) => id !== null)
  if (accounts.length === 0 || lines.length === 0) return taken
  const rows = await db
    .selectFrom('finance_import_lines')
    .innerJoin('finance_imports as import', 'import.id', 'import_id')
    .select(['account_id', 'key', 'report_id', 'import.file_name', 'import.created_at'])
    .where('account_id', 'in', accounts)
    .where(sql<boolean>`key = any(${lines.flatMap(({ key, formerKey }) => (formerKey ? [key, formerKey] : key))})`)
    .execute()
  const known = new Map(rows.map((row) => [`${slots.get(row.account_id)} ${row.key}`, row]))
  for (const line of lines) {
    const { slot } = targets[line.account]!
    const row = known.get(`${slot} ${line.key}`) ?? known.get(`${slot} ${line.formerKey}`)
    if (!row) continue
    line.known = row
    if (row.report_id !== null) taken.add(row.report_id)
  }
  return taken
}
