import '@mantine/dates/styles.css'
import 'dayjs/locale/pt-br'
import { SegmentedControl } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { useState } from 'react'
import { type Chosen, LENGTHS, type Length, lastDays } from './chosen-period.ts'

/** Nothing was counted before. */
const EARLIEST = '2000-01-01'

interface PickerProps {
  today: string
  chosen: Chosen
  choose: (period: Chosen) => void
}

/** Which days to look at. Own dates count once both are there. */
export function PeriodPicker({ today, chosen, choose }: PickerProps) {
  const [own, setOwn] = useState<[string | null, string | null]>([chosen.from, chosen.to])
  const pick = (length: Length) => {
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
        onChange={(value) => pick(value as Length)}
      />
      {chosen.length === 'own' && (
        <DatePickerInput
          type="range"
          aria-label="Datas do período"
          placeholder="Primeiro e último dia"
          locale="pt-br"
          firstDayOfWeek={0}
          weekendDays={[]} // red is kept for what is wrong
          valueFormat="DD/MM/YYYY"
          allowSingleDateInRange
          minDate={EARLIEST}
          maxDate={today}
          value={own}
          onChange={(days) => {
            setOwn(days)
            const [from, to] = days
            if (from && to) choose({ length: 'own', from, to })
          }}
          ariaLabels={{
            monthLevelControl: 'Escolher o mês',
            yearLevelControl: 'Escolher o ano',
            previousMonth: 'Mês anterior',
            nextMonth: 'Próximo mês',
            previousYear: 'Ano anterior',
            nextYear: 'Próximo ano',
            previousDecade: 'Década anterior',
            nextDecade: 'Próxima década',
          }}
        />
      )}
    </>
  )
}
