import '@mantine/dates/styles.css'
import 'dayjs/locale/pt-br'
import { ActionIcon } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/query.ts'
import { day as writeDay } from '#time.ts'
import type { ScreenTime } from '../contract.ts'
import styles from './day-chooser.module.css'

interface DayChooserProps {
  /** The day shown. */
  day: Pick<ScreenTime, 'date' | 'previous' | 'next'>
  onChoose: (date: string) => void
}

/** Chooses among the days that have something to show. Which those are is asked for when the calendar is. */
export function DayChooser({ day: { date, previous, next }, onChoose }: DayChooserProps) {
  const [asked, setAsked] = useState(false)
  const ask = () => setAsked(true)
  const days = useQuery(query.screenTime.days.queryOptions({ enabled: asked })).data?.data ?? [date]
  const known = new Set(days)
  return (
    <div className={styles.chooser}>
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
        onFocus={ask}
        onClick={ask}
        excludeDate={(one) => !known.has(one)}
        minDate={days.at(-1) ?? date}
        maxDate={days[0] ?? date}
        valueFormat="DD/MM/YYYY"
        locale="pt-br"
        firstDayOfWeek={0}
        size="sm"
        ariaLabels={{
          previousMonth: 'Mês anterior',
          nextMonth: 'Próximo mês',
          previousYear: 'Ano anterior',
          nextYear: 'Próximo ano',
          previousDecade: 'Década anterior',
          nextDecade: 'Próxima década',
          monthLevelControl: 'Escolher o mês',
          yearLevelControl: 'Escolher o ano',
        }}
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
