import { type SqlBool, sql } from 'kysely'
import { NOTA_KINDS, type ReadReceipt } from '#fiscal/receipt.ts'
import type { Context } from '#platform/context.ts'
import { cleanFileName } from '#platform/files/file-name.ts'
import { day, dayOf, firstOfMonth, startOfDay } from '#time.ts'
import { inLedger } from '../access.ts'
import type { Entry } from './month.ts'

/** A receipt of a month, as it stands in the archive. */
export interface MonthReceipt {
  /** In the private store. */
  key: string
  /** In the archive: 'comprovantes/2026-10-05 31-7 Aluguel - recibo.pdf'. */
  path: string
  /** Its entry of the month; null where it belongs to none of it. */
  report_id: number | null
  /** What its file says; null of one that was added to an entry. */
  reading: ReadReceipt | null
  /** Of one without an entry of the month: 'Espera a sua transação'. */
  state: string
}

/** Letters of an entry's description in a file's name. */
const MAX_WORDS = 40

/**
 * The receipts of a month: those of its entries, the notas that were issued in it, and what came or is of a day in it and
 * waits. In the order of their paths, which sort by day.
 */
export async function findReceipts(
  context: Context,
  { owner, month, entries }: { owner: number | null; month: string; entries: readonly Entry[] },
): Promise<MonthReceipt[]> {
  const ofMonth = new Map(entries.map((entry) => [entry.id, entry]))
  const rows = await choose(context, sql`file.report_id = any(${[...ofMonth.keys()]}::integer[])`)
  const taken = new Set(rows.map(({ id }) => id))
  const [first, next] = [`${month}-01`, firstOfMonth(`${month}-01`, 1)]
  const loose = await choose(
    context,
    sql`${inLedger(owner, 'file.id_user')} and file.id_user is not null
      and (file.report_id is null or file.reading ->> 'kind' = any (${[...NOTA_KINDS, 'event']}::text[]))
      and (file.day >= ${first}::date and file.day < ${next}::date or file.day is null and file.report_id is null
        and file.created_at >= ${startOfDay(first)} and file.created_at < ${startOfDay(next)})`,
  )
  return [...rows, ...loose.filter(({ id }) => !taken.has(id))]
    .map((row) => toMonthReceipt(row, ofMonth.get(row.report_id ?? 0)))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

const choose = ({ db }: Context, condition: ReturnType<typeof sql>) =>
  db
    .selectFrom('finance_attachments as file')
    .leftJoin('finance_reports as report', 'report.id', 'file.report_id')
    .leftJoin('finance_bills as bill', 'bill.id', 'file.bill_id')
    .select(['file.id', 'file.key', 'file.name', 'file.day', 'file.created_at', 'file.report_id'])
    .select(['report.date as report_date', 'report.description as report', 'bill.due', 'bill.description as bill'])
    .select((eb) => eb.ref('file.reading').$castTo<ReadReceipt | null>().as('reading'))
    .where('file.deleted_at', 'is', null)
    .where(condition as ReturnType<typeof sql<SqlBool>>)
    .orderBy('file.id')
    .execute()
type Row = Awaited<ReturnType<typeof choose>>[number]

function toMonthReceipt({ id, key, name, reading, ...row }: Row, entry: Entry | undefined): MonthReceipt {
  const isNota = NOTA_KINDS.some((kind) => kind === reading?.kind) || /\.xml$/i.test(name)
  const sorted = entry?.date ?? row.day ?? dayOf(row.created_at)
  const what = entry?.description ?? reading?.event?.name ?? reading?.supplier ?? ''
  const words = cleanFileName(`${what.slice(0, MAX_WORDS).replaceAll(/[/\\]/g, '-')} - ${name}`).replace(/^- /, '')
  return {
    key,
    path: `${isNota ? 'notas' : 'comprovantes'}/${sorted} ${entry?.id ?? 'sem transação'}-${id} ${words}`,
    report_id: entry?.id ?? null,
    reading,
    state: entry ? '' : stateOf(row),
  }
}

function stateOf({ report, report_date, bill, due }: Pick<Row, 'report' | 'report_date' | 'bill' | 'due'>): string {
  if (report !== null) return `Na transação “${report}”, de ${day(report_date!)}`
  if (bill !== null) return `Na conta em aberto “${bill}”, que vence ${day(due!)}`
  return 'Espera a sua transação'
}
