import { sql } from 'kysely'
import { shownTitle } from '#domains/projects/project.ts'
import type { Context } from '#platform/context.ts'
import { literalPart } from '#platform/db/like.ts'
import type { Found } from '#platform/domain.ts'
import { linePath, taskPath } from '../production.ts'
import { chooseVisibleTasks } from './change-task.ts'
import { chooseLines } from './lines.ts'

/** Lines, and tasks, found at most. */
const MOST = 6

/** The newest lines and tasks of the caller's with a text in their name or number, for the command palette. */
export async function findLinesAndTasks(context: Context, text: string): Promise<Found[]> {
  if (!text) return []
  const part = literalPart(text)
  const matches = (column: string) => sql<boolean>`unaccent(lower(${sql.ref(column)})) like unaccent(lower(${part}))`
  const [lines, tasks] = await Promise.all([
    chooseLines(context)
      .select(['id', 'title', 'projectstatus'])
      .where(matches('title'))
      .orderBy('date_created', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute(),
    chooseVisibleTasks(context)
      .select(['tasks.id', 'id_text', 'nome', 'title', 'tasks.project_id'])
      .where('deleted_at', 'is', null)
      .where(({ or }) => or([matches('nome'), matches('id_text')]))
      .orderBy('tasks.created_at', 'desc')
      .orderBy('tasks.id', 'desc')
      .limit(MOST)
      .execute(),
  ])
  return [
    ...lines.map(({ id, title }) => ({
      kind: 'line',
      id,
      title: shownTitle(title),
      note: '',
      to: linePath(id),
    })),
    ...tasks.map(({ id, nome, title, ...task }) => ({
      kind: 'task',
      id,
      title: nome,
      note: `${task.id_text} · ${shownTitle(title)}`,
      to: taskPath(task),
    })),
  ]
}
