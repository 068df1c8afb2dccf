import { TextInput } from '@mantine/core'
import { brl, parseMoney, toCents, toReais } from '#money.ts'
import type { SectionProps } from './form-values.ts'
import styles from './section.module.css'

/** What a product without a price is, by what its buyer has to choose of the plans. */
const WITHOUT = {
  none: 'Sem preço, o site não oferece a compra.',
  optional: 'Sem preço, o produto sai de graça: só se cobra o plano.',
  required: 'Sem preço, o produto sai de graça: só se cobra o plano.',
} as const

/** A price in whole reais. The form's value is the typed amount, NaN for any other text: the contract refuses cents. */
export function PriceField({ form }: SectionProps) {
  const isMissing = form.useWatchValue('sale.value') === 0
  const plan = form.useWatchValue('plan')
  const { defaultValue: price, ...props } = form.field('sale.value')
  return (
    <TextInput
      className={styles.half}
      description={`Em reais inteiros.${isMissing ? ` ${WITHOUT[plan]}` : ''}`}
      inputMode="numeric"
      maxLength={20}
      {...props}
      defaultValue={Number.isFinite(price) ? shown(price) : ''}
      onChange={({ currentTarget }) =>
        form.setFieldValue('sale.value', read(currentTarget.value), { forceUpdate: false })
      }
      onBlur={({ currentTarget }) => {
        const reais = read(currentTarget.value)
        if (Number.isFinite(reais)) currentTarget.value = shown(reais)
        form.validateField('sale.value')
      }}
    />
  )
}

/** Reais of a typed amount; an empty field is 0. */
function read(typed: string) {
  const cents = typed.trim() === '' ? 0 : parseMoney(typed, { negative: true })
  return cents === undefined ? Number.NaN : toReais(cents)
}

/** 'R$ 1.290', and with its cents what has some. */
const shown = (reais: number) => brl(toCents(reais)).replace('\u00a0', ' ').replace(/,00$/, '')
