import { NativeSelect } from '@mantine/core'
import { requestOf } from '#client/request.ts'
import type { ChangeSearch } from '#client/use-change-search.ts'
import { CountAndCsv } from '#ui/workbench/records/csv-link.tsx'
import records from '#ui/workbench/records/list.module.css'
import { MonthSelect } from '#ui/workbench/records/month-select.tsx'
import { SearchField } from '#ui/workbench/search-field.tsx'
import { STATE_LABELS, STATES } from '../../order.ts'
import type { OrderFilter } from '../../orders-contract.ts'
import { parseFilters } from './filters.ts'
import { useMonths } from './month-totals.tsx'

interface ListToolsProps {
  filters: OrderFilter
  onFilter: ChangeSearch<OrderFilter>
  /** The number of orders, in words; undefined until it is known. */
  count: string | undefined
}

/** The list's search and filters, its length, and the same rows as a file. */
export function ListTools({ filters, onFilter, count }: ListToolsProps) {
  const months = (useMonths().data?.data ?? []).map(({ month }) => month)
  const choose = (name: keyof OrderFilter) => (event: { currentTarget: HTMLSelectElement }) =>
    onFilter({ [name]: parseFilters({ [name]: event.currentTarget.value })[name] })
  return (
    <search className={records.tools}>
      <SearchField
        label="Buscar nos pedidos"
        q={filters.q}
        onSearch={(q) => onFilter({ q }, { replace: filters.q !== undefined })}
      />
      <NativeSelect
        aria-label="Situação"
        data={[
          { value: '', label: 'Todas as situações' },
          ...STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
        ]}
        value={filters.state ?? ''}
        onChange={choose('state')}
      />
      <MonthSelect months={months} month={filters.month} onChange={choose('month')} />
      <CountAndCsv
        count={count}
        href={requestOf('GET /order/csv', filters).url}
        label="Baixar os pedidos achados como CSV"
      />
    </search>
  )
}
