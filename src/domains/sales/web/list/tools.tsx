import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { requestOf } from '#client/calls/request.ts'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { brl, toCents } from '#money.ts'
import { monthAndYear } from '#time.ts'
import { CountAndCsv } from '#ui/workbench/records/csv-link.tsx'
import records from '#ui/workbench/records/list.module.css'
import { MonthSelect } from '#ui/workbench/records/month-select.tsx'
import { Sums } from '#ui/workbench/records/sums.tsx'
import { SearchField } from '#ui/workbench/search-field.tsx'
import { STATE_LABELS, STATES } from '../../order.ts'
import type { OrderFilter } from '../../orders-contract.ts'
import { parseFilters } from './filters.ts'

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
    <search className={`row cluster gap-75 ${records.tools}`}>
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

/** Months that are shown above the list; all are in the filter. */
const SHOWN = 6

const useMonths = () => useQuery(query.sales.orders.months.queryOptions())

interface MonthTotalsProps {
  /** The month that the list is narrowed to. */
  chosen: string | undefined
  onChoose: (month: string | undefined) => void
}

/** What was paid in each of the last months. */
export function MonthTotals({ chosen, onChoose }: MonthTotalsProps) {
  const months = useMonths().data?.data.slice(0, SHOWN) ?? []
  if (months.length === 0) return null
  return (
    <Sums
      label="Recebido por mês"
      groups={months.map(({ month, count, paid, refunded }) => ({
        key: month,
        label: monthAndYear(`${month}-01`),
        count,
        sum: brl(toCents(paid - refunded)),
        note: refunded > 0 ? `${brl(toCents(refunded))} devolvidos` : undefined,
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
