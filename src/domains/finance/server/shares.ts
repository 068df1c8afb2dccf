import { sql } from 'kysely'

/** What parts take from the categories of their entries, and give to their own, with the first day of the month. */
export const shiftsOf = (where: unknown) => sql<{
  id_user: number
  month: string
  type: string
  category: string
  rows: number
  amount: number
}>`
  select report.id_user, date_trunc('month', report.date)::date as month, report.type, report.category, -1 as rows,
    -report.amount as amount
  from finance_reports as report
  where report.split and report.deleted_at is null and ${where}
  union all
  select report.id_user, date_trunc('month', report.date)::date, report.type, part.category, 1, sum(part.amount)
  from finance_reports as report join finance_parts as part on part.report_id = report.id
  where report.split and report.deleted_at is null and ${where}
  group by report.id, part.category`

/** Which of an entry a search is for: all of it, or what is of a category and a project. */
export interface Share {
  category?: string | undefined
  project_id?: number | undefined
}

const isOf = (row: 'finance_reports' | 'part', { category, project_id }: Share) => sql<boolean>`
  ${category ? sql`${sql.ref(`${row}.category`)} = ${category}` : sql`true`}
  and ${project_id ? sql`${sql.ref(`${row}.project_id`)} = ${project_id}` : sql`true`}`

/** The condition for entries (`finance_reports`) of which something is of a category and a project. */
export const hasShare = (share: Share) => sql<boolean>`(
  (not split and ${isOf('finance_reports', share)})
  or (split and exists (select from finance_parts as part where part.report_id = finance_reports.id and ${isOf('part', share)})))`

/** Cents of an entry that are of a category and a project; of all of it without. */
export const amountOf = (share: Share) =>
  share.category || share.project_id
    ? sql<number>`case when split then (select sum(part.amount) from finance_parts as part
        where part.report_id = finance_reports.id and ${isOf('part', share)}) else amount end`
    : sql<number>`amount`
