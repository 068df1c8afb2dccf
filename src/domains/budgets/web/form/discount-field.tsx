import { TextInput } from '@mantine/core'
import { brl } from '#money.ts'
import { MIN_TOTAL } from '../../sums.ts'
import { type BudgetFormProps, checkLeft, errorAt } from './form-values.ts'
import { discountText, typedDiscount } from './item-values.ts'
import { type LiveValues, useLiveTotals } from './live-values.ts'

/** What is taken off the whole. It says where less than was typed is, since a quote comes to one real at least. */
export function DiscountField({ form, live }: BudgetFormProps & { live: LiveValues }) {
  const { discount, askedDiscount } = useLiveTotals(live)
  return (
    <TextInput
      key={form.key('discount')}
      description={
        discount < askedDiscount
          ? `De ${brl(askedDiscount)} valem ${brl(discount)}: o total não fica abaixo de ${brl(MIN_TOTAL)}.`
          : `Em % dos itens ou em reais. O total não fica abaixo de ${brl(MIN_TOTAL)}.`
      }
      placeholder="5% ou 500,00"
      inputMode="text"
      {...form.field('discount')}
      error={errorAt(form.errors, 'discount')}
      maxLength={20}
      onBlur={({ currentTarget }) => {
        const { value } = currentTarget
        currentTarget.value = discountText(typedDiscount(value), value)
        checkLeft(form, 'discount')
      }}
    />
  )
}
