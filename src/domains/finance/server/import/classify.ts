import { type Kysely, sql } from 'kysely'
import { fold } from '#fold.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { StatementLine } from '#statements/statement.ts'
import { addDays, daysBetween } from '#time.ts'
import type { ReportType } from '../../finance.ts'
import type { Target } from './accounts.ts'
import type { ReceivedStatement } from './receive.ts'

/** Days between a line and an entry typed by hand that may be the same. */
const NEAR = 3

/** A line of a statement and what the book knows of it. */
export interface Classified extends StatementLine {
  /** Place of its statement in the file. */
  account: number
  /**
   * Identifies it in its account: all that the bank says of it, and how many lines above it in the file say the same. So
   * the same file, or one that overlaps it, brings each line once; a FITID that the bank used twice still stands for two
   * lines (securo#911), and two equal lines of a file are two (actual#608).
   */
  key: string
  type: ReportType
  /** Of an imported one, also where its entry was deleted since; of one that looks like an entry that is there. */
  state: 'new' | 'known' | 'doubtful'
  like: { id: number; date: string; description: string } | null
}

/** The direction of a signed amount. */
export const typeOf = (amount: number): ReportType => (amount < 0 ? 'despesa' : 'receita')

/** Compares a file with the book. Lines without an amount are left out. */
export async function classify(
  db: Kysely<DB>,
  { book, statements }: ReceivedStatement,
  targets: readonly Target[],
): Promise<Classified[]> {
  const lines: Classified[] = []
  const above = new Map<string, number>()
  for (const [account, statement] of statements.entries())
    for (const line of statement.lines) {
      if (line.amount === 0) continue
      const same = `${targets[account]!.slot} ${line.hash}`
      const count = above.get(same) ?? 0
      above.set(same, count + 1)
      lines.push({
        ...line,
        account,
        key: `${line.hash} ${count}`,
        type: typeOf(line.amount),
        state: 'new',
        like: null,
      })
    }
  const taken = await markKnown(db, lines, targets)
  await markDoubtful(db, book, { lines, targets, taken })
  return lines
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
    .select(['account_id', 'key', 'report_id'])
    .where('account_id', 'in', accounts)
    .where(sql<boolean>`key = any(${lines.map(({ key }) => key)})`)
    .execute()
  const known = new Map(rows.map((row) => [`${slots.get(row.account_id)} ${row.key}`, row.report_id]))
  for (const line of lines) {
    const report = known.get(`${targets[line.account]!.slot} ${line.key}`)
    if (report === undefined) continue
    line.state = 'known'
    if (report !== null) taken.add(report)
  }
  return taken
}

/** Marks new lines that look like an entry that is there; an entry is likened to one line at most. */
async function markDoubtful(
  db: Kysely<DB>,
  book: number,
  { lines, targets, taken }: { lines: readonly Classified[]; targets: readonly Target[]; taken: ReadonlySet<number> },
): Promise<void> {
  const open = lines.filter(({ state }) => state === 'new')
  if (open.length === 0) return
  const days = open.map(({ day }) => day).sort()
  const rows = await db
    .selectFrom('finance_reports')
    .leftJoin('finance_import_lines as imported', (join) =>
      join.onRef('imported.report_id', '=', 'finance_reports.id').on('imported.relation', '=', 'made'),
    )
    .select([
      'finance_reports.id',
      'date',
      'amount',
      'type',
      'description',
      'finance_reports.account_id',
      'imported.fitid',
    ])
    .where('id_user', '=', book)
    .where('deleted_at', 'is', null)
    .where('date', '>=', addDays(days[0]!, -NEAR))
    .where('date', '<=', addDays(days.at(-1)!, NEAR))
    .execute()
  const entries = Map.groupBy(
    rows.filter(({ id }) => !taken.has(id)),
    ({ type, amount }) => `${type} ${amount}`,
  )
  for (const line of open) {
    const same = entries.get(`${line.type} ${Math.abs(line.amount)}`)
    const account_id = targets[line.account]!.account_id
    const like = same
      ?.filter((entry) => isLike(line, entry, account_id))
      .sort((a, b) => distance(line, a) - distance(line, b))[0]
    if (!like) continue
    same!.splice(same!.indexOf(like), 1)
    line.state = 'doubtful'
    line.like = { id: like.id, date: like.date, description: like.description }
  }
}

interface Entry {
  date: string
  description: string
  account_id: number | null
  /** Of one that an import made; null of any other. */
  fitid: string | null
}

/**
 * Whether a line may be an entry of the same amount. One of another account never is. One that an import made is so on
 * its own day alone, and where both have a FITID only if that is the same, or the description is: banks change either from
 * one download to the next.
 */
function isLike(line: StatementLine, entry: Entry, account_id: number | null): boolean {
  if (entry.account_id !== null && entry.account_id !== account_id) return false
  if (entry.fitid === null) return distance(line, entry) <= NEAR
  if (entry.date !== line.day) return false
  if (entry.fitid === '' || line.fitid === '' || entry.fitid === line.fitid) return true
  return fold(entry.description) === fold(line.description)
}

const distance = ({ day }: StatementLine, { date }: Pick<Entry, 'date'>) => Math.abs(daysBetween(day, date))
