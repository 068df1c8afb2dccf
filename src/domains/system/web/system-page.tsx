import { createFileRoute } from '@tanstack/react-router'
import { SystemScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/system')({
  staticData: { heading: 'Sistema' },
  component: SystemScreen,
})
