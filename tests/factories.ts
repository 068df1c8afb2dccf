import type { Insertable, Updateable } from 'kysely'
import type { Projects, Tasks } from '#platform/db/tables.gen.ts'
import { NOW, type TestApp } from './app.ts'
import type { Caller } from './call.ts'

/** Adds an article as the admin does, by the call, and says its id. */
export async function addArchive(
  { people }: Pick<TestApp, 'people'>,
  fields: Record<string, unknown> = {},
): Promise<number> {
  const { status, body } = await people.admin.post('/api/v1/new-archive', {
    title: 'Um artigo',
    markdown: 'Texto.',
    ...fields,
  })
  if (status !== 200) throw new Error(`The article was not saved: ${JSON.stringify(body)}`)
  return body.data.id
}

/** Adds a quote as its owner does, by the calls, and says its id. Without terms, which would be rendered in a thread. */
export async function addBudget(owner: Caller, fields: Record<string, unknown> = {}): Promise<number> {
  const { id } = (await owner.post('/api/v1/budget/newIdBudget')).body
  const budget = { id, client: 'Oficina Maré', project_name: 'Um site', deadline: '2026-12-20', terms: '', ...fields }
  const { status, body } = await owner.post('/api/v1/budget/save', { budget })
  if (status !== 200) throw new Error(`The quote was not saved: ${JSON.stringify(body)}`)
  return id
}

/** Adds a project of the firm's, or of whoever `id_user` names, and says its id. Any column can be given, by the call or not. */
export async function addProject(
  { db, invalidation }: Pick<TestApp, 'db' | 'invalidation'>,
  columns: Partial<Insertable<Projects>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('projects')
    .values({ id_user: 1, title: 'Um projeto', is_public: true, date_created: NOW, date_update: NOW, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow()
  await invalidation.received()
  return id
}

/** Adds tasks to a line, a second apart, the last the newest. */
export const addLineTasks = ({ pool }: Pick<TestApp, 'pool'>, line: number, count: number, status = 'inBacklog') =>
  pool.query(
    `insert into tasks (project_id, number, id_text, nome, status, position, created_at)
     select $1::int, n, $1::int || '-' || n, 'tarefa ' || n, $3, n, '2026-01-01'::timestamptz + n * interval '1 s'
     from generate_series(1, $2) n`,
    [line, count, status],
  )

/** Adds a task that is due at a moment, of Davi's (2) or of whoever the columns name. */
export async function addDueTask(
  { people, db }: Pick<TestApp, 'people' | 'db'>,
  line: number,
  nome: string,
  meta: string,
  columns: Updateable<Tasks> = {},
) {
  const added = await people.admin.post('/api/v1/line-task-add', { id_project: line, nome, status: 'inProgress' })
  await db
    .updateTable('tasks')
    .set({ meta: new Date(meta), assignee_id: 2, ...columns })
    .where('id', '=', added.body.data.card.id)
    .execute()
}
