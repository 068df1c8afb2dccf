import { DayInput } from '#ui/workbench/form/day-input.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { EventFields } from '../../event-schemas.ts'
import { type DayName, useYear } from './use-year.ts'

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
