import { Button, NativeSelect, Switch } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { monthAndYear } from '#time.ts'
import styles from '#ui/workbench/filtered-list.module.css'
import { SearchField } from '#ui/workbench/search-field.tsx'
import { STATE_LABELS, STATES, STATUS, STATUSES } from '../../budget.ts'
import { type BudgetFilters, MAX_SEARCH, parseFilters } from './filters.ts'

const STATUS_OPTIONS = [
  { value: '', label: 'Todas as situações' },
  ...STATUSES.map((value) => ({ value, label: STATUS[value].label })),
]
const STATE_OPTIONS = [
  { value: '', label: 'Todas as respostas' },
  ...STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
]

interface ListToolsProps {
  filters: BudgetFilters
  onFilter: (filters: BudgetFilters, options?: { replace?: boolean }) => void
  /** Whose quotes are listed; undefined while that is not known. */
  whose: number | undefined
  /** Whether everyone's are shown; undefined for who may not. */
  team: boolean | undefined
  onTeam: (isOn: boolean) => void
  /** How many there are, in words; undefined while that is not known. */
  count: string | undefined
}

/** What narrows the list, how long it is, and the same as a file. */
export function ListTools({ filters, onFilter, whose, team, onTeam, count }: ListToolsProps) {
  const choose = (name: keyof BudgetFilters) => (event: { currentTarget: HTMLSelectElement }) =>
    onFilter(parseFilters({ ...filters, [name]: event.currentTarget.value }))
  return (
    <search className={styles.tools}>
      <SearchField
        label="Buscar nos orçamentos"
        q={filters.q}
        maxLength={MAX_SEARCH}
        onSearch={(q) => onFilter({ ...filters, q }, { replace: filters.q !== undefined })}
      />
      <NativeSelect
        aria-label="Situação"
        data={STATUS_OPTIONS}
        value={filters.status ?? ''}
        onChange={choose('status')}
      />
      <NativeSelect
        aria-label="Resposta do cliente"
        data={STATE_OPTIONS}
        value={filters.state ?? ''}
        onChange={choose('state')}
      />
      <MonthSelect whose={whose} month={filters.month} onChange={choose('month')} />
      {team !== undefined && (
        <Switch label="Toda a equipe" checked={team} onChange={({ currentTarget }) => onTeam(currentTarget.checked)} />
      )}
      <p role="status">{count}</p>
      <Button
        className={styles.csv ?? ''}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconDownload size={16} aria-hidden />}
        renderRoot={(props) => (
          <a href={csvAddress(filters, whose)} download aria-label="Baixar os orçamentos achados como CSV" {...props}>
            {props.children}
          </a>
        )}
      >
        CSV
      </Button>
    </search>
  )
}

interface MonthSelectProps {
  whose: number | undefined
  month: string | undefined
  onChange: (event: { currentTarget: HTMLSelectElement }) => void
}

/** The months in which quotes were made; the chosen one also where none was. */
function MonthSelect({ whose, month, onChange }: MonthSelectProps) {
  const { data } = useQuery(
    query.budgets.months.queryOptions({
      input: { ...(whose !== undefined && { id_user: whose }) },
      enabled: whose !== undefined,
    }),
  )
  const months = data?.data ?? []
  const shown = month && !months.includes(month) ? [month, ...months] : months
  return (
    <NativeSelect
      aria-label="Mês"
      data={[
        { value: '', label: 'Todos os meses' },
        ...shown.map((value) => ({ value, label: monthAndYear(`${value}-01`) })),
      ]}
      value={month ?? ''}
      onChange={onChange}
    />
  )
}

function csvAddress(filters: BudgetFilters, whose: number | undefined): string {
  const { q, status, state, month } = filters
  const pairs = Object.entries({ id_user: whose, q, status, state, month }).filter(([, value]) => value !== undefined)
  return `/api/v1/budget/csv?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
}
