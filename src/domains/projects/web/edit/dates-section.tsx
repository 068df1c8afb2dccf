import '@mantine/dates/styles.css'
import { DateInput, DatesProvider } from '@mantine/dates'
import 'dayjs/locale/pt-br'
import { parseTypedDay } from '#time.ts'
import type { SectionProps } from './form-values.ts'
import { FormSection } from './section.tsx'

/** No weekend: red is kept for what is wrong. */
const SETTINGS = { locale: 'pt-br', firstDayOfWeek: 0 as const, weekendDays: [] }

/** What the two fields have in common: dates are picked or typed, 30/11/2026. */
const FIELD = {
  valueFormat: 'DD/MM/YYYY',
  dateParser: parseTypedDay,
  placeholder: 'dd/mm/aaaa',
  clearable: true,
  clearButtonProps: { 'aria-label': 'Limpar a data' },
  previousLabel: 'Mês anterior',
  nextLabel: 'Próximo mês',
  popoverProps: { width: 'auto' },
} as const

/** When the project began and ended. */
export const DatesSection = ({ form }: SectionProps) => (
  <FormSection title="Datas">
    <DatesProvider settings={SETTINGS}>
      <DateInput {...FIELD} key={form.key('date_project_init')} {...form.field('date_project_init')} />
      <DateInput
        {...FIELD}
        description="Vazio enquanto continua."
        key={form.key('date_project_end')}
        {...form.field('date_project_end')}
      />
    </DatesProvider>
  </FormSection>
)
