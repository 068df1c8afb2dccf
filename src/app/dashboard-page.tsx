import { createFileRoute } from '@tanstack/react-router'
import { parseReportSearch } from '#domains/analytics/web/chosen-period.ts'
import { DashboardScreen } from './dashboard/screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/')({
  staticData: { heading: 'Dashboard' },
  validateSearch: parseReportSearch,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <DashboardScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
