import { createFileRoute } from '@tanstack/react-router'
import { EditArchive } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/create-archive')({
  staticData: { heading: 'Archives' },
  /** `id` of the article to change; absent or -1 for a new one. */
  validateSearch: ({ id }): { id?: number | undefined } => {
    const number = Number(id ?? -1)
    return Number.isSafeInteger(number) && number >= 0 ? { id: number } : { id: undefined }
  },
  component: Page,
})

function Page() {
  const { id } = Route.useSearch()
  return <EditArchive id={id} />
}
