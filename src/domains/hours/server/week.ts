import { sql } from 'kysely'
import { requireTask } from '#domains/production/server/change-task.ts'
import { visibleLines } from '#domains/production/server/lines.ts'
import { shownTitle } from '#domains/projects/project.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { addDays } from '#time.ts'
import type { HoursRow, hoursContract } from '../contract.ts'
import { toCell } from './cells.ts'
import { TASK_COLUMNS, toTask } from './tasks.ts'

/** Days before the first one whose tasks have a row too. */
const RECENT_DAYS = 14
/** Tasks in progress that have a row without any hours. */
const MAX_PLANNED = 20

/** The caller's hours by task and day. */
export async function readWeek(context: Context, { from, days }: InputOf<typeof hoursContract.week>) {
  const { id } = requireUser(context)
  const last = addDays(from, days - 1)
  const ofPerson = context.db
    .selectFrom('task_hours')
    .innerJoin('tasks', 'tasks.id', 'task_hours.task_id')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .where('task_hours.user_id', '=', id)
    .where('day', '<=', last)
  const hours = await ofPerson
    .select([...TASK_COLUMNS, 'day', 'minutes', 'note', 'task_hours.budget_id', 'task_hours.revision'])
    .where('day', '>=', from)
    .orderBy('task_hours.id')
    .execute()
  const recent = await ofPerson
    .select(TASK_COLUMNS)
    .distinct()
    .where('day', '>=', addDays(from, -RECENT_DAYS))
    .where('tasks.deleted_at', 'is', null)
    .execute()
  const planned = await visibleLines(context)
    .innerJoin('tasks', 'tasks.project_id', 'projects.id')
    .select(TASK_COLUMNS)
    .where('assignee_id', '=', id)
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['inProgress', 'inTest'])
    .orderBy('tasks.updated_at', 'desc')
    .limit(MAX_PLANNED)
    .execute()

  const byTask = Map.groupBy(hours, ({ task }) => task)
  const named = new Map([...planned, ...recent, ...hours].map((row) => [row.task, row]))
  const rows = [...named.values()].map(
    (row): HoursRow => ({
      ...toTask(row),
      cells: [...Map.groupBy(byTask.get(row.task) ?? [], ({ day }) => day)]
        .map(([day, parts]) => toCell(day, parts))
        .filter(({ minutes, revision }) => minutes > 0 || revision > 0),
    }),
  )
  return { data: rows.sort(byProject), gone: await listGone(context, { id, from, last }) }
}

/** The caller's billed hours on tasks that are gone: kept by their quote, and in no row. */
async function listGone({ db }: Context, { id, from, last }: { id: number; from: string; last: string }) {
  return db
    .selectFrom('task_hours')
    .select(['day', 'minutes', 'worked_on'])
    .select(sql<number>`budget_id`.as('budget'))
    .where('user_id', '=', id)
    .where('task_id', 'is', null)
    .where('day', '>=', from)
    .where('day', '<=', last)
    .orderBy('day')
    .orderBy('id')
    .execute()
}

const byProject = (one: HoursRow, other: HoursRow) =>
  one.project.localeCompare(other.project, 'pt-BR') || one.project_id - other.project_id || one.task - other.task

/** What was worked on a task, by everybody and by the caller. Throws 404. */
export async function sumTask(context: Context, task: number) {
  await requireTask(context, task)
  const data = await context.db
    .selectFrom('task_hours')
    .select([
      sql<number>`coalesce(sum(minutes), 0)::int`.as('minutes'),
      sql<number>`coalesce(sum(minutes) filter (where user_id = ${requireUser(context).id}), 0)::int`.as('own'),
    ])
    .where('task_id', '=', task)
    .executeTakeFirstOrThrow()
  return { data }
}

/** The team's hours by person, project and day. */
export async function readTeam(context: Context, { from, days }: InputOf<typeof hoursContract.team>) {
  const rows = await context.db
    .selectFrom('task_hours')
    .leftJoin('projects', 'projects.id', 'task_hours.line_id')
    .leftJoin('users', 'users.id', 'task_hours.user_id')
    .select(['task_hours.user_id as user', 'users.name', 'projects.id as project_id', 'projects.title', 'day'])
    .select(sql<number>`sum(minutes)::int`.as('minutes'))
    .where('day', '>=', from)
    .where('day', '<=', addDays(from, days - 1))
    .where('minutes', '>', 0)
    .groupBy(['task_hours.user_id', 'users.name', 'projects.id', 'projects.title', 'day'])
    .orderBy('users.name')
    .orderBy('projects.title')
    .orderBy('projects.id')
    .orderBy('day')
    .execute()
  const groups = Map.groupBy(rows, ({ user, project_id }) => `${user}:${project_id}`)
  return {
    data: [...groups.values()].map((cells) => {
      const { user, name, project_id, title } = cells[0]!
      return {
        ...{ user, name: name ?? '', project_id, project: title === null ? 'Projetos excluídos' : shownTitle(title) },
        cells: cells.map(({ day, minutes }) => ({ day, minutes })),
      }
    }),
  }
}
