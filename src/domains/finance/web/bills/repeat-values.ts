import { plainMoney } from '#money.ts'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import { type Repeat, RepeatFields } from '../../bills-contract.ts'
import type { Frequency, RepeatMakes } from '../../finance.ts'
import { MONEY_LABELS, type MoneyValues, typedAmount, typedDay } from '../parts/money-fields.tsx'
import { centsOf } from '../parts/money-text.ts'

/** A repeated entry as its form edits it. */
export interface RepeatValues extends MoneyValues {
  frequency: Frequency
  makes: RepeatMakes
  /** YYYY-MM-DD; null while none is chosen. */
  first_day: string | null
  /** Null: it goes on. */
  last_day: string | null
}

/** Checks what is typed and turns it into the fields of a save. */
export const RepeatSchema = RepeatFields.extend({ amount: typedAmount, first_day: typedDay }).refine(
  ({ first_day, last_day }) => last_day === null || last_day >= first_day,
  { path: ['last_day'], message: 'Escolha um dia depois do primeiro.' },
)
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
export const toStored = (repeat: Repeat) => ({
  values: {
    type: repeat.type,
    description: repeat.description,
    category: repeat.category,
    amount: plainMoney(centsOf(repeat.amount)),
    account_id: repeat.account_id,
    frequency: repeat.frequency,
    makes: repeat.makes,
    first_day: repeat.first_day,
    last_day: repeat.last_day,
  } satisfies RepeatValues,
  revision: repeat.revision,
})

/** The form of a new one: an expense of each month, from today on. */
export const emptyRepeat = (today: string): RepeatValues => ({
  type: 'despesa',
  description: '',
  category: '',
  amount: '',
  account_id: null,
  frequency: 'monthly',
  makes: 'bill',
  first_day: today,
  last_day: null,
})
