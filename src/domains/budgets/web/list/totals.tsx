import { STATUS, STATUSES, type Status } from '../../budget.ts'
import type { Sum } from '../../contract.ts'
import type { ListFormats } from './formats.ts'
import styles from './list.module.css'

interface StatusTotalsProps {
  totals: Readonly<Record<Status, Sum>>
  /** The status that the list is narrowed to. */
  chosen: Status | undefined
  onChoose: (status: Status | undefined) => void
  formats: ListFormats
}

/** How many quotes have each status, and what they come to. Each is also a filter. */
export const StatusTotals = ({ totals, chosen, onChoose, formats }: StatusTotalsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  <div className={styles.totals} role="group" aria-label="Totais por situação">
    {STATUSES.map((status) => (
      <button
        key={status}
        type="button"
        aria-pressed={chosen === status}
        data-color={STATUS[status].color}
        onClick={() => onChoose(chosen === status ? undefined : status)}
      >
        <span>
          {STATUS[status].label} <b>{totals[status].count}</b>
        </span>
        <strong>{formats.amount(totals[status].sum)}</strong>
      </button>
    ))}
  </div>
)
