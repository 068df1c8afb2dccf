import { sayNow } from '#client/interface/say.ts'
import { nowMs } from '#clock.ts'
import { minutesText } from '#durations.ts'
import { emptyOf } from '#platform/contract/schema-parts.ts'
import { addDays, dayOf } from '#time.ts'
import type { Stored } from '#ui/workbench/form/record-form-options.ts'
import type { LinePerson } from '../../board-contract.ts'
import { joinLabels } from '../../labels.ts'
import {
  DEADLINE_DAYS,
  PRIORITY_LABELS,
  STATUS_LABELS,
  TASK_TYPE_LABELS,
  type TaskStatus,
  type TaskType,
} from '../../production.ts'
import { TaskFields, type TaskView } from '../../task-contract.ts'

/** The initial values of a new task: due 30 days from today. */
export const newTask = (): TaskFields => ({
  ...emptyOf(TaskFields),
  meta: addDays(dayOf(nowMs()), DEADLINE_DAYS),
})

/** The values of a stored task that the form edits, with their revision. */
export function toStored(task: TaskView): Stored<TaskFields> {
  const { nome, descricao, status, tipo, meta, prioridade, assignee, labels, estimate, spent, revision } = task
  return { values: { nome, descricao, status, tipo, meta, prioridade, assignee, labels, estimate, spent }, revision }
}

/** Texts of the values that are not text themselves, for the conflict dialog. */
export const describeFields = (people: readonly LinePerson[], labels: ReadonlyMap<number, { name: string }>) => ({
  status: (status: TaskStatus) => sayNow(STATUS_LABELS[status] ?? status),
  tipo: (type: TaskType) => sayNow(TASK_TYPE_LABELS[type]),
  prioridade: (priority: number) => PRIORITY_LABELS[priority] ?? '',
  assignee: (id: number | null) => people.find((person) => person.id === id)?.name ?? (id === null ? 'Ninguém' : ''),
  labels: (ids: readonly number[]) => joinLabels(ids.flatMap((id) => labels.get(id)?.name ?? [])) || 'Nenhuma',
  estimate: minutesText,
  spent: minutesText,
})
