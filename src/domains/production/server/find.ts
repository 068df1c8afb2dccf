import { sql } from 'kysely'
import { shownTitle } from '#domains/projects/project.ts'
import type { Context } from '#platform/context.ts'
import { type Found, MOST_FOUND } from '#platform/contributions.ts'
import { hasText, literalPart } from '#platform/db/like.ts'
import { linePath, taskPath } from '../production.ts'
import { visibleTasks } from './change-task.ts'
import { chooseLabelsWith } from './labels.ts'
import { begunLines, visibleLines } from './lines.ts'

/** The newest lines and tasks of the caller's with a text in their name, their number or the name of a label, for the command palette. */
export async function findLinesAndTasks(context: Context, text: string): Promise<Found[]> {
  const [lines, tasks] = await Promise.all([
    visibleLines(context)
      .select(['id', 'title', 'projectstatus'])
      .where(hasText('title', text))
      .where(begunLines)
      .orderBy('date_created', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_FOUND)
      .execute(),
    visibleTasks(context)
      .select(['tasks.id', 'id_text', 'nome', 'title', 'tasks.project_id'])
      .where('deleted_at', 'is', null)
      .where(({ or }) => or([hasText('nome', text), hasText('id_text', text), hasLabel(text)]))
      .orderBy('tasks.created_at', 'desc')
      .orderBy('tasks.id', 'desc')
      .limit(MOST_FOUND)
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

/** Whether a task has a label with a text in its name. */
const hasLabel = (text: string) =>
  sql<boolean>`(label_ids <> '{}' and label_ids && ${chooseLabelsWith(literalPart(text))})`
