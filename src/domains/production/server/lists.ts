import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { accessibleBy } from '#domains/projects/server/access.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { productionContract, Task } from '../contract.ts'
import { begunLines, type LineState, lineNotFound, requireLine, visibleLines } from './lines.ts'

type Contract = typeof productionContract

/** Percent of a line's tasks that are Completed; 0 without tasks. */
export const progress = sql<number>`(
  select coalesce(round(100.0 * count(*) filter (where status = 'Completed') / nullif(count(*), 0)), 0)::int
  from tasks where tasks.project_id = projects.id and deleted_at is null)`

/** How many tasks a line has. */
const num = sql<number>`(
  select count(*)::int from tasks where tasks.project_id = projects.id and deleted_at is null)`

/** How many tasks a line has, and how many of them are Completed: read once for both. */
const counts = sql<[number, number]>`(
  select array[count(*), count(*) filter (where status = 'Completed')]::int[]
  from tasks where tasks.project_id = projects.id and deleted_at is null)`

/** A page of the lines somebody works on, newest first. Throws 403 for another's, 422 for an invalid cursor. */
export async function listLines(context: Context, { id_user, ...input }: InputOf<Contract['lines']>) {
  const chosen = context.db
    .selectFrom('projects')
    .innerJoin('production_lines', 'production_lines.project_id', 'projects.id')
    .where(accessibleBy(ownerOf(context, id_user)))
    .where(begunLines)
  const shown = chosen
    .select(['id', 'title', 'date_created', 'projectline', 'projectstatus', counts.as('counts')])
    .$narrowType<LineState>()
  const [{ rows, ...next }, { total }] = await Promise.all([
    paginate(input, 'date_created', (range) => newestFirst(shown, 'date_created', range).execute()),
    chosen.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  const data = rows.map(({ date_created: _, counts: [num, done], ...line }) => ({
    ...line,
    progress: num === 0 ? 0 : Math.round((100 * done) / num),
    num,
  }))
  return { data, total, ...next }
}

/** What a line is, and how many tasks it has. Throws 404. */
export async function findLine(context: Context, id: number) {
  const row = await visibleLines(context)
    .select(['title', 'projectline', 'projectstatus', num.as('num')])
    .$narrowType<LineState>()
    .select(({ selectFrom }) =>
      selectFrom('budgets')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('budgets.project_id', '=', 'projects.id')
        .as('quotes'),
    )
    .where('projects.id', '=', id)
    .executeTakeFirstOrThrow(lineNotFound)
  return { data: { ...row, quotes: row.quotes ?? 0 } }
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

/** Tasks, removed ones too, with what the specification's calls give of them. */
const selectTasks = (db: Kysely<DB>) => db.selectFrom('tasks').select(WIRE).$narrowType<Pick<Task, 'status' | 'tipo'>>()

/** Those that are not removed. */
export const chooseTasks = (db: Kysely<DB>) => selectTasks(db).where('tasks.deleted_at', 'is', null)

type TaskRow = Awaited<ReturnType<ReturnType<typeof chooseTasks>['execute']>>[number]

const toTask = ({ created_at, updated_at, finished_at, created_by, updated_by, meta, ...row }: TaskRow): Task => ({
  ...row,
  meta: meta ? String(meta.getTime()) : '',
  data_create: created_at.toISOString(),
  data_update: updated_at.toISOString(),
  data_finalizado: finished_at?.toISOString() ?? '',
  child: '',
  user_register: created_by ?? 0,
  user_update: updated_by ?? 0,
})

/** A task as the specification's calls give it, a removed one too. */
export async function readTask(db: Kysely<DB>, id: number): Promise<Task> {
  return toTask(await selectTasks(db).where('id', '=', id).executeTakeFirstOrThrow())
}

/** A page of the chosen tasks, and how many there are. Throws 422 for an invalid cursor. */
async function listChosen<Row extends TaskRow>(
  input: ListInput,
  chosen: SelectQueryBuilder<DB, 'tasks', Row>,
  inOrder = newestFirst,
) {
  const [{ rows, ...next }, { total }] = await Promise.all([
    paginate(input, 'created_at', (range) => inOrder(chosen, 'created_at', range).execute()),
    chosen
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total, next }
}

/** A page of a line's tasks, newest first. Throws 404, 422. */
export async function listTasks(context: Context, { id_project, ...input }: InputOf<Contract['tasks']>) {
  await requireLine(context, id_project)
  const { rows, total, next } = await listChosen(input, chooseTasks(context.db).where('project_id', '=', id_project))
  return { data: rows.map(toTask), total, ...next }
}

/** A page of the tasks of one column, oldest first. Throws 404, 422. */
export async function listColumn(context: Context, { id, status, ...input }: InputOf<Contract['log']>) {
  await requireLine(context, id)
  const chosen = chooseTasks(context.db).where('project_id', '=', id).where('status', '=', status)
  const { rows, total, next } = await listChosen(input, chosen, oldestFirst)
  return { data: rows.map(toTask), total, ...next }
}

const oldestFirst: typeof newestFirst = (query, column, { limit, after, offset }) => {
  const [date, id] = [sql.ref(column), sql.ref('id')]
  const rows = query.orderBy(date).orderBy(id).limit(limit).offset(offset)
  return after ? rows.where(sql<boolean>`(${date}, ${id}) > (${after.date}, ${after.id})`) : rows
}

/** A page of the tasks of several lines in one status, newest first; lines that are not the caller's are left out. */
export async function listTasksWithStatus(context: Context, input: InputOf<Contract['withStatus']>) {
  const { status, id_user, projects, mine = false, ...range } = input
  const lines = context.db
    .selectFrom('projects')
    .select('id')
    .where(accessibleBy(ownerOf(context, id_user)))
    .$if(projects !== undefined, (chosen) => chosen.where(sql<boolean>`id = any (${projects}::int[])`))
  const chosen = chooseTasks(context.db)
    .where('project_id', 'in', lines)
    .where('status', '=', status)
    .$if(mine, (tasks) => tasks.where('assignee_id', '=', requireUser(context).id))
    .select((eb) => [
      eb.selectFrom('projects').select('title').whereRef('projects.id', '=', 'tasks.project_id').as('title'),
      'assignee_id as assignee',
      'label_ids as labels',
      sql<number>`(select count(*)::int from task_comments where task_id = tasks.id)`.as('comments'),
    ])
  const { rows, total, next } = await listChosen(range, chosen)
  const data = rows.map(({ title, assignee, labels, comments, ...row }) => ({
    ...toTask(row),
    title: title ?? '',
    assignee,
    labels,
    comments,
  }))
  return { data, total, ...next }
}
