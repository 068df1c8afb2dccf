import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { brl, toCents } from '#money.ts'
import { monthAndYear } from '#time.ts'
import styles from './list.module.css'

/** Months that are shown above the list; all are in the filter. */
const SHOWN = 6

export const useMonths = () => useQuery(query.sales.orders.months.queryOptions())

interface MonthTotalsProps {
  /** The month that the list is narrowed to. */
  chosen: string | undefined
  onChoose: (month: string | undefined) => void
}

/** What was paid in each of the last months. Each is also a filter. */
export function MonthTotals({ chosen, onChoose }: MonthTotalsProps) {
  const months = useMonths().data?.data.slice(0, SHOWN) ?? []
  if (months.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={styles.totals} role="group" aria-label="Recebido por mês">
      {months.map(({ month, count, paid, refunded }) => (
        <button
          key={month}
          type="button"
          aria-pressed={chosen === month}
          onClick={() => onChoose(chosen === month ? undefined : month)}
        >
          <span>
            {monthAndYear(`${month}-01`)} <b>{count}</b>
          </span>
          <strong>{brl(toCents(paid - refunded))}</strong>
          {refunded > 0 && <span>{brl(toCents(refunded))} devolvidos</span>}
        </button>
      ))}
    </div>
  )
}
