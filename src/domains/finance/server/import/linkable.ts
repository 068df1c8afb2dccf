import { sql } from 'kysely'
import { fold } from '#fold.ts'
import { fromDecimal } from '#money.ts'
import type { Context } from '#platform/context.ts'
import { withWords } from '#platform/db/like.ts'
import { daysBetween } from '#time.ts'
import type { ReportType } from '../../finance.ts'
import { type Linkable, MAX_LINKABLE } from '../../proposal-contract.ts'
import { ledgerOf } from '../access.ts'
import { chooseLedger } from '../list.ts'
import { fits, listOpen } from './matches.ts'

interface Sought {
  id_user?: number | undefined
  amount: string
  type: ReportType
  date: string
  q?: string | undefined
  account_id?: number | undefined
}

/** What in a ledger has a line's value and may be said to be it: what is open, and entries that no line was linked with: those of other accounts last. */
export async function listLinkable(context: Context, sought: Sought): Promise<{ data: Linkable[] }> {
  const { type, date, q = '', account_id } = sought
  const ledger = await ledgerOf(context, sought.id_user)
  const amount = fromDecimal(sought.amount) ?? 0
  const words = fold(q).split(/\s+/)
  const open = (await listOpen(context, ledger))
    .filter((one) => fits(one, { type, day: date, amount: type === 'despesa' ? -amount : amount }))
    .filter(({ description, payer }) => words.every((word) => fold(`${description} ${payer}`).includes(word)))
    .map(({ kind, id, description, due }): Linkable => ({ kind, id, description, day: due, counted: false }))
  const own = sql<boolean>`(account_id is null or account_id is not distinct from ${account_id ?? null}::integer)`
  const rows = await withWords(chooseLedger(context, ledger), q)
    .select(['id', 'description', 'date', 'account_id'])
    .select(
      sql<string | null>`case when not ${own} then (
        select name from finance_accounts where finance_accounts.id = account_id) end`.as('account'),
    )
    .where('type', '=', type)
    .where('amount', '=', amount)
    // Of another account what would move, see `linkSame`.
    .where(
      sql<boolean>`(${own} or not (transfer or exists (select from finance_import_lines as line
        where line.report_id = finance_reports.id and line.account_id = finance_reports.account_id)))`,
    )
    .where(
      sql<boolean>`not exists (select from finance_import_lines as line
        where line.report_id = finance_reports.id and line.relation <> 'made')`,
    )
    .orderBy(own, 'desc')
    .orderBy(sql`abs(date - ${date}::date)`)
    .orderBy('id')
    .limit(MAX_LINKABLE)
    .execute()
  const entries = rows.map(
    (row): Linkable => ({
      ...{ kind: 'report', id: row.id, description: row.description, day: row.date },
      counted: row.account_id !== null && row.account === null,
      ...(row.account !== null && { account: row.account }),
    }),
  )
  const away = ({ day }: Linkable) => Math.abs(daysBetween(day, date))
  const isElsewhere = ({ account }: Linkable) => Number(account !== undefined)
  const sorted = [...open, ...entries].sort((a, b) => isElsewhere(a) - isElsewhere(b) || away(a) - away(b))
  return { data: sorted.slice(0, MAX_LINKABLE) }
}
