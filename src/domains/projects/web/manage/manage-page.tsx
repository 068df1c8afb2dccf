import { createFileRoute } from '@tanstack/react-router'
import { ManageProjects } from './screen'

export const Route = createFileRoute('/_workbench/dashboard/projects')({ component: ManageProjects })
