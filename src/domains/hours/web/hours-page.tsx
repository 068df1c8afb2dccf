import { createFileRoute } from '@tanstack/react-router'
import { useChangeSearch } from '#client/page/use-change-search.ts'
import { HoursScreen } from './screen.tsx'
import { parseSearch } from './search.ts'

export const Route = createFileRoute('/_workbench/dashboard/hours')({
  staticData: { heading: 'Horas' },
  validateSearch: parseSearch,
  component: Page,
})

function Page() {
  return <HoursScreen search={Route.useSearch()} onSearch={useChangeSearch()} />
}
