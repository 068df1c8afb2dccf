import { createFileRoute } from '@tanstack/react-router'
import { useChangeSearch } from '#client/page/use-change-search.ts'
import { MarginScreen } from './screen.tsx'
import { parseSearch } from './search.ts'

export const Route = createFileRoute('/_workbench/dashboard/financial-report/margin')({
  staticData: { heading: 'Margem' },
  validateSearch: parseSearch,
  component: Page,
})

function Page() {
  return <MarginScreen search={Route.useSearch()} onSearch={useChangeSearch()} />
}
