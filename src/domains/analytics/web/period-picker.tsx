import { SegmentedControl } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { useState } from 'react'
import { CALENDAR } from '#ui/workbench/form/calendar.ts'
import { type Chosen, LENGTHS, type Length, lastDays } from './chosen-period.ts'

/** The earliest day that can be chosen. */
const EARLIEST = '2000-01-01'

interface PickerProps {
  today: string
  chosen: Chosen
  choose: (period: Chosen) => void
}

/** Selects the period. Dates from the calendar apply once both are chosen. */
export function PeriodPicker({ today, chosen, choose }: PickerProps) {
  const [own, setOwn] = useState<[string | null, string | null]>([chosen.from, chosen.to])
  const chooseLength = (length: Length) => {
    if (length !== 'own') return choose(lastDays(length, today))
    setOwn([chosen.from, chosen.to])
    choose({ ...chosen, length })
  }
  return (
    <>
      <SegmentedControl
        aria-label="Período"
        size="sm"
        data={[...LENGTHS]}
        value={chosen.length}
        onChange={(value) => chooseLength(value as Length)}
      />
      {chosen.length === 'own' && (
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
      )}
    </>
  )
}
