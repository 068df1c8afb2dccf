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

/** What in a ledger has a line's value and may be said to be it: what is open, and entries that no line was linked with. */
export async function listLinkable(context: Context, sought: Sought): Promise<{ data: Linkable[] }> {
  const { type, date, q = '', account_id } = sought
  const ledger = await ledgerOf(context, sought.id_user)
  const amount = fromDecimal(sought.amount) ?? 0
  const words = fold(q).split(/\s+/)
  const open = (await listOpen(context, ledger))
    .filter((one) => fits(one, { type, day: date, amount: type === 'despesa' ? -amount : amount }))
    .filter(({ description, payer }) => words.every((word) => fold(`${description} ${payer}`).includes(word)))
    .map(({ kind, id, description, due }): Linkable => ({ kind, id, description, day: due, counted: false }))
  const rows = await withWords(chooseLedger(context, ledger), q)
    .select(['id', 'description', 'date', 'account_id'])
    .where('type', '=', type)
    .where('amount', '=', amount)
    .where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '=', account_id ?? null)]))
    .where(
      sql<boolean>`not exists (select from finance_import_lines as line
        where line.report_id = finance_reports.id and line.relation <> 'made')`,
    )
    .orderBy(sql`abs(date - ${date}::date)`)
    .orderBy('id')
    .limit(MAX_LINKABLE)
    .execute()
  const entries = rows.map(
    (row): Linkable => ({
      ...{ kind: 'report', id: row.id, description: row.description, day: row.date },
      counted: row.account_id !== null,
    }),
  )
  const away = ({ day }: Linkable) => Math.abs(daysBetween(day, date))
  return { data: [...open, ...entries].sort((a, b) => away(a) - away(b)).slice(0, MAX_LINKABLE) }
}
