import { createFileRoute } from '@tanstack/react-router'
import { ModulesScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/modules')({
  staticData: { heading: 'Módulos' },
  component: ModulesScreen,
})
