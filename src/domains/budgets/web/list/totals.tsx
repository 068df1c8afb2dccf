import { Sums } from '#ui/workbench/records/sums.tsx'
import { STATUS, STATUSES, type Status } from '../../budget.ts'
import type { Sum } from '../../budget-schemas.ts'
import type { ListFormats } from './formats.ts'

interface StatusTotalsProps {
  totals: Readonly<Record<Status, Sum>>
  /** The status that the list is narrowed to. */
  chosen: Status | undefined
  onChoose: (status: Status | undefined) => void
  formats: ListFormats
}

/** How many quotes have each status, and what they come to. */
export const StatusTotals = ({ totals, chosen, onChoose, formats }: StatusTotalsProps) => (
  <Sums
    label="Totais por situação"
    groups={STATUSES.map((status) => ({
      key: status,
      label: STATUS[status].label,
      count: totals[status].count,
      sum: formats.amount(totals[status].sum),
    }))}
    chosen={chosen}
    onChoose={onChoose}
  />
)
