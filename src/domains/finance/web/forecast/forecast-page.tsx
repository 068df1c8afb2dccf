import { createFileRoute } from '@tanstack/react-router'
import { ForecastScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/financial-report/ahead')({
  staticData: { heading: 'Próximos meses' },
  component: ForecastScreen,
})
