import { type SelectQueryBuilder, sql } from 'kysely'
import { toDecimal } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { ReportType } from '../finance.ts'
import type { Attachment } from '../receipts-contract.ts'
import type { Report } from '../reports-contract.ts'
import type { OtherSide } from '../sides-contract.ts'
import { inOwnLedger, OWNER, reportNotFound } from './access.ts'
import type { ReportColumns } from './columns.ts'
import { OTHER_SIDE } from './other-side.ts'

/** Where a bill is, which has no address of its own. */
const BILLS = '/dashboard/financial-report/bills'

const ROW = [
  'finance_reports.id',
  'finance_reports.id_user',
  'description',
  'amount',
  'category',
  'type',
  'transfer',
  'date',
  'account_id',
  'finance_reports.project_id',
  'bill_id',
  'installment_id',
  'order_id',
  'reversal',
  'source_path',
  'source_label',
  'repeat_id',
  'import_id',
  'revision',
] as const

/** Entries with what a row of the ledger shows. */
export const withRow = <Row>(rows: SelectQueryBuilder<DB, 'finance_reports', Row>) =>
  rows.select(ROW).select([
    OWNER.as('owner'),
    sql<number>`coalesce((select color from finance_categories as known
      where known.id_user = finance_reports.id_user and name = category), 0)`.as('color'),
    sql<Attachment[]>`coalesce((select jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name, 'size', file.size)
      order by file.id) from finance_attachments as file where file.report_id = finance_reports.id), '[]')`.as('files'),
    sql<string | null>`(select title from projects where projects.id = finance_reports.project_id)`.as('project'),
    sql<StoredPart[]>`case when split then (select jsonb_agg(jsonb_build_object('category', part.category, 'color',
      coalesce((select color from finance_categories as known where known.id_user = finance_reports.id_user
        and known.name = part.category), 0), 'project_id', part.project_id, 'project',
      (select title from projects where projects.id = part.project_id), 'amount', part.amount) order by place)
      from finance_parts as part where part.report_id = finance_reports.id) else '[]' end`.as('parts'),
    LOCKED.as('locked'),
    OTHER_SIDE.as('other_side'),
  ])

type StoredPart = Omit<Report['parts'][number], 'amount'> & { amount: number }

/**
 * Whether an entry's figures stay as they are: what another domain's record says too, the undoing of a payment, and a
 * bill's payment that was undone in a later month.
 */
export const LOCKED = sql<boolean>`reversal or installment_id is not null or order_id is not null or exists (
  select from finance_reports as undoing where undoing.bill_id = finance_reports.bill_id and undoing.reversal
    and undoing.id > finance_reports.id)`

type StoredRow = Pick<
  ReportColumns,
  'id' | 'project_id' | Exclude<(typeof ROW)[number], `finance_reports.${string}`>
> & {
  id_user: number
  owner: string
  color: number
  files: Attachment[]
  project: string | null
  parts: StoredPart[]
  other_side: OtherSide | null
  locked: boolean
}

/** A row as it travels. */
export function toReport({
  amount,
  bill_id,
  installment_id,
  order_id,
  source_path: to,
  source_label: label,
  type,
  parts,
  ...row
}: StoredRow): Report {
  const kind = installment_id !== null ? 'installment' : order_id !== null ? 'order' : bill_id !== null ? 'bill' : null
  return {
    ...row,
    type: type as ReportType,
    amount: toDecimal(amount),
    parts: parts.map((part) => ({ ...part, amount: toDecimal(part.amount) })),
    link: kind && (kind === 'bill' ? { kind, to: BILLS, label: 'uma conta' } : { kind, to, label }),
  }
}

/** An entry of the caller's. Throws 404. */
export async function readReport(context: Context, id: number, db = context.db): Promise<Report> {
  const row = await withRow(db.selectFrom('finance_reports'))
    .where('finance_reports.id', '=', id)
    .where(inOwnLedger(context))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(reportNotFound)
  return toReport(row)
}
