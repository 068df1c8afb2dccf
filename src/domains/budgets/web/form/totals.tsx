import { TextInput } from '@mantine/core'
import { brl } from '#money.ts'
import { MIN_TOTAL } from '../../sums.ts'
import styles from './form.module.css'
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

/** What the quote comes to, at each keystroke. */
export function TotalsSummary({ live }: { live: LiveValues }) {
  const { items, discount, additional, sum, total } = useLiveTotals(live)
  return (
    <div className={`full-width tabular ${styles.sums}`}>
      <dl className="stack">
        <dt className="soft">Soma dos itens</dt>
        <dd className="text-end">{brl(items)}</dd>
        {discount > 0 && (
          <>
            <dt className="soft">Desconto</dt>
            <dd className="text-end">−{brl(discount)}</dd>
          </>
        )}
        <dt className="soft">Valor adicional</dt>
        <dd className="text-end">{brl(additional)}</dd>
        <dt className={`soft tight ${styles.total}`}>Total</dt>
        <dd className={`text-end tight ${styles.total}`}>{brl(sum)}</dd>
      </dl>
      {total > sum && <p className="soft tiny text-end">Ao salvar, o total é de pelo menos {brl(total)}.</p>}
    </div>
  )
}
