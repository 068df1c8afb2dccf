import { createFileRoute } from '@tanstack/react-router'
import { LastLine } from './last-line.tsx'
import { parsePlace } from './place.ts'

export const Route = createFileRoute('/_workbench/coffe')({
  staticData: { heading: 'Board' },
  validateSearch: parsePlace,
  component: Page,
})

function Page() {
  return <LastLine place={Route.useSearch()} />
}
