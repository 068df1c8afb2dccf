import { Autocomplete, SegmentedControl, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { groupedMoney, parseSum, toDecimal } from '#money.ts'
import { day, z } from '#platform/contract/fields.ts'
import { AmountInput } from '#ui/workbench/form/amount-input.tsx'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { amount, type Money } from '../../fields.ts'
import { AccountSelect } from './account-select.tsx'
import styles from './money-fields.module.css'
import { centsOf } from './money-text.ts'
import { type UsualAccounts, useCategoryNames } from './use-choices.ts'

/** An amount as typed, turned into the text that travels. */
export const typedAmount = z
  .string()
  .refine((typed) => typed.trim() !== '', { error: 'Preencha este campo.', abort: true })
  .refine((typed) => parseSum(typed) !== undefined, 'Use reais e centavos, sem sinal: 1.234,56.')
  .transform((typed) => toDecimal(parseSum(typed) ?? 0))
  .pipe(amount)

/** A day of a field, which may be empty while one types. */
export const typedDay = z
  .string()
  .nullable()
  .transform((chosen) => chosen ?? '')
  .pipe(day)

/** What entries, bills and repeated entries share, as their forms edit it: the amount as typed. */
export type MoneyValues = z.input<typeof Money>

/** The same of a stored record. */
export const toMoneyValues = ({ type, description, category, amount, account_id }: MoneyValues): MoneyValues => ({
  ...{ type, description, category, account_id },
  amount: groupedMoney(centsOf(amount)),
})

interface MoneyFieldsProps<Values extends MoneyValues> {
  form: RecordFields<Values>
  /** Label of each type, the first one first. */
  types: readonly { value: MoneyValues['type']; label: string }[]
  /** The field of the day: its path. */
  day: string
  /** Id of the ledger's owner; the reader by default. */
  owner?: number | undefined
  /** Whether amount, type and day do not change. */
  locked?: boolean
  /** Stands below the day. */
  dayNote?: ReactNode
  /** Whether the day does not change. */
  lockedDay?: boolean
  /** Whether the category is said by parts. */
  split?: boolean
  /** Of a new one: its account follows its type, as long as it is the usual one. */
  usual?: UsualAccounts
  /** Called with the description once its field is left. */
  onDescribed?: ((description: string) => void) | undefined
}

/** The fields that entries, bills and repeated entries share. */
export function MoneyFields<Values extends MoneyValues>({
  form,
  types,
  day,
  owner,
  locked = false,
  dayNote,
  lockedDay = locked,
  split = false,
  usual,
  onDescribed,
}: MoneyFieldsProps<Values>) {
  const categories = useCategoryNames(owner)
  const type = form.field('type')
  form.watch('type' as never, ({ previousValue, value }) => {
    if (usual && form.getValues().account_id === usual.of(previousValue))
      form.setFieldValue('account_id' as never, usual.of(value) as never)
  })
  return (
    <>
      <SegmentedControl
        key={form.key('type')}
        aria-label={form.labelOf('type')}
        fullWidth
        disabled={locked}
        data={[...types]}
        defaultValue={type.defaultValue}
        onChange={type.onChange}
      />
      <div className={`stack gap-100 ${styles.two}`}>
        <DayInput key={form.key(day)} clearable={false} disabled={lockedDay} {...form.field(day)} required />
        <AccountSelect form={form} owner={owner} />
      </div>
      {dayNote}
      <TextInput
        key={form.key('description')}
        data-autofocus
        {...form.field('description')}
        onBlur={({ currentTarget }) => onDescribed?.(currentTarget.value.trim())}
      />
      <div className={`stack gap-100 ${styles.two}`}>
        {!split && <Autocomplete key={form.key('category')} data={categories} limit={8} {...form.field('category')} />}
        <AmountInput key={form.key('amount')} disabled={locked} {...form.field('amount')} required />
      </div>
    </>
  )
}
