import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import type { YearChoice } from '#typed-day.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { WallTimeInput } from '#ui/workbench/form/wall-time-input.tsx'
import type { EventFields } from '../../event-schemas.ts'

interface DayFieldProps {
  form: RecordFields<EventFields>
  name: Exclude<DayName, 'alert_date'>
  /** Whether the event is not stored yet. */
  isNew?: boolean
  label?: string
  placeholder?: string
  /** By default the value is set. */
  onChange?: (day: string) => void
}

/** A day among the form's values, whose none is ''. */
export function DayField({ form, name, isNew, label, placeholder = 'dd/mm/aaaa', onChange }: DayFieldProps) {
  const { defaultValue: _, onChange: __, ...field } = form.field(name)
  const value = form.useWatchValue(name)
  const year = useYear(form, name, isNew)
  return (
    <DayInput
      {...field}
      {...(label !== undefined && { label })}
      placeholder={placeholder}
      {...year}
      value={value.slice(0, 10) || null}
      onChange={(day) => (onChange ? onChange(day ?? '') : form.setFieldValue(name, day ?? '', { forceUpdate: false }))}
    />
  )
}

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

/** Whether a moment is earlier on the same day than the start. */
const isBefore = (value: string, start: string) => value.slice(0, 10) === start.slice(0, 10) && value < start

/** A day and time of the event's zone among the form's values. */
export function TimeField({ form, name, isNew, description, onChange }: TimeFieldProps) {
  const { defaultValue: _, onChange: __, ...field } = form.field(name)
  const value = form.useWatchValue(name)
  const start = form.useWatchValue('start_date')
  const year = useYear(form, name, isNew)
  return (
    <WallTimeInput
      {...field}
      {...year}
      description={description}
      clearable={false}
      timeLabel={TIME_LABELS[name]}
      blamesTime={field.error !== undefined && isBefore(value, start)}
      value={value}
      onChange={onChange ?? ((time) => form.setFieldValue(name, time, { forceUpdate: false }))}
    />
  )
}

type DayName = 'start_date' | 'end_date' | 'alert_date' | 'repeat_star_date' | 'repeat_end_date'

/**
 * Which year a day of the form is of that is typed without one. A new event is to come; what is stored is changed by days,
 * and all that belongs to a start stands near it. A series ends to come, and after it begins.
 */
function useYear(
  form: RecordFields<EventFields>,
  name: DayName,
  isNew = false,
): Pick<YearChoice, 'near' | 'isYearForward'> {
  const first = form.useWatchValue('repeat_star_date')
  const start = form.useWatchValue('start_date') || form.getInitialValues().start_date
  if (name === 'repeat_end_date') {
    const [today, begins = today] = [dayOf(nowMs()), dayIn(first || start)]
    return { near: begins > today ? begins : today, isYearForward: true }
  }
  return name === 'start_date' && isNew ? { isYearForward: true } : { near: dayIn(start) }
}

const dayIn = (moment: string) => moment.slice(0, 10) || undefined
