import { shownTitle } from '#domains/projects/project.ts'
import {
  type Context,
  type DateOverlay,
  type EvidenceSource,
  requireUser,
  type WaitingSource,
} from '#platform/context.ts'
import { addDays, addMonths, dayOf, startOfDay } from '#time.ts'
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

/** Months whose finished lines are counted: a small firm finishes a dozen in them. */
const MONTHS = 24

/** Lines that were finished with a day promised, and how many of them by that day. */
export const linesEvidence: EvidenceSource = {
  kind: 'lines',
  async count({ db, clock }) {
    const since = addMonths(dayOf(clock.now()), -MONTHS)
    const { first_day, ...counted } = await db
      .selectFrom('production_lines')
      .select(({ fn, ref }) => [
        fn.countAll<number>().as('cases'),
        fn.countAll<number>().filterWhere('finished_on', '<=', ref('promised_on')).as('kept'),
        fn.min('finished_on').as('first_day'),
      ])
      .where('finished_on', '>=', since)
      .where('promised_on', 'is not', null)
      .executeTakeFirstOrThrow()
    return { cases: Number(counted.cases), kept: Number(counted.kept), first_day: first_day ?? since }
  },
}
