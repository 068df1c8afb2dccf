import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { ReportType } from '../../finance.ts'
import { chooseMonth } from '../list.ts'

const PARTS = sql<{ category: string; project: string | null; amount: number }[]>`
  case when split then (select jsonb_agg(jsonb_build_object('category', part.category, 'amount', part.amount,
    'project', (select title from projects where projects.id = part.project_id)) order by place)
    from finance_parts as part where part.report_id = finance_reports.id) else '[]' end`

/** An entry as exports show it; the amount in cents. */
export type Entry = Awaited<ReturnType<typeof readEntries>>[number]

/** Rows of a month's table: of an entry that is split one for each part, whose amounts come to it. */
export const shareEntries = (entries: readonly Entry[]) =>
  entries.flatMap(({ parts, ...entry }) =>
    parts.length === 0
      ? [{ ...entry, part: '' }]
      : parts.map((part, place) => ({ ...entry, ...part, part: `${place + 1} de ${parts.length}` })),
  )

/** All entries of a month ('YYYY-MM') in the ledger of that user (null: of all), the earliest first. */
export const readEntries = (context: Context, owner: number | null, month: string) =>
  chooseMonth(context, owner, month)
    .leftJoin('users', 'users.id', 'finance_reports.id_user')
    .leftJoin('finance_accounts', 'finance_accounts.id', 'finance_reports.account_id')
    .leftJoin('projects', 'projects.id', 'finance_reports.project_id')
    .select(PARTS.as('parts'))
    .select([
      'finance_reports.id',
      'date',
      'description',
      'category',
      'type',
      'transfer',
      'amount',
      'source_label',
      'users.name as owner',
      'finance_accounts.name as account',
      sql<boolean>`exists (select from finance_categories as known where known.wants_receipt
        and known.id_user = finance_reports.id_user and known.name = finance_reports.category)`.as('wants_receipt'),
      'projects.title as project',
    ])
    .orderBy('date')
    .orderBy('finance_reports.id')
    .$narrowType<{ type: ReportType }>()
    .execute()

/** What entries come to, in cents; transfers do not count. */
export function sumEntries(entries: readonly Pick<Entry, 'type' | 'transfer' | 'amount'>[]) {
  const sums = { income: 0, expenses: 0, count: 0, transfers: 0 }
  for (const { type, transfer, amount } of entries) {
    if (transfer) sums.transfers++
    else sums.count++
    if (!transfer) sums[type === 'receita' ? 'income' : 'expenses'] += amount
  }
  return { ...sums, balance: sums.income - sums.expenses }
}
