import { sql } from 'kysely'
import { taskPath } from '#domains/production/production.ts'
import { visibleLines } from '#domains/production/server/lines.ts'
import { shownTitle } from '#domains/projects/project.ts'
import { type Context, isAdmin, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { hasText, searchWords } from '#platform/db/like.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from '#time.ts'
import type { tasksContract } from '../tasks-contract.ts'
import { invalid } from './fields.ts'

/** Tasks, times of each, and events, that one answer has. */
const MOST_TASKS = 200
const MOST_TIMES = 3
const MOST_EVENTS = 50

/** Tasks of the lines that the caller sees. */
const chooseTasks = (context: Context) =>
  context.db
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .where('tasks.deleted_at', 'is', null)
    .where('tasks.project_id', 'in', visibleLines(context).select('projects.id'))
    .select(['tasks.id', 'tasks.id_text', 'tasks.nome', 'tasks.project_id', 'projects.title'])

interface Named {
  id: number
  id_text: string
  nome: string
  project_id: number
  title: string
}

const toNamed = ({ id, id_text, nome, project_id, title }: Named) => ({
  ...{ id, id_text, nome },
  project: shownTitle(title),
  to: taskPath({ project_id, id_text }),
})

/** A task of a line that the caller sees. Throws 404. */
export async function readTask(context: Context, id: number) {
  const task = await chooseTasks(context)
    .where('tasks.id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Esta tarefa não existe mais, ou não é de um quadro seu.'))
  return { data: toNamed(task) }
}

/** Throws 422 for a task of an event that the caller does not see. */
export async function requireLinkedTask(context: Context, id: number) {
  const task = await chooseTasks(context).where('tasks.id', '=', id).executeTakeFirst()
  if (!task) throw invalid('task', 'Esta tarefa não existe mais, ou não é de um quadro seu.')
}

/** The caller's tasks that are to be done, by deadline, with when the caller's events for them begin. */
export async function listPlanned(context: Context, { q = '' }: InputOf<typeof tasksContract.mine>) {
  const user = requireUser(context).id
  const now = context.clock.now()
  // Ids alone, from an index that has the order; what a task shows is read of those that are listed.
  const chosen = context.db
    .selectFrom('tasks')
    .select(['tasks.id', sql<number>`count(*) over ()::int`.as('total')])
    .where('tasks.assignee_id', '=', user)
    .where('tasks.status', '!=', 'Completed')
    .where('tasks.deleted_at', 'is', null)
    .where('tasks.project_id', 'in', visibleLines(context).select('projects.id'))
    .where(({ and, or, exists, selectFrom }) =>
      and(
        searchWords(q).map((word) =>
          or([
            hasText('tasks.nome', word),
            hasText('tasks.id_text', word),
            exists(
              selectFrom('projects')
                .select('projects.id')
                .whereRef('projects.id', '=', 'tasks.project_id')
                .where(hasText('projects.title', word)),
            ),
          ]),
        ),
      ),
    )
    .orderBy('tasks.meta', (order) => order.asc().nullsLast())
    .orderBy('tasks.prioridade', 'desc')
    .orderBy('tasks.id')
    .limit(MOST_TASKS)
  const planned = chooseTasks(context)
    .innerJoin(chosen.as('chosen'), 'chosen.id', 'tasks.id')
    .select(['tasks.meta', 'tasks.estimate', 'tasks.prioridade', 'total'])
  const rows = await context.db
    .selectFrom(planned.as('planned'))
    .selectAll()
    .select(
      sql<Date[]>`array(
        select starts_at from calendar_events
        where task_id = planned.id and id_user = ${user} and (last_at is null or last_at > ${now})
        order by starts_at, id limit ${MOST_TIMES})`.as('times'),
    )
    .orderBy('meta', (order) => order.asc().nullsLast())
    .orderBy('prioridade', 'desc')
    .orderBy('id')
    .execute()
  const data = rows.map(({ meta, estimate, times, ...task }) => ({
    ...toNamed(task),
    due: meta && dayOf(meta),
    estimate,
    times: times.map((time) => time.toISOString()),
  }))
  return { data, total: rows[0]?.total ?? 0 }
}

/** A task's events that the caller may see: their own, those shared with them, and the admin all. Throws 404. */
export async function listTaskEvents(context: Context, id: number) {
  await readTask(context, id)
  const user = requireUser(context).id
  const rows = await context.db
    .selectFrom('calendar_events')
    .innerJoin('users', 'users.id', 'calendar_events.id_user')
    .where('task_id', '=', id)
    .$if(!isAdmin(context), (chosen) =>
      chosen.where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('calendar_events.id_user', '=', user),
          exists(
            selectFrom('calendar_attendees')
              .select('user_id')
              .whereRef('event_id', '=', 'calendar_events.id')
              .where('user_id', '=', user)
              .where('answer', '!=', 'declined'),
          ),
        ]),
      ),
    )
    .select(['calendar_events.id', 'calendar_events.title', 'starts_at', 'ends_at', 'all_day', 'rule'])
    .select('users.name as owner')
    .orderBy('starts_at', 'desc')
    .orderBy('calendar_events.id', 'desc')
    .limit(MOST_EVENTS)
    .execute()
  const data = rows.map(({ starts_at, ends_at, rule, ...event }) => ({
    ...event,
    start_date: starts_at.toISOString(),
    end_date: ends_at.toISOString(),
    repeat_event: rule !== null,
  }))
  return { data }
}
