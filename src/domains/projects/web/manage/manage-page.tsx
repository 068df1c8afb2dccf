import { createFileRoute } from '@tanstack/react-router'
import { projectWords } from '../../words.ts'
import { ManageProjects } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/projects')({
  staticData: { heading: projectWords.projects },
  component: ManageProjects,
})
