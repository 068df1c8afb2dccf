import { Select } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '#client/interface/say.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { LineView } from '../../board-contract.ts'
import {
  PRIORITY_LABELS,
  STATUS_LABELS,
  STATUSES,
  TASK_TYPE_LABELS,
  TASK_TYPES,
  type TaskStatus,
} from '../../production.ts'
import type { TaskFields } from '../../task-contract.ts'

/* Fields of a task that are chosen, for both frames. */

/** How a field looks in its frame. */
export interface FieldLook {
  label?: string
  variant?: 'unstyled'
  classNames?: Record<'root' | 'label' | 'wrapper' | 'input', string>
  readOnly?: boolean
}

/** The columns, as a choice offers them. */
export function useStatusOptions() {
  const say = useSay()
  return STATUSES.map((status) => ({ value: status, label: say(STATUS_LABELS[status]) }))
}

const PRIORITY_OPTIONS = PRIORITY_LABELS.map((label, priority) => ({ value: String(priority), label }))

interface FormFieldProps extends FieldLook {
  form: RecordFields<TaskFields>
}

export function TypeField({ form, ...look }: FormFieldProps) {
  const say = useSay()
  return (
    <Select
      data={TASK_TYPES.map((value) => ({ value, label: say(TASK_TYPE_LABELS[value]) }))}
      key={form.key('tipo')}
      {...form.field('tipo')}
      {...look}
    />
  )
}

interface StatusFieldProps extends FieldLook {
  status: TaskStatus
  onChoose: (status: TaskStatus) => Promise<void>
}

/** The status of a stored task. A choice is saved at once, and shown before the answer is there. */
export function StatusField({ status, onChoose, ...look }: StatusFieldProps) {
  const [chosen, setChosen] = useState<TaskStatus>()
  return (
    <Select
      data={useStatusOptions()}
      value={chosen ?? status}
      disabled={chosen !== undefined}
      {...look}
      onChange={async (value) => {
        if (value === null || value === status) return
        setChosen(value)
        await onChoose(value)
        setChosen(undefined)
      }}
    />
  )
}

export function PersonField({ line, form, ...look }: FormFieldProps & { line: LineView }) {
  const { defaultValue, onChange, ...field } = form.field('assignee')
  const options = line.people.map(({ id, name }) => ({ value: String(id), label: name }))
  const isKnown = defaultValue === null || line.people.some(({ id }) => id === defaultValue)
  return (
    <Select
      key={form.key('assignee')}
      {...field}
      placeholder="Ninguém"
      clearable
      clearButtonProps={{ 'aria-label': 'Remover o responsável' }}
      data={isKnown ? options : [...options, { value: String(defaultValue), label: 'Não está mais no quadro' }]}
      defaultValue={defaultValue === null ? null : String(defaultValue)}
      onChange={(value) => onChange(value === null ? null : Number(value))}
      {...look}
    />
  )
}

export function PriorityField({ form, ...look }: FormFieldProps) {
  const { defaultValue, onChange, ...field } = form.field('prioridade')
  return (
    <Select
      key={form.key('prioridade')}
      {...field}
      data={PRIORITY_OPTIONS}
      defaultValue={String(defaultValue)}
      onChange={(value) => onChange(Number(value))}
      {...look}
    />
  )
}
