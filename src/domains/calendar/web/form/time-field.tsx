import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { WallTimeInput } from '#ui/workbench/form/wall-time-input.tsx'
import type { EventFields } from '../../event-schemas.ts'
import { useYear } from './use-year.ts'

const TIME_LABELS = { start_date: 'Hora inicial', end_date: 'Hora final', alert_date: 'Hora do alerta' } as const

interface TimeFieldProps {
  form: RecordFields<EventFields>
  name: keyof typeof TIME_LABELS
  /** Whether the event is not stored yet. */
  isNew?: boolean
  description?: string | undefined
  /** By default the value is set. */
  onChange?: (time: string) => void
}

/** A day and time of the event's zone among the form's values. */
export function TimeField({ form, name, isNew, description, onChange }: TimeFieldProps) {
  const { defaultValue: _, onChange: __, ...field } = form.field(name)
  const value = form.useWatchValue(name)
  const year = useYear(form, name, isNew)
  return (
    <WallTimeInput
      {...field}
      {...year}
      description={description}
      clearable={false}
      timeLabel={TIME_LABELS[name]}
      value={value}
      onChange={onChange ?? ((time) => form.setFieldValue(name, time, { forceUpdate: false }))}
    />
  )
}
