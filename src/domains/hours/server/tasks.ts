import { type Kysely, sql } from 'kysely'
import { taskPath } from '#domains/production/production.ts'
import { visibleLines } from '#domains/production/server/lines.ts'
import { shownTitle } from '#domains/projects/project.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { hasText, searchWords } from '#platform/db/like.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/** What is read of a task to name it. */
export const TASK_COLUMNS = [
  'tasks.id as task',
  'tasks.id_text',
  'tasks.nome',
  'tasks.project_id',
  'projects.title',
] as const

interface NamedTask {
  task: number
  id_text: string
  nome: string
  project_id: number
  title: string
}

/** A task as the calls name it. */
export const toTask = ({ task, id_text, nome, project_id, title }: NamedTask) => ({
  ...{ task, id_text, nome, project_id },
  project: shownTitle(title),
  to: taskPath({ project_id, id_text }),
})

/** Keeps all other changes of a person's hours and timers out until the transaction ends. */
export const lockPerson = (context: Context, db: Kysely<DB>) =>
  db.selectFrom('users').select('id').where('id', '=', requireUser(context).id).forNoKeyUpdate().execute()

/** Tasks that one answer has at most. */
const MOST = 20

/**
 * Tasks that hours can be written on, with every word of a text in their number, their name or their line's: the open ones
 * first, of these the caller's own, and the last changed first.
 */
export async function findTasks(context: Context, { q = '' }: { q?: string | undefined }) {
  const { id } = requireUser(context)
  const found = visibleLines(context)
    .innerJoin('tasks', 'tasks.project_id', 'projects.id')
    .select(TASK_COLUMNS)
    .where('deleted_at', 'is', null)
    .where(({ and }) => and(searchWords(q).map(isNamed)))
    .orderBy('tasks.updated_at', 'desc')
  const rows: Awaited<ReturnType<typeof found.execute>> = []
  // Each in the order of an index, in which a common word is soon found twenty times.
  for (const done of ['<>', '='] as const)
    for (const own of ['=', 'is distinct from'] as const)
      if (rows.length < MOST)
        rows.push(
          ...(await found
            .where('status', done, 'Completed')
            .where('assignee_id', own, id)
            .limit(MOST - rows.length)
            .execute()),
        )
  return { data: rows.map(toTask) }
}

/** Whether a word is in a task's number, its name or its line's. */
const isNamed = (word: string) =>
  sql<boolean>`(${hasText('nome', word)} or ${hasText('id_text', word)}
    or tasks.project_id = any (array(select id from projects as line where ${hasText('line.title', word)})))`
