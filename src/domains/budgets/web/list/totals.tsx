import { FilterTotals } from '#ui/workbench/filter-totals.tsx'
import { STATUS, STATUSES, type Status } from '../../budget.ts'
import type { Sum } from '../../contract.ts'
import type { ListFormats } from './formats.ts'

interface StatusTotalsProps {
  totals: Readonly<Record<Status, Sum>>
  /** The status that the list is narrowed to. */
  chosen: Status | undefined
  onChoose: (status: Status | undefined) => void
  formats: ListFormats
}

/** How many quotes have each status, and what they come to. Each is also a filter. */
export const StatusTotals = ({ totals, formats, ...filter }: StatusTotalsProps) => (
  <FilterTotals
    {...filter}
    label="Totais por situação"
    totals={STATUSES.map((status) => ({
      key: status,
      label: STATUS[status].label,
      count: totals[status].count,
      amount: formats.amount(totals[status].sum),
    }))}
  />
)
