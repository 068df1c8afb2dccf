import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { brl, toCents } from '#money.ts'
import { monthAndYear } from '#time.ts'
import { FilterTotals } from '#ui/workbench/filter-totals.tsx'

/** Months that are shown above the list; all are in the filter. */
const SHOWN = 6

export const useMonths = () => useQuery(query.sales.orders.months.queryOptions())

interface MonthTotalsProps {
  /** The month that the list is narrowed to. */
  chosen: string | undefined
  onChoose: (month: string | undefined) => void
}

/** What was paid in each of the last months. Each is also a filter. */
export function MonthTotals(filter: MonthTotalsProps) {
  const months = useMonths().data?.data.slice(0, SHOWN) ?? []
  if (months.length === 0) return null
  return (
    <FilterTotals
      {...filter}
      label="Recebido por mês"
      totals={months.map(({ month, count, paid, refunded }) => ({
        key: month,
        label: monthAndYear(`${month}-01`),
        count,
        amount: brl(toCents(paid - refunded)),
        note: refunded > 0 && `${brl(toCents(refunded))} devolvidos`,
      }))}
    />
  )
}
