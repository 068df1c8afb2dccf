import { ActionIcon } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/query.ts'
import { day as writeDay } from '#time.ts'
import { CALENDAR } from '#ui/workbench/form/calendar.ts'
import type { ScreenTime } from '../contract.ts'
import styles from './day-chooser.module.css'

interface DayChooserProps {
  /** The day shown. */
  day: Pick<ScreenTime, 'date' | 'previous' | 'next'>
  onChoose: (date: string) => void
}

/** Selects one of the days that have lines. They are loaded when the calendar opens. */
export function DayChooser({ day: { date, previous, next }, onChoose }: DayChooserProps) {
  const [isNeeded, setNeeded] = useState(false)
  const loadDays = () => setNeeded(true)
  const days = useQuery(query.screenTime.days.queryOptions({ enabled: isNeeded })).data?.data ?? [date]
  const known = new Set(days)
  return (
    <div className="row gap-35">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Dia anterior com uso"
        disabled={!previous}
        onClick={() => previous && onChoose(previous)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <DatePickerInput
        className={styles.date}
        classNames={{ day: styles.day ?? '' }}
        aria-label={`Dia ${writeDay(date)}`}
        value={date}
        onChange={(chosen) => chosen && onChoose(chosen)}
        onFocus={loadDays}
        onClick={loadDays}
        excludeDate={(one) => !known.has(one)}
        minDate={days.at(-1) ?? date}
        maxDate={days[0] ?? date}
        {...CALENDAR}
        size="sm"
      />
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Próximo dia com uso"
        disabled={!next}
        onClick={() => next && onChoose(next)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
