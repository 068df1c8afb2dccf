import { sql } from 'kysely'
import { visibleQuotes } from '#domains/budgets/server/access.ts'
import { visibleLines } from '#domains/production/server/lines.ts'
import { shownTitle } from '#domains/projects/project.ts'
import { toReais } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { Unbilled } from '../billing-contract.ts'
import { priceLine } from './billing.ts'
import { requireRates } from './rates.ts'

/** Quotes with hours that are listed. */
const MAX_BILLED = 20

/** The open hours of a project that are sold for the same. */
interface Open {
  project_id: number
  title: string
  /** Of the last quote that began it; null where none did. */
  client: string | null
  /** Cents of an hour; null where none is known, or that quote's price includes it. */
  price: number | null
  /** Whether one of them has the project's own price. */
  is_own: boolean
  minutes: number
  since: string
}

/**
 * The open hours of the lines that the caller sees by what they are sold for on their day, the oldest first. Without lines
 * that are done and were sold for a quote's price: theirs are billed by it, and every such line would stay here for good.
 */
async function sumOpen(context: Context): Promise<Open[]> {
  const lines = visibleLines(context).select(['projects.id', 'title', 'projectstatus'])
  const { rows } = await sql<Open>`
    with prices as (
      select user_id, project_id, amount, from_day,
        lead(from_day, 1, 'infinity'::date) over (partition by user_id, project_id order by from_day) as until
      from hour_rates where kind = 'price'
    ),
    began as (
      select distinct on (project_id) project_id, client from budgets
      where project_id is not null order by project_id, id desc
    ),
    shown as (
      select line.id, title, client from (${lines}) as line left join began on began.project_id = line.id
      where client is null or projectstatus not in ('completed', 'canceled')
        or line.id in (select project_id from prices where project_id is not null)
    )
    select shown.id as project_id, title, client,
      coalesce(of_line.amount, case when client is null then of_person.amount end) as price,
      bool_or(of_line.amount is not null) as is_own, sum(minutes)::int as minutes, min(day) as since
    from shown
    join task_hours on line_id = shown.id and budget_id is null and minutes > 0
    left join prices as of_line on of_line.project_id = line_id and day >= of_line.from_day and day < of_line.until
    left join prices as of_person
      on of_person.user_id = task_hours.user_id and day >= of_person.from_day and day < of_person.until
    group by 1, 2, 3, 4 order by since, min(task_hours.id)`.execute(context.db)
  return rows
}

/** What no quote bills, by project, and the last quotes that bill hours. Throws 404 for who does not see them. */
export async function listUnbilled(context: Context) {
  requireRates(context)
  const [rows, billed] = await Promise.all([sumOpen(context), listBilled(context)])
  const projects = [...Map.groupBy(rows, ({ project_id }) => project_id).values()].map(toUnbilled)
  return { data: { projects, billed } }
}

function toUnbilled(rows: readonly Open[]): Unbilled {
  const { project_id, title, client, since } = rows[0]!
  const lines = rows.flatMap(({ price, minutes }) => (price ? [priceLine(minutes, price)] : []))
  return {
    ...{ project_id, project: shownTitle(title), client: client ?? '' },
    minutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
    since,
    lines: lines.map(({ price, total, ...line }) => ({ ...line, price: toReais(price), total: toReais(total) })),
    total: toReais(lines.reduce((sum, { total }) => sum + total, 0)),
    closed: client !== null && !rows.some(({ is_own }) => is_own),
  }
}

async function listBilled(context: Context) {
  const rows = await visibleQuotes(context)
    .innerJoin('task_hours', 'task_hours.budget_id', 'budgets.id')
    .select(['budgets.id as budget', 'client', 'state', 'version'])
    .select(sql<number>`sum(minutes)::int`.as('minutes'))
    .groupBy('budgets.id')
    .orderBy('budgets.id', 'desc')
    .limit(MAX_BILLED)
    .execute()
  return rows.map(({ state, version, ...row }) => ({ ...row, draft: state === 'draft' && version === 0 }))
}
