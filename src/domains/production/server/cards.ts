import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Card } from '../board-contract.ts'
import { PREVIEW, type TaskStatus, type TaskType } from '../production.ts'

/** Address of an attachment's picture, or of its thumbnail; for who sees the line. */
export const attachmentUrl = (id: number, part: 'picture' | 'thumbnail') =>
  `/api/v1/line-attachment?id=${id}${part === 'thumbnail' ? '&thumbnail=1' : ''}`

/** Cut by the database: for thousands of cards here it takes longer than all else. */
const preview =
  sql<string>`case when char_length(descricao) > ${PREVIEW} then left(descricao, ${PREVIEW}) || '...' else descricao end`.as(
    'preview',
  )

/** What a card shows of its task's own columns, beside the id. */
const OWN = [
  'id_text',
  'nome',
  preview,
  'status',
  'tipo',
  'position',
  'meta',
  'prioridade',
  'assignee_id',
  'label_ids',
  'finished_at',
  'updated_at',
  'change',
] as const

/** The names of all that a card's row has. */
export const CARD_COLUMNS = [
  ...['id', 'id_text', 'nome', 'preview', 'status', 'tipo', 'position', 'meta', 'prioridade', 'assignee_id'],
  'label_ids',
  ...['finished_at', 'updated_at', 'change', 'subtasks', 'checked', 'comments', 'attachment'],
] as (keyof CardRow)[]

/** The same of a task that is being inserted, to which nothing belongs yet: what the insert returns. */
export const NEW_CARD = [
  'id',
  ...OWN,
  sql<number>`0`.as('subtasks'),
  sql<number>`0`.as('checked'),
  sql<number>`0`.as('comments'),
  sql<null>`null::int`.as('attachment'),
] as const

/** The tasks of a line as their cards show them; ordered and narrowed by the caller. */
export const chooseCards = (db: Kysely<DB>, line: number) => chooseAllCards(db).where('tasks.project_id', '=', line)

/** Those of all lines. */
export const chooseAllCards = (db: Kysely<DB>) =>
  db
    .selectFrom('tasks')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('task_subtasks')
          .whereRef('task_subtasks.task_id', '=', 'tasks.id')
          .select([
            sql<number>`count(*)::int`.as('subtasks'),
            sql<number>`count(*) filter (where checked)::int`.as('checked'),
          ])
          .as('steps'),
      (join) => join.onTrue(),
    )
    .select('tasks.id')
    .select(OWN)
    .select((eb) => [
      'subtasks',
      'checked',
      eb
        .selectFrom('task_comments')
        .whereRef('task_comments.task_id', '=', 'tasks.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('comments'),
      eb
        .selectFrom('task_attachments')
        .whereRef('task_attachments.task_id', '=', 'tasks.id')
        .select(sql<number>`min(id)`.as('id'))
        .as('attachment'),
    ])

/** Those of a line that are on its board, in column order. */
export const chooseBoard = (db: Kysely<DB>, line: number) =>
  chooseCards(db, line).where('deleted_at', 'is', null).orderBy('status').orderBy('position').orderBy('tasks.id')

export type CardRow = Awaited<ReturnType<ReturnType<typeof chooseCards>['execute']>>[number]

/** A row as it travels. */
export const toCard = (row: CardRow): Card => ({
  id: row.id,
  id_text: row.id_text,
  nome: row.nome,
  preview: row.preview,
  status: row.status as TaskStatus,
  tipo: row.tipo as TaskType,
  position: row.position,
  meta: row.meta?.toISOString() ?? null,
  prioridade: row.prioridade,
  assignee: row.assignee_id,
  labels: row.label_ids,
  image: row.attachment ? attachmentUrl(row.attachment, 'thumbnail') : '',
  subtasks: { total: row.subtasks ?? 0, checked: row.checked ?? 0 },
  comments: row.comments ?? 0,
  finished: row.finished_at?.toISOString() ?? null,
  updated: row.updated_at.toISOString(),
  change: row.change,
})
