import { createFileRoute } from '@tanstack/react-router'
import { BillsScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/financial-report/bills')({ component: BillsScreen })
