import type { DateInputProps } from '@mantine/dates'
import { useState } from 'react'
import type { YearChoice } from '#typed-day.ts'
import { DayInput } from './day-input.tsx'
import { TimeOfDayInput } from './time-of-day-input.tsx'
import styles from './wall-time-input.module.css'

/** The time of a day that was chosen without one. */
const DEFAULT_TIME = '08:00'

export interface WallTimeInputProps
  extends Omit<DateInputProps, 'value' | 'defaultValue' | 'onChange' | 'clearButtonProps'>,
    Pick<YearChoice, 'near' | 'isYearForward'> {
  'data-path'?: string
  /** The local time '2026-11-24T08:00'; '' for none. */
  value: string
  /** Receives the chosen local time; '' where the day was removed. */
  onChange: (value: string) => void
  /** Name of the button that empties the field. */
  clearLabel?: string
  /** Name of the field for the time. */
  timeLabel: string
  /** Whether an error is the time's, where the day is right. */
  blamesTime?: boolean
}

/** A day as in `DayInput`, and beside it the time, whatever zone they are in. */
export function WallTimeInput({
  value,
  onChange,
  clearLabel,
  timeLabel,
  blamesTime = false,
  ...field
}: WallTimeInputProps) {
  const day = value.slice(0, 10) || null
  /** It stays where the day is removed. */
  const [time, setTime] = useState(value.slice(11) || DEFAULT_TIME)
  if (day && value.slice(11) !== time) setTime(value.slice(11))
  return (
    <div className={`stack ${styles.moment}`}>
      <DayInput
        {...field}
        {...(blamesTime && { error: undefined, 'data-path': undefined })}
        value={day}
        onChange={(chosen) => onChange(chosen ? `${chosen}T${time}` : '')}
        clearButtonProps={{ 'aria-label': clearLabel ?? 'Limpar a data' }}
      />
      <TimeOfDayInput
        label="Hora"
        {...(blamesTime && { error: field.error, 'data-path': field['data-path'] })}
        {...(field.size && { size: field.size })}
        aria-label={timeLabel}
        disabled={field.disabled || day === null}
        value={time}
        onChange={(chosen) => onChange(`${day}T${chosen}`)}
      />
    </div>
  )
}
