import { type Kysely, sql } from 'kysely'
import { fold } from '#fold.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { StatementLine } from '#statements/statement.ts'
import { addDays, daysBetween, listDays } from '#time.ts'
import type { ReportType } from '../../finance.ts'
import type { ReceivedStatement } from './receive.ts'

/** Days between a line and an entry typed by hand that may be the same. */
const NEAR = 3

/** The account that a statement goes to. */
export interface Target {
  /** Null for one that will be made. */
  account_id: number | null
  name: string
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
  /** 'known' was imported before, also where its entry was deleted since; 'doubtful' looks like an entry that is there. */
  state: 'new' | 'known' | 'doubtful'
  like: { id: number; date: string; description: string } | null
}

/** The direction of a signed amount. */
export const typeOf = (amount: number): ReportType => (amount < 0 ? 'despesa' : 'receita')

/** Compares a file with the ledger. */
export async function classify(
  db: Kysely<DB>,
  { ledger, statements }: ReceivedStatement,
  targets: readonly Target[],
): Promise<Classified[]> {
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
        state: 'new',
        like: null,
      })
    }
  const taken = await markKnown(db, lines, targets)
  await markDoubtful(db, ledger, { lines, targets, taken })
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
    .where(sql<boolean>`key = any(${lines.flatMap(({ key, formerKey }) => (formerKey ? [key, formerKey] : key))})`)
    .execute()
  const known = new Map(rows.map((row) => [`${slots.get(row.account_id)} ${row.key}`, row.report_id]))
  for (const line of lines) {
    const { slot } = targets[line.account]!
    const stored = [line.key, line.formerKey].map((key) => `${slot} ${key}`).find((key) => known.has(key))
    if (!stored) continue
    const report = known.get(stored) ?? null
    line.state = 'known'
    if (report !== null) taken.add(report)
  }
  return taken
}

/** Marks new lines that look like an entry that is there; an entry is likened to one line at most. */
async function markDoubtful(
  db: Kysely<DB>,
  ledger: number,
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
    .where('id_user', '=', ledger)
    .where('deleted_at', 'is', null)
    .where('date', '>=', addDays(days[0]!, -NEAR))
    .where('date', '<=', addDays(days.at(-1)!, NEAR))
    .orderBy('finance_reports.id')
    .execute()
  const entries = Map.groupBy(
    rows.filter(({ id }) => !taken.has(id)),
    ({ type, amount }) => `${type} ${amount}`,
  )
  const nearby = new Map([...new Set(days)].map((day) => [day, daysNear(day)]))
  const takers = new Map([...entries].map(([amount, same]) => [amount, makeTaker(same, nearby)]))
  for (const line of open) {
    const take = takers.get(`${line.type} ${Math.abs(line.amount)}`)
    const like = take?.(line, targets[line.account]!.account_id)
    if (!like) continue
    line.state = 'doubtful'
    line.like = { id: like.id, date: like.date, description: like.description }
  }
}

interface Entry {
  id: number
  date: string
  description: string
  account_id: number | null
  /** The bank's id of the line that an import made it from, '' where the bank gave none; null of one typed by hand. */
  fitid: string | null
}

/**
 * Takes, of entries of one amount in the order of their ids, the one that a line may be: the nearest by days, then the
 * first. None is taken twice. Each entry waits in a queue for each of its marks, the first at the end.
 * @param nearby the days near each line's
 */
function makeTaker(
  entries: readonly Entry[],
  nearby: ReadonlyMap<string, readonly string[]>,
): (line: StatementLine, account_id: number | null) => Entry | undefined {
  const queues = new Map<string, Entry[]>()
  for (const entry of entries.toReversed())
    for (const mark of marksOf(entry)) {
      const queue = queues.get(mark)
      if (queue) queue.push(entry)
      else queues.set(mark, [entry])
    }
  const taken = new Set<Entry>()
  const firstOf = (mark: string) => {
    const queue = queues.get(mark)
    while (queue && taken.has(queue.at(-1)!)) queue.pop()
    return queue?.at(-1)
  }
  return (line, account_id) => {
    const [like] = marksSought(line, account_id, nearby.get(line.day)!)
      .map(firstOf)
      .filter((entry) => entry !== undefined)
      .sort((a, b) => distance(line, a) - distance(line, b) || a.id - b.id)
    if (like) taken.add(like)
    return like
  }
}

/** What an entry is found by; see `marksSought`. */
function marksOf({ account_id, date, fitid, description }: Entry): string[] {
  const place = `${account_id} ${date}`
  if (fitid === null) return [`${place} typed`]
  if (fitid === '') return [`${place} imported`, `${place} without FITID`]
  return [`${place} imported`, `${place} FITID ${fitid}`, `${place} text ${fold(description)}`]
}

/**
 * The marks of entries of the same amount that a line may be. One of another account never is. One that an import made is
 * so on its own day alone, and where both have a FITID only if that is the same, or the description is: banks change either
 * from one download to the next.
 */
function marksSought(
  { day, fitid, description }: StatementLine,
  account_id: number | null,
  near: readonly string[],
): string[] {
  const imported = fitid === '' ? ['imported'] : ['without FITID', `FITID ${fitid}`, `text ${fold(description)}`]
  const marks = [...near.map((date) => `${date} typed`), ...imported.map((mark) => `${day} ${mark}`)]
  const accounts = account_id === null ? [null] : [null, account_id]
  return accounts.flatMap((account) => marks.map((mark) => `${account} ${mark}`))
}

/** The days on which an entry typed by hand may be a line of that day. */
const daysNear = (day: string) => listDays(addDays(day, -NEAR), addDays(day, NEAR))

const distance = ({ day }: StatementLine, { date }: Entry) => Math.abs(daysBetween(day, date))
