import { shownTitle } from '#domains/projects/project.ts'
import { requireUser, type WaitingSource } from '#platform/context.ts'
import { addDays, dayOf, startOfDay } from '#time.ts'
import { taskPath } from '../production.ts'
import { visibleTasks } from './change-task.ts'

/** The caller's tasks that are due today or late. */
export const tasksWaiting: WaitingSource = {
  label: 'Quadros',
  kinds: ['task'],
  async list(context, limit) {
    const rows = await visibleTasks(context)
      .select(['tasks.id', 'id_text', 'nome', 'title', 'tasks.project_id', 'meta', 'status'])
      .where('deleted_at', 'is', null)
      .where('assignee_id', '=', requireUser(context).id)
      .where('status', '!=', 'Completed')
      .where('meta', '<', startOfDay(addDays(dayOf(context.clock.now()), 1)))
      .orderBy('meta')
      .orderBy('tasks.id')
      .limit(limit)
      .execute()
    return rows.map((task) => ({
      ...{ kind: 'task', id: task.id, group: 'do' as const, at: task.meta!, when: 'due' as const },
      who: shownTitle(task.title),
      what: `${task.id_text} ${task.nome}`,
      amount: null,
      to: taskPath(task),
      state: task.status,
    }))
  },
}
