import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { sendRows } from '#platform/csv.ts'
import { dateTime, day } from '#time.ts'
import { inPanel } from '#words.ts'
import { joinLabels } from '../labels.ts'
import { STATUS_LABELS, STATUSES, TASK_TYPE_LABELS, type TaskStatus, type TaskType } from '../production.ts'
import { lineNotFound, visibleLines } from './lines.ts'

const HEAD = [
  ...['Número', 'Nome', 'Descrição', 'Situação', 'Tipo', 'Prioridade', 'Prazo', 'Responsável', 'Etiquetas'],
  ...['Estimativa (min)', 'Gasto (min)', 'Passos feitos', 'Passos', 'Criada', 'Alterada', 'Concluída'],
]

/** A line's tasks as a table in Portuguese, in the order of its board. Throws 404. */
export async function sendCsv(context: Context, id: number): Promise<File> {
  const line = await visibleLines(context)
    .select('title')
    .where('projects.id', '=', id)
    .executeTakeFirstOrThrow(lineNotFound)
  const tasks = await context.db
    .selectFrom('tasks')
    .leftJoin('users', 'users.id', 'assignee_id')
    .selectAll('tasks')
    .select((eb) => {
      const subtasks = eb.selectFrom('task_subtasks').whereRef('task_id', '=', 'tasks.id')
      const count = subtasks.select(({ fn }) => fn.countAll<number>().as('count'))
      const labels = sql<string[]>`array(
        select name from labels join unnest(tasks.label_ids) with ordinality as listed (label, place) on label = labels.id
        where labels.deleted_at is null order by place)`
      return [
        labels.as('labels'),
        'users.name as assignee',
        count.as('subtasks'),
        count.where('checked', '=', true).as('checked'),
      ]
    })
    .where('project_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('tasks.id')
    .execute()
  const rows = STATUSES.flatMap((status) => tasks.filter((task) => task.status === status)).map((task) => [
    task.id_text,
    task.nome,
    task.descricao,
    inPanel(STATUS_LABELS[task.status as TaskStatus], 'portuguese'),
    inPanel(TASK_TYPE_LABELS[task.tipo as TaskType], 'portuguese'),
    task.prioridade,
    task.meta ? day(task.meta) : '',
    task.assignee ?? '',
    joinLabels(task.labels),
    task.estimate ?? '',
    task.spent ?? '',
    task.checked ?? 0,
    task.subtasks ?? 0,
    dateTime(task.created_at),
    dateTime(task.updated_at),
    task.finished_at ? dateTime(task.finished_at) : '',
  ])
  return sendRows(context, `${line.title || 'quadro'} ${id}.csv`, [HEAD, ...rows])
}
