import { TextInput } from '@mantine/core'
import type { BudgetFormProps } from './form-values.ts'

/** Who the quote is for: a name, as it is printed. */
export const ClientField = ({ form }: BudgetFormProps) => (
  <TextInput key={form.key('client')} autoComplete="off" {...form.field('client')} />
)
