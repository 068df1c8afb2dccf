import { UnstyledButton } from '@mantine/core'
import { weekdayName } from '#ui/formats.ts'
import type { HoursRow } from '../contract.ts'
import { hoursText } from '../hours.ts'
import styles from './hours.module.css'
import { sumOf } from './week.ts'

interface DayButtonsProps {
  rows: readonly HoursRow[]
  days: readonly string[]
  today: string
  chosen: string
  onChoose: (day: string) => void
}

/** On a phone: which day the list shows. */
export const DayButtons = ({ rows, days, today, chosen, onChoose }: DayButtonsProps) => (
  <fieldset className={styles.days}>
    <legend className="hidden">Dia</legend>
    {days.map((day) => (
      <UnstyledButton
        key={day}
        aria-pressed={day === chosen}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onChoose(day)}
      >
        <span>{weekdayName(day)}</span>
        <b>{Number(day.slice(8))}</b>
        <span className="tabular">{hoursText(sumOf(rows, day)) || '·'}</span>
      </UnstyledButton>
    ))}
  </fieldset>
)
