import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates'
import { useState } from 'react'
import { parseTypedDay } from '#time.ts'
import { CALENDAR } from './calendar.ts'

/** Without weekend days, whose red is reserved for errors. */
const SETTINGS = { locale: CALENDAR.locale, firstDayOfWeek: CALENDAR.firstDayOfWeek, weekendDays: [] }

/** A day, selected or typed as 30/11/2026. Its value is YYYY-MM-DD, or null. */
export function DayInput(props: DateInputProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <DatesProvider settings={SETTINGS}>
      <DateInput
        valueFormat={CALENDAR.valueFormat}
        dateParser={parseTypedDay}
        placeholder="dd/mm/aaaa"
        clearable
        clearButtonProps={{ 'aria-label': 'Limpar a data' }}
        previousLabel="Mês anterior"
        nextLabel="Próximo mês"
        popoverProps={{ width: 'auto', onOpen: () => setOpen(true), onClose: () => setOpen(false) }}
        // Escape closes the calendar, not the dialog around the field.
        data-mantine-stop-propagation={isOpen}
        {...props}
      />
    </DatesProvider>
  )
}
