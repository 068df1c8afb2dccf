import type { Kysely } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { renderMarkdown } from '#platform/markdown/render.ts'
import type { Comment, taskContract } from '../task-contract.ts'
import { changeTask, requireTask, type TaskChange, visibleTasks } from './change-task.ts'
import { writeHistory } from './history.ts'
import { notifyPeople } from './notices.ts'
import { findOutside } from './outsiders.ts'

/** A comment as it is stored: Markdown, and what is shown of it. */
export interface CommentText {
  comment: string
  html: string
}

/** Renders a comment in the worker pool. Throws 413 for one too heavy, and 429, 503 as the pool does. */
export async function renderComment(context: Context, comment: string): Promise<CommentText> {
  const { html } = await renderMarkdown(context, comment, 'save')
  return { comment, html }
}

/** Adds the caller's comment to a task. Throws 404, and as `renderComment`. */
export async function addComment(context: Context, { id, comment, tell }: InputOf<typeof taskContract.addComment>) {
  await requireTask(context, id)
  const text = await renderComment(context, comment)
  return changeTask(context, id, async (db, change) => {
    const { id } = await insertComment(db, change, text)
    await notifyPeople(context, db, change.id, { comments: [id], ...(tell && { added: id }) })
    return { result: true as const, data: await findComment(context, db, id) }
  })
}

/** Inserts a comment by the user who makes the change. */
export async function insertComment(db: Kysely<DB>, change: TaskChange, text: CommentText) {
  const row = await db
    .insertInto('task_comments')
    .values({ task_id: change.id, user_id: change.user.id, ...text, created_at: change.now, updated_at: change.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeHistory(db, change, [{ field: 'comment', after: text.comment }])
  return row
}

/** Changes a comment of the caller's own. Throws 404, 403 for another's, and as `renderComment`. */
export async function changeComment(context: Context, { id, comment }: { id: number; comment: string }) {
  const task = await requireOwn(context, id)
  const text = await renderComment(context, comment)
  return changeTask(context, task, async (db, change) => {
    if (await updateComment(db, change, { id, ...text })) await notifyPeople(context, db, change.id, { comments: [id] })
    return { result: true as const, data: await findComment(context, db, id) }
  })
}

/** Changes a comment of the user who makes the change; false where the text is the same. Throws 404 where it is gone. */
export async function updateComment(
  db: Kysely<DB>,
  change: TaskChange,
  { id, ...text }: CommentText & { id: number },
): Promise<boolean> {
  const before = await db
    .selectFrom('task_comments')
    .select('comment')
    .where('id', '=', id)
    .where('task_id', '=', change.id)
    .where('user_id', '=', change.user.id)
    .executeTakeFirstOrThrow(commentNotFound)
  if (before.comment === text.comment) return false
  await db
    .updateTable('task_comments')
    .set({ ...text, updated_at: change.now })
    .where('id', '=', id)
    .execute()
  await writeHistory(db, change, [{ field: 'comment', before: before.comment, after: text.comment }])
  return true
}

/** Removes a comment of the caller's own. Throws 404, 403 for another's. */
export async function removeComment(context: Context, id: number) {
  await changeTask(context, await requireOwn(context, id), async (db, change) => {
    const gone = await db
      .deleteFrom('task_comments')
      .where('id', '=', id)
      .returning('comment')
      .executeTakeFirstOrThrow(commentNotFound)
    await writeHistory(db, change, [{ field: 'comment', before: gone.comment }])
  })
  return { result: true as const }
}

/** The task of a comment that the caller wrote. Throws 404, 403. */
async function requireOwn(context: Context, id: number): Promise<number> {
  const row = await visibleTasks(context)
    .innerJoin('task_comments', 'task_id', 'tasks.id')
    .select(['task_id', 'user_id'])
    .where('task_comments.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(commentNotFound)
  if (row.user_id !== requireUser(context).id)
    throw new AppError('forbidden', 'Só quem escreveu um comentário pode mudar ou excluir.')
  return row.task_id
}

const chooseComments = (db: Kysely<DB>) =>
  db
    .selectFrom('task_comments')
    .leftJoin('users', 'users.id', 'user_id')
    .select([
      'task_comments.id',
      'task_id',
      'comment',
      'html',
      'task_comments.created_at',
      'task_comments.updated_at',
      'user_id',
      'users.name',
      'users.email',
    ])

type CommentRow = Awaited<ReturnType<ReturnType<typeof chooseComments>['execute']>>[number]

const toComment = (context: Context, row: CommentRow, outside: Comment['outside']): Comment => ({
  id: row.id,
  author: row.user_id === null ? null : { id: row.user_id, name: row.name ?? '', email: row.email ?? '' },
  comment: row.comment,
  html: row.html,
  created: row.created_at.toISOString(),
  updated: row.updated_at.toISOString(),
  own: row.user_id === requireUser(context).id,
  outside,
})

async function findComment(context: Context, db: Kysely<DB>, id: number) {
  const row = await chooseComments(db).where('task_comments.id', '=', id).executeTakeFirstOrThrow()
  const outside = await findOutside(context, db, row.task_id, [row.comment])
  return toComment(context, row, outside(row.comment))
}

/** The comments of a task, the oldest first. */
export async function listComments(context: Context, db: Kysely<DB>, task: number) {
  const rows = await chooseComments(db)
    .where('task_id', '=', task)
    .orderBy('task_comments.created_at')
    .orderBy('task_comments.id')
    .execute()
  const outside = await findOutside(
    context,
    db,
    task,
    rows.map(({ comment }) => comment),
  )
  return rows.map((row) => toComment(context, row, outside(row.comment)))
}

export const commentNotFound = () => new AppError('missing', 'Este comentário não existe ou não é seu.')
