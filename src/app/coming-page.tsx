import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ComingScreen } from './coming-screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/$')({ component: Page })

function Page() {
  return <ComingScreen path={useLocation().pathname} />
}
