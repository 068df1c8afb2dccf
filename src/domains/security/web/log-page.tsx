import { createFileRoute } from '@tanstack/react-router'
import { useChangeSearch } from '#client/page/use-change-search.ts'
import type { LogFilter } from '../contract.ts'
import { parseFilters } from './filters.ts'
import { SecurityLog } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/security-log')({
  staticData: { heading: 'Registro' },
  validateSearch: (search): LogFilter => parseFilters(search),
  component: Page,
})

function Page() {
  const filters = Route.useSearch()
  const changeSearch = useChangeSearch<LogFilter>()
  return <SecurityLog filters={filters} onFilter={(change) => changeSearch(change, { replace: true })} />
}
