import { createFileRoute } from '@tanstack/react-router'
import { ComingScreen } from './coming-screen'

export const Route = createFileRoute('/_workbench/coffe')({ component: Page })

function Page() {
  return <ComingScreen path="/coffe" />
}
