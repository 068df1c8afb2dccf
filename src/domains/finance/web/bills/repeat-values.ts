import type { z } from '#platform/contract/fields.ts'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import { type Repeat, RepeatFields } from '../../bills-contract.ts'
import { EMPTY_MONEY, MONEY_LABELS, toMoneyValues, typedAmount, typedDay } from '../parts/money-fields.tsx'

const TypedRepeat = RepeatFields.extend({ amount: typedAmount, first_day: typedDay })
/** A repeated entry as its form edits it. */
type RepeatValues = z.input<typeof TypedRepeat>

/** Checks what is typed and turns it into the fields of a save. */
export const RepeatSchema = TypedRepeat.refine(
  ({ first_day, last_day }) => last_day === null || last_day >= first_day,
  { path: ['last_day'], message: 'Escolha um dia depois do primeiro.' },
)
/** The same of what is changed of one that exists: when it began and how often it comes stays. */
export const RepeatChanges = TypedRepeat.omit({ first_day: true, frequency: true }).partial()
export const LABELS: Record<FieldPath<RepeatValues>, string> = {
  ...MONEY_LABELS,
  frequency: 'Com que frequência',
  makes: 'No dia',
  first_day: 'Primeira em',
  last_day: 'Última até',
}
export const TYPES = [
  { value: 'despesa', label: 'Saída' },
  { value: 'receita', label: 'Entrada' },
] as const

/** A repeated entry as form values and their revision. */
export const toStored = ({ frequency, makes, first_day, last_day, revision, ...repeat }: Repeat) => ({
  values: { ...toMoneyValues(repeat), frequency, makes, first_day, last_day } satisfies RepeatValues,
  revision,
})

/** The form of a new one: an expense of each month, from today on. */
export const emptyRepeat = (today: string): RepeatValues => ({
  ...EMPTY_MONEY,
  frequency: 'monthly',
  makes: 'bill',
  first_day: today,
  last_day: null,
})
