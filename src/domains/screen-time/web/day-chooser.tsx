import '@mantine/dates/styles.css'
import 'dayjs/locale/pt-br'
import { ActionIcon } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import styles from './day-chooser.module.css'

interface DayChooserProps {
  /** The day shown, YYYY-MM-DD. */
  date: string
  /** Days with lines, newest first. */
  days: readonly string[]
  onChoose: (date: string) => void
}

/** Chooses among the days that have something to show. */
export function DayChooser({ date, days, onChoose }: DayChooserProps) {
  const known = new Set(days)
  const before = days.find((one) => one < date)
  const after = days.findLast((one) => one > date)
  return (
    <div className={styles.chooser}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Dia anterior com uso"
        disabled={!before}
        onClick={() => before && onChoose(before)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <DatePickerInput
        className={styles.date}
        classNames={{ day: styles.day ?? '' }}
        aria-label="Dia"
        value={date}
        onChange={(chosen) => chosen && onChoose(chosen)}
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
        disabled={!after}
        onClick={() => after && onChoose(after)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
