import { type Kysely, sql } from 'kysely'
import { fold } from '#fold.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { addDays, daysBetween, listDays } from '#time.ts'
import type { ReportType } from '../../finance.ts'
import type { Classified, Target } from './classify.ts'
import { nameMatch, namesIn } from './words.ts'

/** Days between a line and an entry that may be the same, or the other side of a transfer. */
const NEAR = 3
/** Entries of one amount and day that a line is compared with. */
const MOST = 20

/** An entry near lines of a file. */
export interface NearEntry {
  id: number
  date: string
  description: string
  account_id: number | null
  transfer: boolean
  names: readonly string[]
}

/** An entry of another account. */
export interface OtherEntry extends NearEntry {
  account: string
}

/** An entry that another statement of the account brought. */
interface Twin extends NearEntry {
  fitid: string
}

export interface NearEntries {
  /** Entries that no statement has brought or was linked with, and that may be this line; the nearest day first. */
  free(line: Classified): NearEntry[]
  /**
   * An entry in another account that may be this line and that no statement knows, preferring one whose name the line
   * has. Never a transfer, which belongs to its account.
   */
  elsewhere(line: Classified): OtherEntry | undefined
  /** The line of another statement that this one repeats, perhaps: each is named once. */
  twin(line: Classified): NearEntry | undefined
  /** An entry of another own account that may be the other side of a transfer, linked with none; transfers first. */
  otherSide(line: Classified): OtherEntry | undefined
}

const opposite = (type: ReportType): ReportType => (type === 'receita' ? 'despesa' : 'receita')

/**
 * Reads what of the ledger is near the lines of a file.
 * @param taken entries that the file's known lines became
 */
export async function readNearEntries(
  db: Kysely<DB>,
  ledger: number,
  { lines, targets, taken }: { lines: readonly Classified[]; targets: readonly Target[]; taken: ReadonlySet<number> },
): Promise<NearEntries> {
  const days = lines.map(({ day }) => day).sort()
  const accountOf = (line: Classified) => targets[line.account]!.account_id
  const free = new Map<string, NearEntry[]>()
  const twins = new Map<string, Twin[]>()
  const others = new Map<string, OtherEntry[]>()
  const placed = new Map<string, OtherEntry[]>()
  /** Whether any entry has the amount, which is asked first. */
  const [freeAmounts, otherAmounts] = [new Set<string>(), new Set<string>()]
  if (days.length > 0)
    for (const { type, amount, fitid, relation, is_side, account, ...entry } of await readRows(
      db,
      ledger,
      days[0]!,
      days.at(-1)!,
    )) {
      if (taken.has(entry.id)) continue
      const named = { ...entry, names: [] as string[] }
      if (relation === null) freeAmounts.add(`${type} ${amount}`)
      if (is_side) otherAmounts.add(`${type} ${amount}`)
      if (relation === null && entry.account_id !== null && !entry.transfer)
        put(placed, `${type} ${amount} ${entry.date}`, { ...named, account: account ?? '' })
      if (relation === null) put(free, `${entry.account_id} ${type} ${amount} ${entry.date}`, named)
      else if (relation === 'made') {
        const twin = { ...named, fitid: fitid ?? '' }
        for (const mark of marksOf(twin))
          put(twins, `${entry.account_id} ${type} ${amount} ${entry.date} ${mark}`, twin)
      }
      if (is_side) put(others, `${type} ${amount} ${entry.date}`, { ...named, account: account ?? '' })
    }
  const near = new Map([...new Set(days)].map((day) => [day, listDays(addDays(day, -NEAR), addDays(day, NEAR))]))
  const used = new Set<NearEntry>()
  const spotOf = (line: Classified, account: number | null, day: string, type = line.type) =>
    `${account} ${type} ${Math.abs(line.amount)} ${day}`
  return {
    free(line) {
      if (!freeAmounts.has(`${line.type} ${Math.abs(line.amount)}`)) return []
      const account = accountOf(line)
      const accounts = account === null ? [null] : [null, account]
      return near
        .get(line.day)!
        .flatMap((day) => accounts.flatMap((one) => (free.get(spotOf(line, one, day)) ?? []).slice(-MOST)))
        .map((entry) => ({ ...entry, names: namesIn(entry.description) }))
        .sort((a, b) => distance(line, a) - distance(line, b) || a.id - b.id)
    },
    elsewhere(line) {
      if (!freeAmounts.has(`${line.type} ${Math.abs(line.amount)}`)) return undefined
      const account = accountOf(line)
      const names = namesIn(line.description)
      const rank = ({ names: found }: NearEntry) => ['sure', 'hint', 'none'].indexOf(nameMatch(names, found))
      return near
        .get(line.day)!
        .flatMap((day) => (placed.get(`${line.type} ${Math.abs(line.amount)} ${day}`) ?? []).slice(0, MOST))
        .filter((entry) => entry.account_id !== account)
        .map((entry) => ({ ...entry, names: namesIn(entry.description) }))
        .sort((a, b) => rank(a) - rank(b) || distance(line, a) - distance(line, b) || a.id - b.id)[0]
    },
    twin(line) {
      const spot = spotOf(line, accountOf(line), line.day)
      const [found] = marksSought(line)
        .flatMap((mark) => {
          const queue = twins.get(`${spot} ${mark}`) ?? []
          while (queue.length > 0 && used.has(queue.at(-1)!)) queue.pop()
          return queue.at(-1) ?? []
        })
        .sort((a, b) => a.id - b.id)
      if (found) used.add(found)
      return found
    },
    otherSide(line) {
      if (!otherAmounts.has(`${opposite(line.type)} ${Math.abs(line.amount)}`)) return undefined
      const account = accountOf(line)
      return near
        .get(line.day)!
        .flatMap((day) => (others.get(`${opposite(line.type)} ${Math.abs(line.amount)} ${day}`) ?? []).slice(0, MOST))
        .filter((entry) => entry.account_id !== null && entry.account_id !== account)
        .sort(
          (a, b) => Number(b.transfer) - Number(a.transfer) || distance(line, a) - distance(line, b) || a.id - b.id,
        )[0]
    },
  }
}

const distance = ({ day }: Classified, { date }: NearEntry) => Math.abs(daysBetween(day, date))

/** What a line of another statement is found by; see `marksSought`. */
const marksOf = ({ fitid, description }: Twin) =>
  fitid === '' ? ['any', 'without FITID'] : ['any', `FITID ${fitid}`, `text ${fold(description)}`]

/** Banks change either the number or the text of a line from one download to the next, or give no number. */
const marksSought = ({ fitid, description }: Classified) =>
  fitid === '' ? ['any'] : ['without FITID', `FITID ${fitid}`, `text ${fold(description)}`]

function put<Value>(map: Map<string, Value[]>, key: string, value: Value) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

const readRows = (db: Kysely<DB>, ledger: number, first: string, last: string) =>
  db
    .selectFrom('finance_reports')
    .leftJoin('finance_import_lines as imported', 'imported.report_id', 'finance_reports.id')
    .distinctOn('finance_reports.id')
    .select(['finance_reports.id', 'date', 'amount', 'type', 'description', 'finance_reports.account_id', 'transfer'])
    .leftJoin('finance_accounts', 'finance_accounts.id', 'finance_reports.account_id')
    .select(['imported.fitid', 'imported.relation', 'finance_accounts.name as account'])
    // What is linked, split or the payment of something is no side of another transfer.
    .select(
      sql<boolean>`not split and bill_id is null and installment_id is null and order_id is null and not exists (
        select from finance_transfers where out_id = finance_reports.id or in_id = finance_reports.id)`.as('is_side'),
    )
    .where('finance_reports.id_user', '=', ledger)
    .where('deleted_at', 'is', null)
    .where('date', '>=', addDays(first, -NEAR))
    .where('date', '<=', addDays(last, NEAR))
    .orderBy('finance_reports.id', 'desc')
    .orderBy('imported.relation')
    .$narrowType<{ type: ReportType }>()
    .execute()
