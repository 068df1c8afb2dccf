import { createFileRoute } from '@tanstack/react-router'
import { ManualScreen } from './manual/screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/help/{-$name}')({
  staticData: { heading: 'Ajuda' },
  component: ManualPage,
})

function ManualPage() {
  return <ManualScreen name={Route.useParams().name} />
}
