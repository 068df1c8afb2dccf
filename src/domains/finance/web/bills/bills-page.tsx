import { createFileRoute } from '@tanstack/react-router'
import { BillsScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/financial-report/bills')({
  staticData: { heading: 'A pagar e a receber' },
  component: BillsScreen,
})
