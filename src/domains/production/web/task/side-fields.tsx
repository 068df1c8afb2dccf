import { Select } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '#client/say.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
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
import type { TaskFields, TaskView } from '../../task-contract.ts'
import { LabelPicker } from '../labels/label-picker.tsx'
import { DurationField } from './duration-field.tsx'
import styles from './modal.module.css'

interface SideFieldsProps {
  line: LineView
  task: TaskView | undefined
  form: RecordFields<TaskFields>
  /** Moves a stored task to another column, which is saved at once. */
  onStatus: (status: TaskStatus) => Promise<void>
}

const STATUS_OPTIONS = STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }))
const PRIORITY_OPTIONS = PRIORITY_LABELS.map((label, priority) => ({ value: String(priority), label }))

/** Status, type and deadline; assignee, priority and times are folded where none is set. */
export function SideFields({ line, task, form, onStatus }: SideFieldsProps) {
  const say = useSay()
  const { estimate, spent, assignee, prioridade } = form.getValues()
  const [isPlanned] = useState(assignee !== null || prioridade > 0 || estimate !== null || spent !== null)
  return (
    <div className={`stack content-start gap-75 ${styles.side}`}>
      {task ? (
        <StatusField label={form.labelOf('status')} status={task.status} onChoose={onStatus} />
      ) : (
        <Select allowDeselect={false} data={STATUS_OPTIONS} key={form.key('status')} {...form.field('status')} />
      )}
      <Select
        allowDeselect={false}
        data={TASK_TYPES.map((value) => ({ value, label: say(TASK_TYPE_LABELS[value]) }))}
        key={form.key('tipo')}
        {...form.field('tipo')}
      />
      <DayInput key={form.key('meta')} {...form.field('meta')} />
      <LabelPicker key={form.key('labels')} {...form.field('labels')} />
      <details className={styles.plan} open={isPlanned}>
        <summary className="soft tiny pointer">Responsável, prioridade e tempo</summary>
        <div className={`stack gap-75 ${styles.planned}`}>
          <PersonField line={line} form={form} />
          <PriorityField form={form} />
          <DurationField key={form.key('estimate')} {...form.field('estimate')} />
          <DurationField key={form.key('spent')} {...form.field('spent')} />
        </div>
      </details>
    </div>
  )
}

interface StatusFieldProps {
  label: string
  status: TaskStatus
  onChoose: (status: TaskStatus) => Promise<void>
}

/** The status of a stored task. A choice is saved at once, and shown before the answer is there. */
function StatusField({ label, status, onChoose }: StatusFieldProps) {
  const [chosen, setChosen] = useState<TaskStatus>()
  return (
    <Select
      label={label}
      allowDeselect={false}
      data={STATUS_OPTIONS}
      value={chosen ?? status}
      disabled={chosen !== undefined}
      onChange={async (value) => {
        if (value === null || value === status) return
        setChosen(value)
        await onChoose(value)
        setChosen(undefined)
      }}
    />
  )
}

function PersonField({ line, form }: Pick<SideFieldsProps, 'line' | 'form'>) {
  const { defaultValue, onChange, ...field } = form.field('assignee')
  const options = line.people.map(({ id, name }) => ({ value: String(id), label: name }))
  const isKnown = defaultValue === null || line.people.some(({ id }) => id === defaultValue)
  return (
    <Select
      key={form.key('assignee')}
      {...field}
      placeholder="Ninguém"
      clearable
      clearButtonProps={{ 'aria-label': 'Tirar o responsável' }}
      data={isKnown ? options : [...options, { value: String(defaultValue), label: 'Não está mais na linha' }]}
      defaultValue={defaultValue === null ? null : String(defaultValue)}
      onChange={(value) => onChange(value === null ? null : Number(value))}
    />
  )
}

function PriorityField({ form }: Pick<SideFieldsProps, 'form'>) {
  const { defaultValue, onChange, ...field } = form.field('prioridade')
  return (
    <Select
      key={form.key('prioridade')}
      {...field}
      allowDeselect={false}
      data={PRIORITY_OPTIONS}
      defaultValue={String(defaultValue)}
      onChange={(value) => onChange(Number(value))}
    />
  )
}
