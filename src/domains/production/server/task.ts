import type { Kysely, Selectable } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB, Tasks } from '#platform/db/tables.gen.ts'
import { DAY_MS, dayOf } from '#time.ts'
import { RESTORE_DAYS, type TaskStatus, type TaskType } from '../production.ts'
import type { TaskFields, TaskView } from '../task-contract.ts'
import { attachmentUrl } from './cards.ts'
import { changeTask, requireTask, taskNotFound, visibleTasks } from './change-task.ts'
import { listComments } from './comments.ts'
import { listFiles } from './files.ts'
import { readFollow } from './follows.ts'
import { readHistory, writeHistory } from './history.ts'
import { changeLine } from './lines.ts'
import { readLinks } from './links.ts'

/** A whole task, by its number, or by one that it had in another line. Throws 404, for a removed one too. */
export async function findTask(context: Context, id_text: string) {
  const row = await visibleTasks(context)
    .selectAll('tasks')
    .where('tasks.id', 'in', (from) =>
      from
        .selectFrom('tasks as named')
        .select('named.id')
        .where('named.id_text', '=', id_text)
        .unionAll(from.selectFrom('task_lines').select('task_id as id').where('task_lines.id_text', '=', id_text)),
    )
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(taskNotFound)
  return { data: await readParts(context, context.db, row) }
}

/** A whole task as its modal shows it. Throws 404 where there is none any more. */
export async function readTaskView(context: Context, db: Kysely<DB>, id: number): Promise<TaskView> {
  const row = await db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow(taskNotFound)
  return readParts(context, db, row)
}

/** A task with what belongs to it. */
async function readParts(context: Context, db: Kysely<DB>, row: Selectable<Tasks>): Promise<TaskView> {
  const { id } = row
  const subtasks = await db
    .selectFrom('task_subtasks')
    .select(['id', 'task', 'checked'])
    .where('task_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const attachments = await db
    .selectFrom('task_attachments')
    .select(['id', 'name', 'size', 'width', 'height'])
    .where('task_id', '=', id)
    .orderBy('id')
    .execute()
  const comments = await listComments(context, db, id)
  const links = await readLinks(context, db, id)
  const files = await listFiles(db, id)
  const follows = await readFollow(context, db, row)
  return {
    ...toFields(row),
    id,
    id_project: row.project_id,
    id_text: row.id_text,
    revision: row.revision,
    change: row.change,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    subtasks,
    comments,
    files,
    follows,
    ...links,
    attachments: attachments.map((attachment) => ({
      ...attachment,
      url: attachmentUrl(attachment.id, 'picture'),
      thumbnail: attachmentUrl(attachment.id, 'thumbnail'),
    })),
  }
}

/** The fields of the form; undefined where the columns are not given. */
export function toFields(row: Selectable<Tasks>): TaskFields
export function toFields(columns: Partial<Selectable<Tasks>>): GivenFields
export function toFields(columns: Partial<Selectable<Tasks>>): GivenFields {
  const { nome, descricao, meta, prioridade, assignee_id: assignee, estimate, spent, label_ids: labels } = columns
  const [status, tipo] = [columns.status as TaskStatus, columns.tipo as TaskType]
  return { nome, descricao, status, tipo, meta: meta && dayOf(meta), prioridade, assignee, labels, estimate, spent }
}

type GivenFields = { [Name in keyof TaskFields]?: TaskFields[Name] | undefined }

/** Who changed what in a task. Throws 404. */
export async function listHistory(context: Context, id: number) {
  await requireTask(context, id)
  return { data: await readHistory(context, id) }
}

/** Removes a task, to be brought back for 30 days. Throws 404. */
export const removeTask = (context: Context, id: number) =>
  changeTask(context, id, async (db, change) => {
    await db.updateTable('tasks').set({ deleted_at: change.now }).where('id', '=', id).execute()
    await writeHistory(db, change, [{ field: 'deleted' }])
  })

/** Brings back a task that was removed in the last 30 days. Throws 404. */
export async function restoreTask(context: Context, id: number) {
  const task = await visibleTasks(context)
    .select('tasks.project_id')
    .where('tasks.id', '=', id)
    .executeTakeFirstOrThrow(taskNotFound)
  await changeLine(context, task.project_id, async (db, change) => {
    const { numUpdatedRows } = await db
      .updateTable('tasks')
      .set({ deleted_at: null, change: change.counter, updated_at: change.now, updated_by: change.user.id })
      .where('id', '=', id)
      .where('deleted_at', '>', new Date(change.now.getTime() - RESTORE_DAYS * DAY_MS))
      .executeTakeFirst()
    if (!numUpdatedRows) throw taskNotFound()
    await writeHistory(db, { ...change, id }, [{ field: 'restored' }])
  })
  return { result: true as const }
}
