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
      <div className="flex align-baseline space-between gap-150 pad-75 line-above" key={label}>
        <dt className="may-shrink break-anywhere">{label}</dt>
        <dd className="tabular nowrap">{brl(toCents(price))}</dd>
      </div>
    ))}
    <div className={`cluster align-baseline space-between gap-25-100 pad-75 line-above strong ${styles.total}`}>
      <dt className="may-shrink break-anywhere">Total</dt>
      <dd className="tabular nowrap tight">{brl(toCents(total))}</dd>
    </div>
  </dl>
)
