import { createFileRoute } from '@tanstack/react-router'
import { CashScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/financial-report/cash')({
  staticData: { heading: 'Caixa' },
  component: CashScreen,
})
