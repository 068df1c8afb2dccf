import { createFileRoute } from '@tanstack/react-router'
import { parseFilters } from './filters.ts'
import { BudgetList } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/budget')({
  staticData: { heading: 'Budgets' },
  validateSearch: parseFilters,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <BudgetList
      filters={Route.useSearch()}
      onFilter={(search, { replace = false } = {}) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
