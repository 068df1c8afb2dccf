/** Pure rules of the production line, for both sides. */

import type { LineCategory } from '#domains/projects/project.ts'
import type { Words } from '#words.ts'

/** The board's columns in their order, by the status they hold. */
export const STATUSES = ['inBacklog', 'forDevelopment', 'inProgress', 'inTest', 'Completed'] as const
export type TaskStatus = (typeof STATUSES)[number]

export const STATUS_LABELS: Readonly<Record<TaskStatus, Words>> = {
  inBacklog: 'Backlog',
  forDevelopment: ['Para Desenvolvimento', 'Para desenvolvimento'],
  inProgress: ['Em Progresso', 'Em progresso'],
  inTest: ['Em Testes', 'Em testes'],
  Completed: 'Concluído',
}

export const TASK_TYPES = ['task', 'bug', 'feature'] as const
export type TaskType = (typeof TASK_TYPES)[number]

export const TASK_TYPE_LABELS: Readonly<Record<TaskType, Words>> = {
  task: ['task', 'Tarefa'],
  bug: ['bug', 'Erro'],
  feature: ['feature', 'Melhoria'],
}

/** Names of the priorities, 0 to 3. */
export const PRIORITY_LABELS = ['Nenhuma', 'Baixa', 'Média', 'Alta'] as const

/** The categories of lines, in the order of the list's sections. */
export const LINE_TYPES = ['relative', 'enterprises', 'elab', 'finished'] as const satisfies readonly LineCategory[]
export type LineType = (typeof LINE_TYPES)[number]

/** Headings of the list's sections. */
export const SECTION_LABELS: Readonly<Record<LineType, Words>> = {
  relative: ['Relatives', 'Relacionados'],
  enterprises: ['Enterprises', 'Empresas'],
  elab: ['Projects eLab', 'Em elaboração'],
  finished: ['Finished', 'Encerrados'],
}

/** Options of the type's dropdown. */
export const LINE_TYPE_LABELS: Readonly<Record<LineType, Words>> = {
  relative: ['relative', 'Relacionados'],
  enterprises: ['enterprises', 'Empresas'],
  elab: ['Elaboration', 'Em elaboração'],
  finished: ['Finished', 'Encerrados'],
}

/** The statuses of a line, in the order of its section. */
export const LINE_STATUSES = [
  'inprogress',
  'pending',
  'onhold',
  'needsexternalrequirements',
  'completed',
  'canceled',
] as const
export type LineStatus = (typeof LINE_STATUSES)[number]

export const LINE_STATUS_LABELS: Readonly<Record<LineStatus, Words>> = {
  inprogress: ['In Progress', 'Em andamento'],
  pending: ['Pending', 'Pendente'],
  onhold: ['On Hold', 'Em espera'],
  needsexternalrequirements: ['Needs External Requirements', 'Depende de terceiros'],
  completed: ['Completed', 'Concluído'],
  canceled: ['Canceled', 'Cancelado'],
}

/** Characters at most. */
export const MAX_NAME = 300
export const MAX_DESCRIPTION = 20_000
export const MAX_SUBTASK = 500
export const MAX_TASK_SEARCH = 120
export const MAX_COMMENT = 10_000
/** Tasks at most that one call changes. */
export const MAX_CHOSEN = 200
export const MAX_VIEW_NAME = 60
/** Saved views at most that a line has, and that a person has of it. */
export const MAX_VIEWS = 30
/** Items at most of one task. */
export const MAX_SUBTASKS = 200
export const MAX_ATTACHMENTS = 50
/** Tasks that one waits for at most. */
export const MAX_BLOCKERS = 50
/** Pictures of one save, and bytes of each. */
export const MAX_FILES = 10
export const MAX_FILE_SIZE = 15 * 1024 * 1024
/** Files of any kind of one task, and bytes of each. */
export const MAX_TASK_FILES = 50
export const MAX_TASK_FILE_SIZE = 50 * 1024 * 1024
/** Bytes of a save's JSON. */
export const MAX_TASK_SIZE = 1024 * 1024
/** Days after its creation until a task is due, where nobody said when. */
export const DEADLINE_DAYS = 30
/** Days for which a removed task can be brought back. */
export const RESTORE_DAYS = 30
/** Days after which a finished task waits behind 'mostrar mais'. */
export const DONE_DAYS = 30

/** Characters of a description that a card shows. */
export const PREVIEW = 50

/** The id text of a line's task: '12-001', '12-010', '12-0100', '12-0998', '12-999', as the specification pads it. */
export function idText(project: number, number: number): string {
  const padding = number < 10 ? '00' : number < 999 ? '0' : ''
  return `${project}-${padding}${number}`
}

/** Percent of a task's subtasks that are checked, rounded; 100 without any. */
export const progressOf = ({ total, checked }: { total: number; checked: number }) =>
  total === 0 ? 100 : Math.round((checked / total) * 100)

/** The sum of what each has of something. */
export const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0)

/** Where a line's board opens. */
export const linePath = (line: number) => `/dashboard/production-line/backlog/${line}`

/** Where a task opens, over its line's board. */
export const taskPath = ({ project_id, id_text }: { project_id: number; id_text: string }) =>
  `${linePath(project_id)}?task=${id_text}`
