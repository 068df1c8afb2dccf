import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/profile')({ component: ProfileScreen })
