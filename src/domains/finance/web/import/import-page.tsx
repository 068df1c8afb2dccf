import { createFileRoute } from '@tanstack/react-router'
import { ImportScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/financial-report/import')({
  staticData: { heading: 'Importar' },
  component: ImportScreen,
})
