import '@mantine/dates/styles.css'
import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates'
import 'dayjs/locale/pt-br'
import { parseTypedDay } from '#time.ts'

/** No weekend: red is kept for what is wrong. */
const SETTINGS = { locale: 'pt-br', firstDayOfWeek: 0 as const, weekendDays: [] }

/** A day, picked or typed as 30/11/2026. Its value is YYYY-MM-DD, or null. */
export const DayInput = (props: DateInputProps) => (
  <DatesProvider settings={SETTINGS}>
    <DateInput
      valueFormat="DD/MM/YYYY"
      dateParser={parseTypedDay}
      placeholder="dd/mm/aaaa"
      clearable
      clearButtonProps={{ 'aria-label': 'Limpar a data' }}
      previousLabel="Mês anterior"
      nextLabel="Próximo mês"
      popoverProps={{ width: 'auto' }}
      {...props}
    />
  </DatesProvider>
)
