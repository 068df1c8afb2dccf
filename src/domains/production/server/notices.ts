import type { Kysely } from 'kysely'
import { type NotifyContext, notify } from '#domains/notices/server/notify.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { NoticeKind } from '#platform/domain.ts'
import { plainText } from '#platform/markdown/plain-text.ts'
import { day } from '#time.ts'
import { taskPath } from '../production.ts'
import { listPeople } from './board.ts'
import { findMentions } from './mentions.ts'

/** Characters of a comment that its notice shows. */
const EXCERPT = 280

export const mentionNotice: NoticeKind = {
  name: 'mention',
  label: 'Quando alguém cita você em um comentário',
  emailByDefault: true,
}

export const assignedNotice: NoticeKind = {
  name: 'assigned',
  label: 'Quando alguém deixa uma tarefa com você',
  emailByDefault: true,
}

const chooseTask = (db: Kysely<DB>) =>
  db
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(['tasks.id', 'id_text', 'nome', 'meta', 'assignee_id', 'project_id', 'projects.title', 'projects.id_user'])

/**
 * Sends a notice to whom a comment mentions, in the transaction that saves it. Whoever had one of this comment gets no
 * other, so that it can be called at each save.
 */
export async function notifyMentions(context: NotifyContext, db: Kysely<DB>, commentId: number) {
  const { comment, ...task } = await chooseTask(db)
    .innerJoin('task_comments', 'task_id', 'tasks.id')
    .select('comment')
    .where('task_comments.id', '=', commentId)
    .executeTakeFirstOrThrow()
  const people = await listPeople(db, { id: task.project_id, id_user: task.id_user })
  await notify(context, db, {
    kind: mentionNotice,
    to: findMentions(comment, people),
    title: `${nameOf(context)} citou você em ${task.id_text}`,
    note: `${task.nome}\n“${cut(plainText(comment))}”`,
    path: taskPath(task),
    key: `comment ${commentId}`,
  })
}

/**
 * Sends a notice to whoever was made the person in charge of a task, in the transaction that did it: to be called where
 * `assignee_id` has changed.
 */
export async function notifyAssigned(context: NotifyContext, db: Kysely<DB>, taskId: number) {
  const task = await chooseTask(db).where('tasks.id', '=', taskId).executeTakeFirstOrThrow()
  if (task.assignee_id === null) return
  await notify(context, db, {
    kind: assignedNotice,
    to: [task.assignee_id],
    title: `${nameOf(context)} deixou ${task.id_text} com você`,
    note: [task.nome, task.title, task.meta && `Prazo: ${day(task.meta)}`].filter(Boolean).join('\n'),
    path: taskPath(task),
  })
}

const nameOf = ({ actor }: NotifyContext) => actor?.name ?? 'Alguém'

const cut = (text: string) => (text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).trimEnd()}…`)
