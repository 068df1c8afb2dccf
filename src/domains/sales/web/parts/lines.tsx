import { brl, toCents } from '#money.ts'
import styles from './lines.module.css'

interface LinesProps {
  /** Prices in reais. */
  lines: readonly { label: string; price: number }[]
  /** Reais. */
  total: number
}

/** What an order charges: its lines and their sum. */
export const Lines = ({ lines, total }: LinesProps) => (
  <dl className={styles.lines}>
    {lines.map(({ label, price }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{brl(toCents(price))}</dd>
      </div>
    ))}
    <div className={styles.total}>
      <dt>Total</dt>
      <dd>{brl(toCents(total))}</dd>
    </div>
  </dl>
)
