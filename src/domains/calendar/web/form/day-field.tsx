import { DayInput } from '#ui/workbench/form/day-input.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { EventFields } from '../../event-schemas.ts'

interface DayFieldProps {
  form: RecordFields<EventFields>
  name: 'start_date' | 'end_date' | 'repeat_star_date' | 'repeat_end_date'
  label?: string
  placeholder?: string
  /** By default the value is set. */
  onChange?: (day: string) => void
}

/** A day among the form's values, whose none is ''. */
export function DayField({ form, name, label, placeholder = 'dd/mm/aaaa', onChange }: DayFieldProps) {
  const { defaultValue: _, onChange: __, ...field } = form.field(name)
  const value = form.useWatchValue(name)
  return (
    <DayInput
      {...field}
      {...(label !== undefined && { label })}
      placeholder={placeholder}
      isAhead
      value={value.slice(0, 10) || null}
      onChange={(day) => (onChange ? onChange(day ?? '') : form.setFieldValue(name, day ?? '', { forceUpdate: false }))}
    />
  )
}
