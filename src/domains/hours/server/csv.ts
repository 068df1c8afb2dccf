import { sql } from 'kysely'
import { numberText } from '#domains/budgets/budget.ts'
import { shownTitle } from '#domains/projects/project.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { sendRows } from '#platform/csv.ts'
import { day as dayText } from '#time.ts'
import type { hoursContract } from '../contract.ts'
import { hoursText, toHours } from '../hours.ts'

const HEAD = ['Dia', 'Pessoa', 'Projeto', 'Tarefa', 'Nome', 'Horas', 'Horas (decimal)', 'Nota', 'Orçamento']

/** Hours of a person, or of all, as a table by day; without rates. Throws 403 for another's. */
export async function sendCsv(
  context: Context,
  { id_user, from, to }: InputOf<typeof hoursContract.csv>,
): Promise<File> {
  const user = ownerOf(context, id_user)
  const rows = await context.db
    .selectFrom('task_hours')
    .leftJoin('tasks', 'tasks.id', 'task_hours.task_id')
    .leftJoin('projects', 'projects.id', 'task_hours.line_id')
    .leftJoin('users', 'users.id', 'task_hours.user_id')
    .select(['day', 'users.name', 'projects.title', 'tasks.id_text', 'minutes', 'note'])
    .select(sql<string>`coalesce(tasks.nome, worked_on)`.as('nome'))
    .select('task_hours.budget_id')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('minutes', '>', 0)
    .$if(user !== null, (hours) => hours.where('task_hours.user_id', '=', user!))
    .orderBy('day')
    .orderBy('task_hours.id')
    .execute()
  const table = rows.map((row) => [
    ...[
      dayText(row.day),
      row.name ?? '',
      row.title === null ? '' : shownTitle(row.title),
      row.id_text ?? '',
      row.nome,
      hoursText(row.minutes),
    ],
    ...[String(toHours(row.minutes)).replace('.', ','), row.note],
    row.budget_id === null ? '' : numberText(row.budget_id),
  ])
  return sendRows(context, `horas ${from} a ${to}.csv`, [HEAD, ...table])
}
