import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#client/session.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { ForbiddenState, LoadingRows } from '#ui/workbench/states.tsx'
import { type LogFilters, parseFilters } from './filters.ts'
import { SecurityLog } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/security-log')({
  validateSearch: (search): LogFilters => parseFilters(search),
  component: Page,
})

function Page() {
  const { admin, ready } = useSession()
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!admin)
    return (
      <WorkbenchPage title="Registro">
        {ready ? (
          <ForbiddenState>Só quem administra vê o registro.</ForbiddenState>
        ) : (
          <LoadingRows rows={8} height={40} label="Carregando o registro…" />
        )}
      </WorkbenchPage>
    )
  return (
    <SecurityLog
      filters={filters}
      onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
