import type { Kysely } from 'kysely'
import { type NotifyContext, notify } from '#domains/notices/server/notify.ts'
import { shownTitle } from '#domains/projects/project.ts'
import type { NoticeKind } from '#platform/contributions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { plainText } from '#platform/markdown/plain-text.ts'
import { day } from '#time.ts'
import { linePath, taskPath } from '../production.ts'
import { listPeople } from './board.ts'
import { listFollowers } from './follows.ts'
import { findMentions } from './mentions.ts'
import { listOutsiders } from './outsiders.ts'

/** Characters of a comment that its notice shows. */
const EXCERPT = 280
/** Tasks that a notice of many names. */
const MOST_NAMED = 10

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

export const commentNotice: NoticeKind = {
  name: 'comment',
  label: 'Quando alguém comenta uma tarefa que você segue',
  emailByDefault: false,
}

export const outsiderNotice: NoticeKind = {
  name: 'outsider',
  label: 'Quando alguém cita, em um quadro seu, quem não é dele',
  emailByDefault: true,
}

interface Changed {
  /** Ids of comments that were added or changed. */
  comments?: readonly number[]
  /** That of them which those who follow the task are told of. */
  added?: number
  /** Whether somebody else was made the person in charge. */
  isAssigned?: boolean
}

/**
 * Sends the notices of a task's change: to the people that its comments mention, and to the new person in charge.
 * Called once in the change's transaction (see `notify`). A person gets one notice of a comment, however often it
 * is changed.
 */
export async function notifyPeople(
  context: NotifyContext,
  db: Kysely<DB>,
  taskId: number,
  { comments = [], added, isAssigned = false }: Changed,
) {
  if (!comments.length && !isAssigned) return
  const task = await db
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select([
      'tasks.id',
      'id_text',
      'nome',
      'meta',
      'assignee_id',
      'project_id',
      'projects.title',
      'projects.id_user',
      'created_by',
    ])
    .where('tasks.id', '=', taskId)
    .executeTakeFirstOrThrow()
  const about = { path: taskPath(task), subject: `task:${task.id}` }
  const mentions = comments.length ? await findMentioned(context, db, task, comments) : []
  const notices = mentions.map(({ id, comment, to }) => ({
    ...about,
    kind: mentionNotice,
    to,
    title: `${nameOf(context)} citou você em ${task.id_text}`,
    note: `${task.nome}\n“${cut(plainText(comment))}”`,
    key: `comment ${id}`,
  }))
  const assigned = assignedNotices(context, task, isAssigned && task.assignee_id !== null ? [task.assignee_id] : [])
  const told = mentions.find(({ id }) => id === added)
  const followers = told ? await listFollowers(context, db, task) : []
  const followed = {
    ...about,
    kind: commentNotice,
    // Who is mentioned is told of that.
    to: followers.filter((id) => !told?.to.includes(id)),
    title: `${nameOf(context)} comentou ${task.id_text}`,
    note: `${task.nome}\n“${cut(plainText(told?.comment ?? ''))}”`,
    key: `comment ${added}`,
  }
  const asked = mentions.flatMap(({ id, outside }) =>
    outside.map((person) => ({
      ...about,
      kind: outsiderNotice,
      to: [task.id_user],
      title: `${nameOf(context)} citou ${person.name} em ${task.id_text}`,
      note: `${task.nome}\n${person.name} não é do quadro ${shownTitle(task.title)} e não foi avisado. Para que veja a tarefa, ponha a pessoa na equipe do projeto.`,
      key: `outsider ${id} ${person.id}`,
    })),
  )
  await notify(context, db, ...notices, followed, ...asked, assigned)
}

/** Tells the people whom tasks were given to, each once in the transaction of the change. */
export async function notifyAssigned(
  context: NotifyContext,
  db: Kysely<DB>,
  given: readonly { task: number; to: number }[],
) {
  if (given.length === 0) return
  const rows = await db
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(['tasks.id', 'id_text', 'nome', 'meta', 'project_id', 'projects.title'])
    .where('tasks.id', '=', ({ fn, val }) => fn.any(val(given.map(({ task }) => task))))
    .orderBy('tasks.id')
    .execute()
  const notices = [...Map.groupBy(given, ({ to }) => to)].map(([to, own]) => {
    const ids = new Set(own.map(({ task }) => task))
    const tasks = rows.filter(({ id }) => ids.has(id))
    const [first] = tasks
    if (tasks.length === 1) return assignedNotices(context, first!, [to])
    const names = tasks.slice(0, MOST_NAMED).map(({ id_text, nome }) => `${id_text} ${nome}`)
    return {
      kind: assignedNotice,
      to: [to],
      title: `${nameOf(context)} deixou ${tasks.length} tarefas com você`,
      note: [...names, ...(tasks.length > MOST_NAMED ? ['…'] : [])].join('\n'),
      path: linePath(first!.project_id),
    }
  })
  await notify(context, db, ...notices)
}

interface Assigned {
  id: number
  id_text: string
  nome: string
  meta: Date | null
  project_id: number
  title: string
}

/** That one task is with these people now. */
const assignedNotices = (context: NotifyContext, task: Assigned, to: readonly number[]) => ({
  kind: assignedNotice,
  to,
  title: `${nameOf(context)} deixou ${task.id_text} com você`,
  note: [task.nome, shownTitle(task.title), task.meta && `Prazo: ${day(task.meta)}`].filter(Boolean).join('\n'),
  path: taskPath(task),
  subject: `task:${task.id}`,
  replaces: true,
})

/** The comments, each with the ids of the people of the task's line whom it mentions, and with whom it mentions of others. */
async function findMentioned(
  context: NotifyContext,
  db: Kysely<DB>,
  task: { project_id: number; id_user: number },
  comments: readonly number[],
) {
  const people = await listPeople(db, { id: task.project_id, id_user: task.id_user })
  const rows = await db
    .selectFrom('task_comments')
    .select(['id', 'comment'])
    .where('id', 'in', comments)
    .orderBy('id')
    .execute()
  const outsiders = rows.some((row) => row.comment.includes('@')) ? await listOutsiders(context, db, people) : []
  return rows.map((row) => {
    const to = findMentions(row.comment, people)
    const named = new Set(findMentions(row.comment, [...people, ...outsiders]))
    return { ...row, to, outside: outsiders.filter(({ id }) => named.has(id)) }
  })
}

const nameOf = ({ actor }: NotifyContext) => actor?.name ?? 'Alguém'

export const cut = (text: string) => (text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).trimEnd()}…`)
