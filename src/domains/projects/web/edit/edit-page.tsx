import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { NEW_PROJECT, readSelected, selectProject } from '../parts/selected-project.ts'
import { EditProject } from './screen'

export const Route = createFileRoute('/_workbench/dashboard/create-edit-projects')({
  /** `id` of the project to change; -1 for a new one. Without one, the project chosen last. */
  validateSearch: ({ id }): { id?: number | undefined } => {
    if (id === undefined) return { id }
    const number = Number(id)
    return { id: Number.isSafeInteger(number) && number > 0 ? number : NEW_PROJECT }
  },
  component: Page,
})

function Page() {
  const { id = readSelected() } = Route.useSearch()
  const { id: told } = Route.useSearch()
  const navigate = Route.useNavigate()
  useEffect(() => {
    selectProject(id)
    // The address says it too, so that a reload keeps the form.
    if (told === undefined) void navigate({ search: { id }, replace: true, ignoreBlocker: true })
  }, [id, told, navigate])
  return <EditProject id={id > 0 ? id : undefined} />
}
