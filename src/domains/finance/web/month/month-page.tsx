import { createFileRoute } from '@tanstack/react-router'
import { MonthScreen } from './screen.tsx'
import { parseSearch } from './search.ts'

export const Route = createFileRoute('/_workbench/dashboard/financial-report/')({
  staticData: { heading: 'Financeiro' },
  validateSearch: parseSearch,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <MonthScreen
      search={Route.useSearch()}
      onSearch={(search, { replace = false } = {}) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
