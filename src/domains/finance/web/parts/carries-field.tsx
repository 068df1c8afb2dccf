import { Checkbox } from '@mantine/core'
import { brl } from '#money.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'

interface CarriesFieldProps<Values extends { carries: boolean }> {
  form: RecordFields<Values>
  /** Cents that are more than all that is open. */
  rest: number
  /** What the excess pays: 'parcela 3'. */
  next: string
}

/** Whether what came of a parcela beyond all that is open pays the next one. */
export const CarriesField = <Values extends { carries: boolean }>({ form, rest, next }: CarriesFieldProps<Values>) => (
  <Checkbox
    key={form.key('carries')}
    {...form.field('carries')}
    label={`${brl(rest)} a mais vão para a ${next}`}
    description="Cada parcela tem o seu recibo e a sua transação. O que ainda passar vai para a seguinte."
  />
)
