import { brl } from '#money.ts'
import styles from './form.module.css'
import { type LiveValues, useLiveTotals } from './live-values.ts'

/** What the quote comes to, at each keystroke. */
export function TotalsSummary({ live }: { live: LiveValues }) {
  const { items, discount, additional, sum, total } = useLiveTotals(live)
  return (
    <div className={`tabular ${styles.sums}`}>
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
