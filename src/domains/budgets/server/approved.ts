import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { type CostedLine, marginOfLines } from '../margin.ts'
import { itemsOf, type StoredItem } from './columns.ts'
import { costsOf } from './costs.ts'
import { RECEIVED } from './installments.ts'

/** An approved quote with what came of it. Cents. */
export interface Approved {
  id: number
  line: number | null
  client: string
  name: string
  /** Whether its work goes on. */
  open: boolean
  quoted: number
  /** What was due by today, or is paid. */
  billed: number
  received: number
  /** As the strip of the quote has it. */
  planned_cost: number
  planned_unknown: number
}

/** The condition for quotes that their client accepted, or that were approved by hand. */
const isApproved = sql<boolean>`(budgets.state = 'accepted' or budgets.status <> 'PENDING')`

interface Wanted {
  /** Those that began one of these lines, or bill its hours. */
  lines: readonly number[]
  /** Of those without a line: whose (null: all), whether those whose work is done, and how many at most. */
  loose: { owner: number | null; closed: boolean; limit: number }
}

/** The approved quotes of lines, and those that have none. With what they cost: for who sees costs alone. */
export async function listApproved(db: Kysely<DB>, { lines, loose }: Wanted, today: string): Promise<Approved[]> {
  const { rows: ofLines } = await sql<{ id: number }>`
    select id from budgets where project_id = any (${lines}::int[])
    union select budget_id from task_hours where budget_id is not null and line_id = any (${lines}::int[])`.execute(db)
  const ids = ofLines.map(({ id }) => id)
  const columns = [
    'budgets.id',
    'project_id',
    'client',
    'project_name',
    'status',
    'total_budget',
    'items',
    'costs',
  ] as const
  const [own, others] = await Promise.all([
    db
      .selectFrom('budgets')
      .select(columns)
      .where(isApproved)
      .where(sql<boolean>`budgets.id = any (${ids}::int[])`)
      .orderBy('budgets.id')
      .execute(),
    db
      .selectFrom('budgets')
      .select(columns)
      .where(isApproved)
      .where('project_id', 'is', null)
      .where('status', loose.closed ? '=' : '<>', 'FINALIZED')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('task_hours').select('task_hours.id').whereRef('task_hours.budget_id', '=', 'budgets.id')),
        ),
      )
      .$if(loose.owner !== null, (quotes) => quotes.where('id_user', '=', loose.owner!))
      .orderBy('date', 'desc')
      .orderBy('budgets.id', 'desc')
      .limit(loose.limit)
      .execute(),
  ])
  const rows = [...own, ...others]
  const sums = await sumParcelas(
    db,
    rows.map(({ id }) => id),
    today,
  )
  return rows.map(({ id, project_id, client, project_name, status, total_budget, costs, ...row }) => {
    const lines = costedLines(itemsOf(row), costs)
    const planned = marginOfLines(lines, total_budget)
    return {
      ...{ id, client, line: project_id, name: project_name, open: status !== 'FINALIZED', quoted: total_budget },
      ...(sums.get(id) ?? { billed: 0, received: 0 }),
      planned_cost: planned.cost,
      planned_unknown: planned.unknown,
    }
  })
}

/** The lines as the strip has them. */
function costedLines(items: readonly StoredItem[], column: unknown): CostedLine[] {
  const costs = costsOf(items, column)
  return items.map((item, index) => ({ ...item, cost: costs[index] ?? null }))
}

async function sumParcelas(db: Kysely<DB>, budgets: readonly number[], today: string) {
  const rows = await db
    .selectFrom('budget_installments')
    .select([
      'budget_id',
      sql<number>`coalesce(sum(amount) filter (where due <= ${today}::date or paid_on is not null), 0)::bigint`.as(
        'billed',
      ),
      sql<number>`coalesce(sum(${RECEIVED}) filter (where paid_on is not null), 0)::bigint`.as('received'),
    ])
    .where(sql<boolean>`budget_id = any (${budgets}::int[])`)
    .where('voided_at', 'is', null)
    .groupBy('budget_id')
    .execute()
  return new Map(rows.map(({ budget_id, ...sums }) => [budget_id, sums]))
}
