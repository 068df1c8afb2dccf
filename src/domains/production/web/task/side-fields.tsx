import { Select } from '@mantine/core'
import { useState } from 'react'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { TaskEvents } from '#ui/workbench/task-events.tsx'
import { TaskHours } from '#ui/workbench/timer/task-hours.tsx'
import type { LineView } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'
import type { TaskFields, TaskView } from '../../task-contract.ts'
import { LabelPicker } from '../labels/label-picker.tsx'
import { PersonField, PriorityField, StatusField, TypeField, useStatusOptions } from './chosen-fields.tsx'
import { DurationField } from './duration-field.tsx'
import styles from './modal.module.css'

interface SideFieldsProps {
  line: LineView
  task: TaskView | undefined
  form: RecordFields<TaskFields>
  /** Moves a stored task to another column, which is saved at once. */
  onStatus: (status: TaskStatus) => Promise<void>
}

/** Status, type and deadline; assignee, priority and times are folded where none is set. */
export function SideFields({ line, task, form, onStatus }: SideFieldsProps) {
  const statuses = useStatusOptions()
  const { estimate, spent, assignee, prioridade } = form.getValues()
  const [isPlanned] = useState(assignee !== null || prioridade > 0 || estimate !== null || spent !== null)
  return (
    <div className={`stack content-start gap-75 ${styles.side}`}>
      {task ? (
        <StatusField label={form.labelOf('status')} status={task.status} onChoose={onStatus} />
      ) : (
        <Select data={statuses} key={form.key('status')} {...form.field('status')} />
      )}
      <TypeField form={form} />
      <DayInput key={form.key('meta')} isYearForward {...form.field('meta')} />
      <LabelPicker key={form.key('labels')} {...form.field('labels')} />
      <details className={styles.plan} open={isPlanned}>
        <summary className="soft tiny pointer">Responsável, prioridade e tempo</summary>
        <div className="stack gap-75 above-50">
          <PersonField line={line} form={form} />
          <PriorityField form={form} />
          <DurationField key={form.key('estimate')} {...form.field('estimate')} placeholder="Nenhuma" />
          <DurationField key={form.key('spent')} {...form.field('spent')} placeholder="Nenhum" />
        </div>
      </details>
      {task && <TaskHours task={task.id} typed={task.spent} />}
      {task && <TaskEvents task={task.id} />}
    </div>
  )
}
