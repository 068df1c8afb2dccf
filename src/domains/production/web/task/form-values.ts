import { addDays, dayOf, startOfDay } from '#time.ts'
import type { Stored } from '#ui/workbench/form/use-record-form.ts'
import type { LinePerson } from '../../board-contract.ts'
import { DEADLINE_DAYS, STATUS_LABELS, type TaskStatus } from '../../production.ts'
import type { TaskFields, TaskView } from '../../task-contract.ts'
import { PRIORITY_LABELS } from '../parts/priorities.ts'
import { minutesText } from './durations.ts'

export const LABELS: Readonly<Record<keyof TaskFields, string>> = {
  nome: 'Nome',
  descricao: 'Descrição',
  status: 'Status',
  tipo: 'Tipo',
  meta: 'Meta',
  prioridade: 'Prioridade',
  assignee: 'Responsável',
  estimate: 'Estimativa',
  spent: 'Tempo gasto',
}

/** A task as its form begins: due 30 days from today. */
export const newTask = (status: TaskStatus): TaskFields => ({
  nome: '',
  descricao: '',
  status,
  tipo: 'task',
  meta: addDays(dayOf(Date.now()), DEADLINE_DAYS),
  prioridade: 0,
  assignee: null,
  estimate: null,
  spent: null,
})

/** What the form edits of a stored task. */
export const toStored = (task: TaskView): Stored<TaskFields> => ({
  values: {
    nome: task.nome,
    descricao: task.descricao,
    status: task.status,
    tipo: task.tipo,
    meta: task.meta,
    prioridade: task.prioridade,
    assignee: task.assignee,
    estimate: task.estimate,
    spent: task.spent,
  },
  revision: task.revision,
})

/** Fields as `/line-task` takes them: the deadline in milliseconds since 1970. */
export const toPayload = ({ meta, ...fields }: Partial<TaskFields>) => ({
  ...fields,
  ...(meta !== undefined && { meta: meta && startOfDay(meta).getTime() }),
})

/** How the values that are no plain text are written, in conflicts and in the history. */
export const describeFields = (people: readonly LinePerson[]) => ({
  status: (status: TaskStatus) => STATUS_LABELS[status] ?? status,
  prioridade: (priority: number) => PRIORITY_LABELS[priority] ?? '',
  assignee: (id: number | null) => people.find((person) => person.id === id)?.name ?? (id === null ? 'Ninguém' : ''),
  estimate: minutesText,
  spent: minutesText,
})
