import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from './dashboard/screen'

export const Route = createFileRoute('/_workbench/dashboard/')({ component: DashboardScreen })
