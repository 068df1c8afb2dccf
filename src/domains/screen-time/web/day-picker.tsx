import { DatePicker } from '@mantine/dates'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { CALENDAR } from '#ui/workbench/form/calendar.ts'
import styles from './day-picker.module.css'

interface DayPickerProps {
  date: string
  onChoose: (date: string) => void
}

/** A calendar in which the days that have lines can be chosen. */
export default function DayPicker({ date, onChoose }: DayPickerProps) {
  const days = useQuery(query.screenTime.days.queryOptions()).data?.data ?? [date]
  const known = new Set(days)
  const { valueFormat: _, ...calendar } = CALENDAR
  return (
    <DatePicker
      classNames={{ day: styles.day ?? '' }}
      value={date}
      defaultDate={date}
      onChange={(chosen) => chosen && onChoose(chosen)}
      excludeDate={(one) => !known.has(one)}
      minDate={days.at(-1) ?? date}
      maxDate={days[0] ?? date}
      {...calendar}
    />
  )
}
