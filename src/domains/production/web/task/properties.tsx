import { DayInput } from '#ui/workbench/form/day-input.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { TaskEvents } from '#ui/workbench/task-events.tsx'
import { TaskHours } from '#ui/workbench/timer/task-hours.tsx'
import type { LineView } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'
import type { TaskFields, TaskView } from '../../task-contract.ts'
import { LabelPicker } from '../labels/label-picker.tsx'
import { type FieldLook, PersonField, PriorityField, StatusField, TypeField } from './chosen-fields.tsx'
import { DurationField } from './duration-field.tsx'
import { Links } from './links.tsx'
import styles from './panel.module.css'
import type { LiveTask } from './use-task.ts'

interface PropertiesProps {
  line: LineView
  task: TaskView
  live: LiveTask
  form: RecordFields<TaskFields>
  /** Moves the task to another column, which is saved at once. */
  onStatus: (status: TaskStatus) => Promise<void>
}

/** A property in one row, its name before it. */
const PROPERTY = {
  variant: 'unstyled',
  classNames: {
    root: styles.property ?? '',
    label: styles.label ?? '',
    wrapper: styles.value ?? '',
    input: styles.input ?? '',
  },
} satisfies FieldLook

/** One that may need several lines of its own. */
const WIDE = {
  ...PROPERTY,
  classNames: {
    ...PROPERTY.classNames,
    root: `${styles.property} ${styles.wide}`,
    input: `${styles.input} ${styles.many}`,
  },
} satisfies FieldLook

/** The properties of a task beside its board. */
export const Properties = ({ line, task, live, form, onStatus }: PropertiesProps) => (
  <div className={`stack two-columns line-below ${styles.properties}`}>
    <StatusField {...PROPERTY} label="Situação" status={task.status} onChoose={onStatus} />
    <PersonField {...PROPERTY} line={line} form={form} />
    <DayInput
      key={form.key('meta')}
      {...form.field('meta')}
      {...PROPERTY}
      isYearForward
      label="Prazo"
      placeholder="Nenhum"
    />
    <PriorityField {...PROPERTY} form={form} />
    <TypeField {...PROPERTY} form={form} />
    <DurationField key={form.key('estimate')} {...form.field('estimate')} placeholder="Nenhuma" {...PROPERTY} />
    <DurationField key={form.key('spent')} {...form.field('spent')} placeholder="Nenhum" {...PROPERTY} />
    <div className={`cluster align-start gap-50 whole-row ${styles.times}`}>
      <TaskHours task={task.id} typed={task.spent} />
      <TaskEvents task={task.id} />
    </div>
    <LabelPicker key={form.key('labels')} {...form.field('labels')} {...WIDE} />
    <Links task={task} live={live} />
  </div>
)
