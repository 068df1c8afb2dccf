import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readRecordId } from '#client/page/search-params.ts'
import { projectWords } from '../../words.ts'
import { NEW_PROJECT, selectProject } from '../parts/selected-project.ts'
import { EditProject } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/create-edit-projects')({
  staticData: { heading: projectWords.projects },
  /** `id` of the project to change; absent or -1 for a new one. */
  validateSearch: ({ id }): { id?: number | undefined } => ({
    id: id === undefined ? undefined : (readRecordId(id) ?? NEW_PROJECT),
  }),
  component: Page,
})

function Page() {
  const { id = NEW_PROJECT } = Route.useSearch()
  useEffect(() => selectProject(id), [id])
  return <EditProject id={id === NEW_PROJECT ? undefined : id} />
}
