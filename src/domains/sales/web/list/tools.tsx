import { Button, NativeSelect } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { monthAndYear } from '#time.ts'
import styles from '#ui/workbench/filtered-list.module.css'
import { SearchField } from '#ui/workbench/search-field.tsx'
import { STATE_LABELS, STATES } from '../../order.ts'
import { MAX_SEARCH, type OrderFilters, parseFilters, setFilters } from './filters.ts'
import { useMonths } from './month-totals.tsx'

interface ListToolsProps {
  filters: OrderFilters
  onFilter: (filters: OrderFilters, options?: { replace?: boolean }) => void
  /** The number of orders, in words; undefined until it is known. */
  count: string | undefined
}

/** The list's search and filters, its length, and the same rows as a file. */
export function ListTools({ filters, onFilter, count }: ListToolsProps) {
  const months = (useMonths().data?.data ?? []).map(({ month }) => month)
  const shown = filters.month && !months.includes(filters.month) ? [filters.month, ...months] : months
  const choose = (name: keyof OrderFilters) => (event: { currentTarget: HTMLSelectElement }) =>
    onFilter(parseFilters({ ...filters, [name]: event.currentTarget.value }))
  return (
    <search className={styles.tools}>
      <SearchField
        label="Buscar nos pedidos"
        q={filters.q}
        maxLength={MAX_SEARCH}
        onSearch={(q) => onFilter({ ...filters, q }, { replace: filters.q !== undefined })}
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
      <NativeSelect
        aria-label="Mês"
        data={[
          { value: '', label: 'Todos os meses' },
          ...shown.map((value) => ({ value, label: monthAndYear(`${value}-01`) })),
        ]}
        value={filters.month ?? ''}
        onChange={choose('month')}
      />
      <p role="status">{count}</p>
      <Button
        className={styles.csv ?? ''}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconDownload size={16} aria-hidden />}
        renderRoot={(props) => (
          <a
            href={`/api/v1/order/csv?${new URLSearchParams(Object.entries(setFilters(filters)))}`}
            download
            aria-label="Baixar os pedidos achados como CSV"
            {...props}
          >
            {props.children}
          </a>
        )}
      >
        CSV
      </Button>
    </search>
  )
}
