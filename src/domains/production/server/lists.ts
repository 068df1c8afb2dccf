import { type Kysely, sql } from 'kysely'
import { accessibleBy } from '#domains/projects/server/access.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { newestFirst, paginate, type Range } from '#platform/db/paginate.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Line, Task } from '../contract.ts'
import type { LineStatus, LineType, TaskStatus, TaskType } from '../production.ts'
import { chooseLines, missingLine, requireLine } from './lines.ts'

/** Percent of a line's tasks that are Completed; 0 without tasks. */
export const progress = sql<number>`(
  select coalesce(round(100.0 * count(*) filter (where status = 'Completed') / nullif(count(*), 0)), 0)::int
  from tasks where tasks.project_id = projects.id and deleted_at is null)`

/** How many tasks a line has. */
const num = sql<number>`(
  select count(*)::int from tasks where tasks.project_id = projects.id and deleted_at is null)`

/** A page of the lines somebody works on, newest first. Throws 403 for another's, 422 for an invalid cursor. */
export async function listLines(context: Context, { id_user, ...input }: ListInput & { id_user?: number | undefined }) {
  const chosen = context.db
    .selectFrom('projects')
    .innerJoin('production_lines', 'production_lines.project_id', 'projects.id')
    .where(accessibleBy(ownerOf(context, id_user)))
  const shown = chosen.select([
    'id',
    'title',
    'date_created',
    'projectline',
    'projectstatus',
    progress.as('progress'),
    num.as('num'),
  ])
  const [{ rows, ...next }, { total }] = await Promise.all([
    paginate(input, 'date_created', (range) => newestFirst(shown, 'date_created', range).execute()),
    chosen.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  const data = rows.map(
    ({ date_created: _, projectline, projectstatus, ...line }): Line => ({
      ...line,
      projectline: projectline as LineType,
      projectstatus: projectstatus as LineStatus,
    }),
  )
  return { data, total, ...next }
}

/** What a line is, and how many tasks it has. Throws 404. */
export async function findLine(context: Context, id: number) {
  const row = await chooseLines(context)
    .select(['title', 'projectline', 'projectstatus', num.as('num')])
    .select(({ selectFrom }) =>
      selectFrom('budgets')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('budgets.project_id', '=', 'projects.id')
        .as('quotes'),
    )
    .where('projects.id', '=', id)
    .executeTakeFirst()
  if (!row) throw missingLine()
  const { projectline, projectstatus, quotes, ...line } = row
  return {
    data: {
      ...line,
      quotes: quotes ?? 0,
      projectline: projectline as LineType,
      projectstatus: projectstatus as LineStatus,
    },
  }
}

/** A moment within a JSON text, ISO 8601 in UTC. */
const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Where somebody's picture is, by their e-mail; as `faceAddress` of `#pictures` has it. */
const face = sql`'/uploads/' || replace(replace(replace(u.email, '%', '%25'), '#', '%23'), '?', '%3F') || '.png'`

/** What the specification's calls give of a task; its lists as JSON text, made by the database. */
const WIRE = [
  'tasks.id',
  'tasks.project_id as id_project',
  'tasks.id_text',
  'tasks.nome',
  'tasks.descricao',
  'tasks.prioridade',
  'tasks.status',
  'tasks.tipo',
  'tasks.meta',
  'tasks.created_at',
  'tasks.updated_at',
  'tasks.finished_at',
  'tasks.created_by',
  'tasks.updated_by',
  sql<string>`(
    select coalesce(json_agg(json_build_object(
      'id', a.id, 'filename', '/api/v1/line-attachment?id=' || a.id, 'originalname', a.name, 'size', a.size,
      'width', a.width, 'height', a.height
    ) order by a.id), '[]')::text
    from task_attachments a where a.task_id = tasks.id)`.as('attachments'),
  sql<string>`(
    select coalesce(json_agg(json_build_object(
      'id', c.id, 'email_user', coalesce(u.email, ''), 'id_user', coalesce(u.id, 0),
      'date_created', ${iso('c.created_at')}, 'date_update', ${iso('c.updated_at')},
      'comment', c.comment, 'photoUrl', coalesce(${face}, '')
    ) order by c.created_at, c.id), '[]')::text
    from task_comments c left join users u on u.id = c.user_id where c.task_id = tasks.id)`.as('comentarios'),
  sql<string>`(
    select coalesce(json_agg(json_build_object(
      'id', s.id, 'task', s.task, 'description_extra', s.description_extra, 'data_created', ${iso('s.created_at')},
      'data_modified', ${iso('s.updated_at')}, 'checked', s.checked, 'editing', false
    ) order by s.position, s.id), '[]')::text
    from task_subtasks s where s.task_id = tasks.id)`.as('subtasks'),
] as const

/** Tasks that are not removed, with what the specification's calls give of them. */
export const chooseTasks = (db: Kysely<DB>) => db.selectFrom('tasks').select(WIRE).where('tasks.deleted_at', 'is', null)

type TaskRow = Awaited<ReturnType<ReturnType<typeof chooseTasks>['execute']>>[number]

function toTask({ created_at, updated_at, finished_at, created_by, updated_by, meta, ...row }: TaskRow): Task {
  return {
    ...row,
    status: row.status as TaskStatus,
    tipo: row.tipo as TaskType,
    meta: meta ? String(meta.getTime()) : '',
    data_create: created_at.toISOString(),
    data_update: updated_at.toISOString(),
    data_finalizado: finished_at?.toISOString() ?? '',
    child: '',
    user_register: created_by ?? 0,
    user_update: updated_by ?? 0,
  }
}

/** A task as the specification's calls give it, a removed one too. */
export async function readTask(db: Kysely<DB>, id: number): Promise<Task> {
  return toTask(await db.selectFrom('tasks').select(WIRE).where('id', '=', id).executeTakeFirstOrThrow())
}

/** A page of a line's tasks, newest first. Throws 404, 422 for an invalid cursor. */
export async function listTasks(context: Context, { id_project, ...input }: ListInput & { id_project: number }) {
  await requireLine(context, id_project)
  const { db } = context
  const [{ rows, ...next }, total] = await Promise.all([
    paginate(input, 'created_at', (range) =>
      newestFirst(chooseTasks(db).where('project_id', '=', id_project), 'created_at', range).execute(),
    ),
    countTasks(db, id_project),
  ])
  return { data: rows.map(toTask), total, ...next }
}

/** A page of the tasks of one column, oldest first. Throws 404, 422. */
export async function listColumn(
  context: Context,
  { id, status, ...input }: ListInput & { id: number; status: TaskStatus },
) {
  await requireLine(context, id)
  const { db } = context
  const oldestFirst = ({ limit, after, offset }: Range) =>
    chooseTasks(db)
      .where('project_id', '=', id)
      .where('status', '=', status)
      .$if(after !== undefined, (rows) => rows.where(sql<boolean>`(created_at, id) > (${after?.date}, ${after?.id})`))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
  const [{ rows, ...next }, total] = await Promise.all([
    paginate(input, 'created_at', oldestFirst),
    countTasks(db, id, status),
  ])
  return { data: rows.map(toTask), total, ...next }
}

async function countTasks(db: Kysely<DB>, line: number, status?: TaskStatus): Promise<number> {
  const { total } = await db
    .selectFrom('tasks')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('project_id', '=', line)
    .where('deleted_at', 'is', null)
    .$if(status !== undefined, (tasks) => tasks.where('status', '=', status!))
    .executeTakeFirstOrThrow()
  return total
}

interface WithStatus extends ListInput {
  status: TaskStatus
  id_user?: number | undefined
  projects?: number[] | undefined
  mine?: boolean | undefined
}

/** A page of the tasks of several lines in one status, newest first; lines that are not the caller's are left out. */
export async function listTasksWithStatus(context: Context, input: WithStatus) {
  const { status, id_user, projects, mine = false, ...range } = input
  const { db } = context
  const { id: caller } = requireUser(context)
  const lines = db
    .selectFrom('projects')
    .select('id')
    .where(accessibleBy(ownerOf(context, id_user)))
    .$if(projects !== undefined, (chosen) => chosen.where(sql<boolean>`id = any (${projects}::int[])`))

  const shown = chooseTasks(db)
    .where('project_id', 'in', lines)
    .where('status', '=', status)
    .$if(mine, (tasks) => tasks.where('assignee_id', '=', caller))
    .select((eb) => [
      eb.selectFrom('projects').select('title').whereRef('projects.id', '=', 'tasks.project_id').as('title'),
      'assignee_id as assignee',
      sql<number>`(select count(*)::int from task_comments where task_id = tasks.id)`.as('comments'),
    ])
  const counted = db
    .selectFrom('tasks')
    .where('project_id', 'in', lines)
    .where('status', '=', status)
    .where('deleted_at', 'is', null)
    .$if(mine, (tasks) => tasks.where('assignee_id', '=', caller))
    .select((eb) => eb.fn.countAll<number>().as('total'))
  const [{ rows, ...next }, { total }] = await Promise.all([
    paginate(range, 'created_at', (part) => newestFirst(shown, 'created_at', part).execute()),
    counted.executeTakeFirstOrThrow(),
  ])
  const data = rows.map(({ title, assignee, comments, ...row }) => ({
    ...toTask(row),
    title: title ?? '',
    assignee,
    comments,
  }))
  return { data, total, ...next }
}
