import { createFileRoute } from '@tanstack/react-router'
import { ManageProjects } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/projects')({
  staticData: { heading: 'Projects' },
  component: ManageProjects,
})
