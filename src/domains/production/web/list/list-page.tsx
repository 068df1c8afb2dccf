import { createFileRoute } from '@tanstack/react-router'
import { LinesScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/production-line/')({ component: LinesScreen })
