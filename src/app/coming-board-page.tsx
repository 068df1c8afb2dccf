import { createFileRoute } from '@tanstack/react-router'
import { ComingScreen } from './coming-screen.tsx'

export const Route = createFileRoute('/_workbench/coffe')({ component: Page })

function Page() {
  return <ComingScreen path="/coffe" />
}
