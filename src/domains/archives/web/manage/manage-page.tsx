import { createFileRoute } from '@tanstack/react-router'
import { ManageArchives } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/archive')({
  staticData: { heading: 'My Archives' },
  component: ManageArchives,
})
