import { createFileRoute } from '@tanstack/react-router'
import { archiveWords } from '../../words.ts'
import { ManageArchives } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/archive')({
  staticData: { heading: archiveWords.ownArchives },
  component: ManageArchives,
})
