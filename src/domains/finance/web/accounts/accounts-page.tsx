import { createFileRoute } from '@tanstack/react-router'
import { AccountsScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/financial-report/accounts')({
  staticData: { heading: 'Contas' },
  component: AccountsScreen,
})
