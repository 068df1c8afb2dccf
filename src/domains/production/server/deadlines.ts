import { shownTitle } from '#domains/projects/project.ts'
import { type Context, type DateOverlay, requireUser } from '#platform/context.ts'
import { addDays, dayOf, startOfDay } from '#time.ts'
import { taskPath } from '../production.ts'
import { visibleTasks } from './change-task.ts'

/** Deadlines of tasks as an overlay of the calendar: those that the caller is in charge of, and those that nobody is. */
export const deadlineOverlay: DateOverlay = {
  name: 'tasks',
  label: 'Prazos de tarefas',
  async list(context: Context, { from, to, limit }) {
    const rows = await visibleTasks(context)
      .select(['tasks.id', 'id_text', 'nome', 'title', 'tasks.project_id', 'meta', 'status'])
      .where('deleted_at', 'is', null)
      .where('meta', '>=', startOfDay(from))
      .where('meta', '<', startOfDay(addDays(to, 1)))
      .where(({ eb, or }) => or([eb('assignee_id', '=', requireUser(context).id), eb('assignee_id', 'is', null)]))
      .orderBy('meta')
      .orderBy('tasks.id')
      .limit(limit)
      .execute()
    return rows.map((task) => ({
      id: task.id,
      day: dayOf(task.meta!),
      title: task.nome,
      note: `${task.id_text} · ${shownTitle(task.title)}`,
      to: taskPath(task),
      isDone: task.status === 'Completed',
    }))
  },
}
