import { brl } from '#money.ts'
import styles from './form.module.css'
import { type LiveValues, useLiveTotals } from './live-values.ts'

/** What the quote comes to, at each keystroke. */
export function TotalsSummary({ live }: { live: LiveValues }) {
  const { items, additional, total } = useLiveTotals(live)
  return (
    <div className={styles.sums}>
      <dl>
        <dt>Soma dos itens</dt>
        <dd>{brl(items)}</dd>
        <dt>Valor adicional</dt>
        <dd>{brl(additional)}</dd>
        <dt className={styles.total}>Total</dt>
        <dd className={styles.total}>{brl(items + additional)}</dd>
      </dl>
      {total > items + additional && <p>Ao salvar, o total é de pelo menos {brl(total)}.</p>}
    </div>
  )
}
