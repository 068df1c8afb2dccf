import { createFileRoute } from '@tanstack/react-router'
import { useChangeSearch } from '#client/page/use-change-search.ts'
import { budgetWords } from '../../words.ts'
import { parseFilters } from './filters.ts'
import { BudgetList } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/budget')({
  staticData: { heading: budgetWords.budgets },
  validateSearch: parseFilters,
  component: Page,
})

function Page() {
  return <BudgetList filters={Route.useSearch()} onFilter={useChangeSearch()} />
}
