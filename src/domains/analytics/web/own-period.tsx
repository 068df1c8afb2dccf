import { DatePickerInput } from '@mantine/dates'
import { useState } from 'react'
import { CALENDAR } from '#ui/workbench/form/calendar.ts'
import type { PeriodChoice } from './chosen-period.ts'

/** The earliest day that can be chosen. */
const EARLIEST = '2000-01-01'

/** Selects the days of a period, which apply once both are chosen. */
export default function OwnPeriod({ today, chosen, choose }: PeriodChoice) {
  const [own, setOwn] = useState<[string | null, string | null]>([chosen.from, chosen.to])
  return (
    <DatePickerInput
      type="range"
      aria-label="Datas do período"
      placeholder="Primeiro e último dia"
      {...CALENDAR}
      weekendDays={[]} // red is reserved for errors
      allowSingleDateInRange
      minDate={EARLIEST}
      maxDate={today}
      value={own}
      onChange={(days) => {
        setOwn(days)
        const [from, to] = days
        if (from && to) choose({ length: 'own', from, to })
      }}
    />
  )
}
