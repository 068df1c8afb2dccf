import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { requestOf } from '#client/calls/request.ts'
import { SECURITY_EVENTS } from '#platform/contract/security.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { CsvLink } from '#ui/workbench/records/csv-link.tsx'
import records from '#ui/workbench/records/list.module.css'
import type { LogFilter } from '../contract.ts'
import { EVENT_LABELS } from '../security.ts'
import { parseFilters } from './filters.ts'
import styles from './tools.module.css'

interface LogToolsProps {
  filters: LogFilter
  /** Changes parts of it. */
  onFilter: (change: LogFilter) => void
}

/** What narrows the log, and the same lines as a file. */
export function LogTools({ filters, onFilter }: LogToolsProps) {
  const people = useQuery(query.accounts.people.list.queryOptions({ staleTime: 60_000 })).data?.data ?? []
  const choose = (name: keyof LogFilter, value: unknown) => onFilter({ [name]: parseFilters({ [name]: value })[name] })
  return (
    <search className={`row cluster gap-75 ${records.tools} ${styles.tools}`}>
      <NativeSelect
        aria-label="O que houve"
        data={[
          { value: '', label: 'Tudo o que houve' },
          ...SECURITY_EVENTS.map((value) => ({ value, label: EVENT_LABELS[value] })),
        ]}
        value={filters.event ?? ''}
        onChange={({ currentTarget }) => choose('event', currentTarget.value)}
      />
      <NativeSelect
        aria-label="Quem"
        data={[
          { value: '', label: 'Qualquer pessoa' },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={filters.actor ? String(filters.actor) : ''}
        onChange={({ currentTarget }) => choose('actor', currentTarget.value)}
      />
      <div className={`stack gap-50 two-columns ${styles.period}`}>
        <DayInput
          aria-label="Desde"
          placeholder="Desde"
          value={filters.from ?? null}
          onChange={(from) => choose('from', from)}
        />
        <DayInput aria-label="Até" placeholder="Até" value={filters.to ?? null} onChange={(to) => choose('to', to)} />
      </div>
      <CsvLink href={requestOf('GET /security-log/csv', filters).url} label="Baixar as linhas achadas como CSV" />
    </search>
  )
}
