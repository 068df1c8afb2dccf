import { createFileRoute } from '@tanstack/react-router'
import { useChangeSearch } from '#client/page/use-change-search.ts'
import { MonthScreen } from './screen.tsx'
import { parseSearch } from './search.ts'

export const Route = createFileRoute('/_workbench/dashboard/financial-report/')({
  staticData: { heading: 'Financeiro' },
  validateSearch: parseSearch,
  component: Page,
})

function Page() {
  return <MonthScreen search={Route.useSearch()} onSearch={useChangeSearch()} />
}
