import { DatePicker } from '@mantine/dates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'
import { CALENDAR } from '#ui/workbench/form/calendar.ts'
import styles from './day-picker.module.css'

interface DayPickerProps {
  date: string
  onChoose: (date: string) => void
}

/** A calendar in which the days that have lines can be chosen. */
export default function DayPicker({ date, onChoose }: DayPickerProps) {
  const [shown, setShown] = useState(date)
  const options = query.screenTime.days.queryOptions({ input: { month: shown.slice(0, 7) } })
  const { data } = useQuery({ ...options, placeholderData: keepPreviousData }).data ?? {}
  const known = new Set(data?.days ?? [date])
  const { valueFormat: _, ...calendar } = CALENDAR
  return (
    <DatePicker
      classNames={{ day: styles.day ?? '' }}
      value={date}
      date={shown}
      onDateChange={setShown}
      onChange={(chosen) => chosen && onChoose(chosen)}
      excludeDate={(one) => !known.has(one)}
      minDate={data?.first ?? date}
      maxDate={data?.last ?? date}
      {...calendar}
    />
  )
}
