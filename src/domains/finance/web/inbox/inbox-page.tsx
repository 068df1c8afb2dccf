import { createFileRoute } from '@tanstack/react-router'
import { InboxScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/financial-report/receipts')({
  staticData: { heading: 'Comprovantes' },
  component: InboxScreen,
})
