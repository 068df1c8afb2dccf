import { createFileRoute } from '@tanstack/react-router'
import { useChangeSearch } from '#client/page/use-change-search.ts'
import { FILTER_KINDS, parseReportSearch, type ReportSearch } from '#domains/analytics/web/chosen-period.ts'
import { DashboardScreen } from './dashboard/screen.tsx'
import { HOME } from './use-heading.ts'

export const Route = createFileRoute('/_workbench/dashboard/')({
  staticData: { heading: HOME },
  validateSearch: parseReportSearch,
  component: Page,
})

function Page() {
  const changeSearch = useChangeSearch<ReportSearch>()
  return (
    <DashboardScreen
      search={Route.useSearch()}
      onSearch={(change) => changeSearch(change, { replace: !FILTER_KINDS.some((kind) => kind in change) })}
    />
  )
}
