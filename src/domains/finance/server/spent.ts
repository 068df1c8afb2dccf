import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'

/**
 * What was spent on projects, in cents, by the entries of all ledgers: the only place that says which of an entry is a
 * project's. What was undone or given back is taken off; transfers, and what comes in, are no part of it.
 */
export async function sumSpent(db: Kysely<DB>, projects: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ project: number; spent: number }>`
    select project, sum(amount)::bigint as spent from (
      select project_id as project, case when type = 'despesa' then amount else -amount end as amount
      from finance_reports
      where project_id = any (${projects}::int[]) and not split
        and deleted_at is null and not transfer and (type = 'despesa') <> reversal
      union all
      select part.project_id, case when type = 'despesa' then part.amount else -part.amount end
      from finance_parts as part join finance_reports as report on report.id = part.report_id
      where part.project_id = any (${projects}::int[]) and split
        and deleted_at is null and not transfer and (type = 'despesa') <> reversal
    ) as entries group by project`.execute(db)
  return new Map(rows.map(({ project, spent }) => [project, spent]))
}
