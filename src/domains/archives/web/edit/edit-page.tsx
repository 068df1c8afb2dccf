import { createFileRoute } from '@tanstack/react-router'
import { readRecordId } from '#client/page/search-params.ts'
import { archiveWords } from '../../words.ts'
import { EditArchive } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/create-archive')({
  staticData: { heading: archiveWords.archives },
  /** `id` of the article to change; absent or -1 for a new one. 0 is one to change, as specified, and there is none. */
  validateSearch: ({ id }): { id?: number | undefined } => ({ id: id === 0 ? id : readRecordId(id) }),
  component: Page,
})

function Page() {
  const { id } = Route.useSearch()
  return <EditArchive id={id} />
}
