import type { DateInputProps } from '@mantine/dates'
import { TimeInput } from '@mantine/dates'
import { useState } from 'react'
import { fromWallTime, toWallTime } from '#time.ts'
import { DayInput } from './day-input.tsx'
import styles from './moment-input.module.css'

/** The time of a day that was chosen without one. */
const DEFAULT_TIME = '08:00'

interface MomentInputProps extends Omit<DateInputProps, 'value' | 'defaultValue' | 'onChange' | 'clearButtonProps'> {
  /** The moment when the field opens, ISO 8601; null for none. Later ones come from the field itself. */
  value: string | null
  /** Receives the chosen moment, ISO 8601 in UTC. */
  onChange: (moment: string | null) => void
  /** Name of the button that empties the field. */
  clearLabel: string
  /** Name of the field for the time. */
  timeLabel: string
}

/** A moment in São Paulo's time: a day as in `DayInput`, and beside it the time. */
export function MomentInput({ value, onChange, clearLabel, timeLabel, ...field }: MomentInputProps) {
  const [first] = useState(() => toWallTime(value))
  const [day, setDay] = useState(first.slice(0, 10) || null)
  /** As typed: '' while it is incomplete. */
  const [time, setTime] = useState(first.slice(11) || DEFAULT_TIME)

  function choose(chosenDay: string | null, chosenTime: string) {
    setDay(chosenDay)
    setTime(chosenTime)
    onChange(chosenDay && fromWallTime(`${chosenDay}T${chosenTime || DEFAULT_TIME}`))
  }

  return (
    <div className={styles.moment}>
      <DayInput
        {...field}
        value={day}
        onChange={(chosen) => choose(chosen, time)}
        clearButtonProps={{ 'aria-label': clearLabel }}
      />
      <TimeInput
        label="Hora"
        aria-label={timeLabel}
        disabled={day === null}
        value={time}
        onChange={({ currentTarget }) => choose(day, currentTarget.value)}
        onBlur={() => time === '' && choose(day, DEFAULT_TIME)}
      />
    </div>
  )
}
