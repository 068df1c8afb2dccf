import '@mantine/dates/styles.css'
import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates'
import 'dayjs/locale/pt-br'
import { useState } from 'react'
import { parseTypedDay } from '#time.ts'

/** No weekend: red is kept for what is wrong. */
const SETTINGS = { locale: 'pt-br', firstDayOfWeek: 0 as const, weekendDays: [] }

/** A day, picked or typed as 30/11/2026. Its value is YYYY-MM-DD, or null. */
export function DayInput(props: DateInputProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <DatesProvider settings={SETTINGS}>
      <DateInput
        valueFormat="DD/MM/YYYY"
        dateParser={parseTypedDay}
        placeholder="dd/mm/aaaa"
        clearable
        clearButtonProps={{ 'aria-label': 'Limpar a data' }}
        previousLabel="Mês anterior"
        nextLabel="Próximo mês"
        popoverProps={{ width: 'auto', onOpen: () => setOpen(true), onClose: () => setOpen(false) }}
        // Escape closes the calendar, and not the dialog that the field is in.
        data-mantine-stop-propagation={isOpen}
        {...props}
      />
    </DatesProvider>
  )
}
