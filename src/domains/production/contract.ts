import { LINE_CATEGORIES } from '#domains/projects/project.ts'
import { privateCall } from '#platform/contract/call.ts'
import { done, id, listInput, ownerId, pageOf, z } from '#platform/contract/fields.ts'
import { describeForm } from '#platform/contract/files.ts'
import { boardContract } from './board-contract.ts'
import { bulkContract } from './bulk-contract.ts'
import { taskFilesContract } from './files-contract.ts'
import { labelsContract } from './labels-contract.ts'
import { linksContract } from './links-contract.ts'
import { mineContract } from './mine-contract.ts'
import {
  LINE_STATUSES,
  LINE_TYPES,
  MAX_FILE_SIZE,
  MAX_FILES,
  MAX_TASK_SIZE,
  STATUSES,
  TASK_TYPES,
} from './production.ts'
import { progressContract } from './progress-contract.ts'
import { taskContract } from './task-contract.ts'
import { trelloContract } from './trello-contract.ts'
import { viewsContract } from './views-contract.ts'

/** A production line: a project as the workbench works on it. */
const Line = z.object({
  /** The project's. */
  id,
  title: z.string(),
  projectline: z.enum(LINE_TYPES),
  /** Percent of its tasks that are Completed; 0 without tasks. */
  progress: z.int().min(0).max(100),
  /** How many tasks it has. */
  num: z.int().nonnegative(),
  projectstatus: z.enum(LINE_STATUSES),
})
export type Line = z.infer<typeof Line>

/** Milliseconds since 1970 as text; '' where there is none. */
const moment = z.string().regex(/^(\d{1,15})?$/, 'Use milissegundos desde 1970.')

/** A task as the specification's calls give it. */
const Task = z.object({
  id,
  id_project: id,
  /** '{id_project}-{counter}', e.g. '12-001'. */
  id_text: z.string(),
  nome: z.string(),
  descricao: z.string(),
  /** 0 (none) to 3 (high). */
  prioridade: z.int().min(0).max(3),
  status: z.enum(STATUSES),
  tipo: z.enum(TASK_TYPES),
  /** The deadline. */
  meta: moment,
  /** ISO 8601 in UTC. */
  data_create: z.string(),
  data_update: z.string(),
  /** When it became Completed, ISO 8601 in UTC; '' while it is not. */
  data_finalizado: z.string(),
  /** Always '': tasks have subtasks, no children. */
  child: z.literal(''),
  /** Ids of who made it and who changed it last; 0 where the account is gone. */
  user_register: z.int(),
  user_update: z.int(),
  /** JSON: [{id, filename, originalname, size, width, height}]; `filename` is the picture's address, for who sees the line. */
  attachments: z.string(),
  /** JSON: [{id, email_user, id_user, date_created, date_update, comment, photoUrl}], the oldest first. */
  comentarios: z.string(),
  /** JSON: [{id, task, description_extra, data_created, data_modified, checked, editing}], in their order. */
  subtasks: z.string(),
})
export type Task = z.infer<typeof Task>

export const productionContract = {
  lines: privateCall
    .route({ method: 'POST', path: '/production-line', summary: 'Lista as linhas de alguém da equipe' })
    .input(
      listInput.extend({
        /** Whose: those they own or share. The admin may name anybody, or 0 for all. */ id_user: ownerId,
      }),
    )
    .output(pageOf(Line)),
  tasks: privateCall
    .route({
      method: 'POST',
      path: '/line-task-project',
      summary: 'Lista as tarefas de uma linha, da mais nova à mais antiga',
    })
    .input(listInput.extend({ id_project: id }))
    .output(pageOf(Task)),
  details: privateCall
    .route({ method: 'POST', path: '/line-task-details', summary: 'Diz o que é uma linha e quantas tarefas tem' })
    .input(z.object({ id_project: id }))
    .output(
      z.object({
        data: z.object({
          title: z.string(),
          /** '' for a project whose line has not begun. */
          projectline: z.enum(LINE_CATEGORIES),
          /** Tasks. */
          num: z.int().nonnegative(),
          /** Quotes that began it. */
          quotes: z.int().nonnegative(),
          projectstatus: z.enum(LINE_STATUSES),
        }),
      }),
    ),
  updateStatus: privateCall
    .route({
      method: 'POST',
      path: '/line-task-update-status',
      summary: 'Muda a situação de uma tarefa, que vai para o fim da coluna',
    })
    .input(z.object({ id, status: z.enum(STATUSES) }))
    .output(done),
  /**
   * A form (multipart/form-data) of `task`, a text, and of up to 10 pictures `attachments` (PNG, JPEG, WebP, GIF, AVIF;
   * 15 MB each). `task` is the JSON of a task: without `id` it is made (`id_project` and `nome` needed), with `id` what is
   * given of it is changed, with `isRemove` it is removed, and can be brought back for 30 days.
   * - `attachments` names those that stay, all where it is absent; the pictures sent are added. `removed_attachments`, ids,
   *   names those that go.
   * - `subtasks` is the whole list: with the `id` of one it changes that one, without adds one; who is left out goes.
   * - `comentarios` with the `id` of an own comment changes it, without adds one; others are left alone.
   * - `assignee`, `estimate`, `spent` (minutes) and `meta` may be null; `meta` is milliseconds since 1970, also as text.
   * - With `revision` nothing is overwritten that somebody else saved since: see contract/revision.ts.
   * The lists may be JSON texts. `new_attachments`, author and moments are ignored.
   */
  save: privateCall
    .meta({
      access: 'staff',
      creates: true,
      changesPages: false,
      raw: true,
      bodyLimit: MAX_FILES * MAX_FILE_SIZE + 2 * MAX_TASK_SIZE,
    })
    .route({
      method: 'POST',
      path: '/line-task',
      summary: 'Cria, altera ou exclui uma tarefa com as suas imagens',
      inputStructure: 'detailed',
      spec: describeForm({
        task: { type: 'string', description: 'JSON da tarefa' },
        attachments: { type: 'array', items: { type: 'string', format: 'binary' } },
      }),
    })
    .output(z.object({ result: z.literal(true), update: Task })),
  withStatus: privateCall
    .route({
      method: 'POST',
      path: '/line-all-task-project-status',
      summary: 'Lista as tarefas de várias linhas em uma situação',
    })
    .input(
      listInput.extend({
        status: z.enum(STATUSES),
        id_user: ownerId,
        /** Lines, all of them where absent; those that the caller may not see are left out. */
        projects: z.array(id).max(1000).optional(),
        /** Only the tasks that the caller is in charge of. */
        mine: z.boolean().optional(),
      }),
    )
    .output(
      pageOf(
        Task.extend({
          /** The project's. */
          title: z.string(),
          /** How many comments it has. */
          comments: z.int().nonnegative(),
          /** Id of who is in charge; null for nobody. */
          assignee: z.int().nullable(),
          /** Ids of its labels, in their order; removed ones too. */
          labels: z.array(id),
        }),
      ),
    ),
  log: privateCall
    .route({
      method: 'POST',
      path: '/line-task-log-status',
      summary: 'Lista as tarefas de uma coluna, da mais antiga à mais nova',
    })
    .input(listInput.extend({ /** The line's. */ id, status: z.enum(STATUSES) }))
    .output(pageOf(Task)),
  updateLine: privateCall
    .route({ method: 'POST', path: '/update-project-line', summary: 'Muda a situação ou a categoria de uma linha' })
    .input(z.object({ /** The line's. */ id, status: z.enum([...LINE_STATUSES, ...LINE_TYPES]) }))
    .output(done),
  updateLineStatus: privateCall
    .route({ method: 'POST', path: '/update-projetc-line-status', summary: 'Muda a situação de uma linha' })
    .input(z.object({ id, status: z.enum(LINE_STATUSES) }))
    .output(done),
  updateLineType: privateCall
    .route({ method: 'POST', path: '/update-projetc-line-type', summary: 'Muda a categoria de uma linha' })
    .input(z.object({ id, type: z.enum(LINE_TYPES) }))
    .output(done),
  board: boardContract,
  mine: mineContract,
  progress: progressContract,
  task: taskContract,
  links: linksContract,
  files: taskFilesContract,
  labels: labelsContract,
  many: bulkContract,
  views: viewsContract,
  trello: trelloContract,
}
