import { createFileRoute } from '@tanstack/react-router'
import { parsePlace } from './parts/place.ts'
import { CalendarScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/calendar')({
  staticData: { heading: 'Calendário' },
  validateSearch: parsePlace,
  component: Page,
})

function Page() {
  return <CalendarScreen place={Route.useSearch()} />
}
