import { useManners } from '#client/interface/manners.ts'
import { useSay } from '#client/interface/say.ts'
import { Sums } from '#ui/workbench/records/sums.tsx'
import { STATUS, STATUSES, type Status } from '../../budget.ts'
import type { Sum } from '../../budget-schemas.ts'
import { SITUATION_LABELS, type Situation } from '../../situation.ts'
import type { FilterProps } from './filters.ts'
import type { ListFormats } from './formats.ts'

interface TotalsProps extends FilterProps {
  totals: Readonly<Record<Status, Sum>>
  situations: Readonly<Record<Situation, Sum>>
  /** Those that are shown: ten would be many, and of most there is none. */
  shown: readonly Situation[]
  formats: ListFormats
}

/** What the quotes of each state come to; each is a filter. In Portuguese work and answer are one. */
export function Totals({ totals, situations, shown, formats, filters, onFilter }: TotalsProps) {
  const say = useSay()
  const { oneState } = useManners()
  const shared = { label: 'Totais por situação' }
  if (oneState)
    return (
      <Sums
        {...shared}
        groups={shown.map((one) => ({
          key: one,
          label: SITUATION_LABELS[one],
          count: situations[one].count,
          sum: formats.amount(situations[one].sum),
        }))}
        chosen={filters.situation}
        onChoose={(situation) => onFilter({ situation })}
      />
    )
  return (
    <Sums
      {...shared}
      groups={STATUSES.map((status) => ({
        key: status,
        label: say(STATUS[status].label),
        count: totals[status].count,
        sum: formats.amount(totals[status].sum),
      }))}
      chosen={filters.status}
      onChoose={(status) => onFilter({ status })}
    />
  )
}
