import { requireRates } from '#domains/hours/server/rates.ts'
import { sumWorkedByTask } from '#domains/hours/server/worked.ts'
import { taskPath } from '#domains/production/production.ts'
import { requireLine } from '#domains/production/server/lines.ts'
import { timesOver } from '#money.ts'
import type { Context } from '#platform/context.ts'
import { MOST_TASKS, type TaskRow } from '../contract.ts'
import { costAlike } from '../margin.ts'

/** What the tasks of a line were estimated at and what they took, those that differ most first. Throws 404. */
export async function compareTasks(context: Context, line: number) {
  requireRates(context)
  await requireLine(context, line)
  const [tasks, worked] = await Promise.all([
    context.db
      .selectFrom('tasks')
      .select(['id', 'id_text', 'nome', 'project_id', 'estimate', 'spent', 'deleted_at'])
      .where('project_id', '=', line)
      .orderBy('number')
      .execute(),
    sumWorkedByTask(context.db, line),
  ])
  const hours = new Map(worked.map((row) => [row.id, row]))
  const rows = tasks
    .filter(({ id, estimate, deleted_at }) => hours.has(id) || (deleted_at === null && (estimate ?? 0) > 0))
    .map(({ id, id_text, nome, project_id, estimate, spent }): TaskRow => {
      const { minutes = 0, unknown_minutes = 0, weighed = 0 } = hours.get(id) ?? {}
      const of = minutes - unknown_minutes
      return {
        ...{ task: id, id_text, nome, to: taskPath({ project_id, id_text }), estimate, minutes, typed: spent },
        cost: timesOver(weighed, 1, 60),
        difference: estimate === null || of === 0 ? null : differenceOf(estimate - minutes, { cost: weighed, of }),
      }
    })
  const off = ({ estimate, minutes, difference }: TaskRow) => Math.abs(difference ?? (estimate ?? 0) - minutes)
  return { data: rows.sort((one, other) => off(other) - off(one)).slice(0, MOST_TASKS) }
}

/** Minutes more or less at what those that were worked cost. */
function differenceOf(minutes: number, { cost, of }: { cost: number; of: number }): number {
  const cents = timesOver(costAlike(Math.abs(minutes), { cost, of }), 1, 60)
  return minutes < 0 ? -cents : cents
}
