import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'

/** What was worked, by a line or by a task. */
export interface Worked {
  id: number
  minutes: number
  /** Of people of whom no cost was known on that day. */
  unknown_minutes: number
  /** Cents times minutes of an hour: divided by 60 it is what they cost. */
  weighed: number
}

/** What an hour of a person costs, from a day until the next such day. */
const COSTS = sql`select user_id, amount, from_day,
  lead(from_day, 1, 'infinity'::date) over (partition by user_id order by from_day) as until
  from hour_rates where kind = 'cost'`

const sums = sql`coalesce(sum(minutes), 0)::int as minutes,
  coalesce(sum(minutes) filter (where amount is null), 0)::int as unknown_minutes,
  coalesce(sum(minutes * amount), 0)::bigint as weighed`

/** All hours of these lines, each at what it cost on its day. */
export async function sumWorked(db: Kysely<DB>, lines: readonly number[]): Promise<Worked[]> {
  const { rows } = await sql<Worked>`
    with costs as (${COSTS})
    select line_id as id, ${sums}
    from task_hours left join costs on costs.user_id = task_hours.user_id and day >= from_day and day < until
    where line_id = any (${lines}::int[]) group by line_id`.execute(db)
  return rows
}

/** The same by the tasks of one line. */
export async function sumWorkedByTask(db: Kysely<DB>, line: number): Promise<Worked[]> {
  const { rows } = await sql<Worked>`
    with costs as (${COSTS})
    select task_id as id, ${sums}
    from task_hours left join costs on costs.user_id = task_hours.user_id and day >= from_day and day < until
    where line_id = ${line} and task_id is not null group by task_id`.execute(db)
  return rows
}

/** What the open tasks of these lines still take by their estimates, by what an hour of who is in charge costs today. */
export async function sumRemaining(db: Kysely<DB>, lines: readonly number[], today: string) {
  const { rows } = await sql<{ id: number; estimate: number; unknown: number; weighed: number }>`
    with costs as (${COSTS}),
    left_over as (
      select project_id, assignee_id, estimate, greatest(estimate - coalesce(minutes, 0), 0) as minutes
      from tasks
      left join lateral (select sum(minutes) as minutes from task_hours where task_id = tasks.id) as worked on true
      where project_id = any (${lines}::int[]) and deleted_at is null and estimate > 0 and status <> 'Completed'
      union all
      select project_id, null, sum(estimate), 0 from tasks
      where project_id = any (${lines}::int[]) and deleted_at is null and estimate > 0 and status = 'Completed'
      group by project_id
    )
    select project_id as id, sum(estimate)::int as estimate,
      coalesce(sum(minutes) filter (where amount is null), 0)::int as unknown,
      coalesce(sum(minutes * amount), 0)::bigint as weighed
    from left_over
    left join costs on costs.user_id = assignee_id and ${today}::date >= from_day and ${today}::date < until
    group by project_id`.execute(db)
  return rows
}

/** What an hour costs today on the mean of all of whom it is known; 0 where that is nobody. */
export async function meanCost(db: Kysely<DB>, today: string): Promise<number> {
  const { rows } = await sql<{ mean: number | null }>`
    with costs as (${COSTS})
    select round(avg(amount))::int as mean from costs where ${today}::date >= from_day and ${today}::date < until`.execute(
    db,
  )
  return rows[0]?.mean ?? 0
}

/** Minutes that quotes bill of each line: what a quote of several lines' hours is shared out by. */
export async function sumBilledMinutes(db: Kysely<DB>, budgets: readonly number[]) {
  const { rows } = await sql<{ budget: number; line: number; minutes: number }>`
    select budget_id as budget, coalesce(line_id, 0) as line, sum(minutes)::int as minutes
    from task_hours where budget_id = any (${budgets}::int[])
    group by 1, 2 order by 2`.execute(db)
  return rows
}
