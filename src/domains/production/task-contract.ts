import { privateCall } from '#platform/contract/call.ts'
import { day, done, id, longText, queryId, text, z } from '#platform/contract/fields.ts'
import { describeFile, fileAnswer } from '#platform/contract/files.ts'
import { revision, savedRevision } from '#platform/contract/revision.ts'
import { TaskFile } from './files-contract.ts'
import { MAX_TASK_LABELS } from './labels.ts'
import { LinkedTask } from './links-contract.ts'
import { MAX_COMMENT, MAX_DESCRIPTION, MAX_NAME, MAX_SUBTASK, STATUSES, TASK_TYPES } from './production.ts'

/** A minute count, up to some years. */
const minutes = z
  .int({ error: ({ code }) => (code === 'invalid_type' ? 'Não é uma duração.' : undefined) })
  .min(0)
  .max(2_000_000)
  .nullable()

/** What the form of a task edits. */
export const TaskFields = z.object({
  nome: text(MAX_NAME).meta({ label: 'Nome' }),
  descricao: longText(MAX_DESCRIPTION).meta({ label: 'Descrição' }),
  status: z.enum(STATUSES).meta({ label: 'Status' }),
  tipo: z.enum(TASK_TYPES).meta({ label: 'Tipo' }),
  /** The deadline's day, YYYY-MM-DD in São Paulo; null for none. */
  meta: day.nullable().meta({ label: 'Meta' }),
  /** 0 (none) to 3 (high). */
  prioridade: z.int().min(0).max(3).meta({ label: 'Prioridade' }),
  /** Id of who is in charge, one of the line's people; null for nobody. */
  assignee: id.nullable().meta({ label: 'Responsável' }),
  /** Ids of the firm's labels, in their order. What names none, or none any more, is left out. */
  labels: z.array(id).max(MAX_TASK_LABELS).meta({ label: 'Etiquetas' }),
  estimate: minutes.meta({ label: 'Estimativa' }),
  spent: minutes.meta({ label: 'Tempo gasto' }),
})
export type TaskFields = z.infer<typeof TaskFields>

const Subtask = z.object({ id, task: z.string(), checked: z.boolean() })
export type Subtask = z.infer<typeof Subtask>

const Comment = z.object({
  id,
  /** Null once the account is gone. */
  author: z.object({ id, name: z.string(), email: z.string() }).nullable(),
  /** Markdown, for who edits it. */
  comment: z.string(),
  html: z.string(),
  /** ISO 8601 in UTC. */
  created: z.string(),
  /** The same as `created` where it was never changed. */
  updated: z.string(),
  /** Whether the caller wrote it. */
  own: z.boolean(),
  /** Staff whom it mentions and who are not of the line: they were not told. */
  outside: z.array(z.object({ id, name: z.string() })),
})
export type Comment = z.infer<typeof Comment>

const Attachment = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  width: z.int(),
  height: z.int(),
  /** Addresses of the picture and of its thumbnail, for who sees the line. */
  url: z.string(),
  thumbnail: z.string(),
})
export type Attachment = z.infer<typeof Attachment>

const Change = z.object({
  /** Name of who did it; '' once the account is gone. */
  by: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** A field of the form, or 'created', 'deleted', 'restored', 'line', 'attachment', 'file', 'subtask', 'blocker', 'comment'. */
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

/** A whole task, as its modal shows it. */
export const TaskView = TaskFields.extend({
  id,
  id_project: id,
  id_text: z.string(),
  revision,
  /** The line's change counter of the task's last change, as on its card. */
  change: z.int(),
  /** ISO 8601 in UTC. */
  created: z.string(),
  updated: z.string(),
  subtasks: z.array(Subtask),
  comments: z.array(Comment),
  attachments: z.array(Attachment),
  files: z.array(TaskFile),
  /** Whether the caller is told of its comments: by choice, or as who made it or is in charge. */
  follows: z.boolean(),
  /** What it waits for, and what waits for it: of the tasks that the caller sees. */
  waits: z.array(LinkedTask),
  holds: z.array(LinkedTask),
})
export type TaskView = z.infer<typeof TaskView>

const key = { /** The task's. */ id }

export const taskContract = {
  read: privateCall
    .route({ method: 'GET', path: '/line-task-item', summary: 'Traz uma tarefa inteira pelo seu número' })
    .input(z.object({ /** e.g. '12-001'. */ id_text: text(40) }))
    .output(z.object({ data: TaskView })),
  /** Changes those fields that are given. With `revision` nothing is overwritten that somebody else saved since. */
  change: privateCall
    .route({ method: 'POST', path: '/line-task-change', summary: 'Altera campos de uma tarefa' })
    .input(TaskFields.partial().extend({ ...key, revision: revision.optional() }))
    .output(z.object({ result: z.literal(true), data: savedRevision })),
  /** A description as its readers see it, whether it is stored yet or not. */
  text: privateCall
    .route({
      method: 'POST',
      path: '/line-task-text',
      summary: 'Mostra a descrição de uma tarefa com a sua formatação',
    })
    .input(z.object({ ...key, descricao: longText(MAX_DESCRIPTION) }))
    .output(z.object({ data: z.object({ html: z.string() }) })),
  history: privateCall
    .route({ method: 'GET', path: '/line-task-history', summary: 'Diz quem mudou o quê em uma tarefa' })
    .input(z.object({ id: queryId }))
    .output(z.object({ data: z.array(Change) })),
  restore: privateCall
    .route({ method: 'POST', path: '/line-task-restore', summary: 'Traz de volta uma tarefa excluída' })
    .input(z.object(key))
    .output(done),
  /** Whether the caller wants to be told of a task's comments. */
  follow: privateCall
    .route({ method: 'POST', path: '/line-task-follow', summary: 'Segue uma tarefa, ou deixa de seguir' })
    .input(z.object({ ...key, follows: z.boolean() }))
    .output(done),
  /**
   * Says that the caller has a task open, or no longer, and answers who else has it open. It is said again every 15
   * seconds, counts for 40, and is stored nowhere. Streams of `task:{id}` hear at once of who comes and goes.
   */
  here: privateCall
    .route({ method: 'POST', path: '/line-task-here', summary: 'Diz que se olha uma tarefa, e quem mais a olha' })
    .input(z.object({ ...key, leaves: z.boolean().default(false) }))
    .output(z.object({ data: z.array(z.object({ id, name: z.string(), email: z.string() })) })),
  addSubtask: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/line-subtask-add', summary: 'Acrescenta um passo a uma tarefa' })
    .input(z.object({ ...key, task: text(MAX_SUBTASK) }))
    .output(z.object({ result: z.literal(true), data: Subtask })),
  changeSubtask: privateCall
    .route({ method: 'POST', path: '/line-subtask-change', summary: 'Altera um passo, ou o leva para antes de outro' })
    .input(
      z.object({
        /** The subtask's. */
        id,
        task: text(MAX_SUBTASK).optional(),
        checked: z.boolean().optional(),
        /** The subtask it is put before; null for the end. */
        before: id.nullable().optional(),
      }),
    )
    .output(done),
  removeSubtask: privateCall
    .route({ method: 'POST', path: '/line-subtask-remove', summary: 'Remove um passo' })
    .input(z.object({ /** The subtask's. */ id }))
    .output(done),
  /** Makes a task of a subtask, in the same line and without a column's end chosen: in the backlog. The subtask goes. */
  promoteSubtask: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/line-subtask-promote', summary: 'Faz de um passo uma tarefa' })
    .input(z.object({ /** The subtask's. */ id }))
    .output(z.object({ result: z.literal(true), data: z.object({ id, id_text: z.string() }) })),
  addComment: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/line-comment-add', summary: 'Comenta uma tarefa; @nome avisa a pessoa' })
    .input(
      z.object({
        ...key,
        comment: text(MAX_COMMENT),
        /** Whether those who follow the task are told; who is mentioned is told in any case. */
        tell: z.boolean().default(true),
      }),
    )
    .output(z.object({ result: z.literal(true), data: Comment })),
  changeComment: privateCall
    .route({ method: 'POST', path: '/line-comment-change', summary: 'Altera um comentário próprio' })
    .input(z.object({ /** The comment's. */ id, comment: text(MAX_COMMENT) }))
    .output(z.object({ result: z.literal(true), data: Comment })),
  removeComment: privateCall
    .route({ method: 'POST', path: '/line-comment-remove', summary: 'Exclui um comentário próprio' })
    .input(z.object({ /** The comment's. */ id }))
    .output(done),
  /** By the owner of the line's project or the admin alone; the person is told of the comment then. */
  letIn: privateCall
    .route({ method: 'POST', path: '/line-comment-let-in', summary: 'Põe na linha quem um comentário cita' })
    .input(z.object({ /** The comment's. */ id, /** One of its `outside`. */ person: id }))
    .output(done),
  attachment: privateCall
    .route({
      method: 'GET',
      path: '/line-attachment',
      summary: 'Mostra uma imagem de uma tarefa, ou a sua miniatura',
      outputStructure: 'detailed',
      spec: describeFile,
    })
    .input(z.object({ id: queryId, thumbnail: z.literal('1').optional() }))
    .output(fileAnswer),
}
