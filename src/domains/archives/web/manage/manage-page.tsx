import { createFileRoute } from '@tanstack/react-router'
import { archiveWords } from '../../words.ts'
import { ImportArticles } from '../import/screen.tsx'
import { ManageArchives } from './screen.tsx'

/** Query parameters of the screen. */
interface ArchivesSearch {
  /** Whether articles are imported. */
  importar?: true | undefined
}

export const Route = createFileRoute('/_workbench/dashboard/archive')({
  staticData: { heading: archiveWords.ownArchives },
  validateSearch: ({ importar }): ArchivesSearch => ({ importar: importar === true || undefined }),
  component: Page,
})

function Page() {
  return Route.useSearch().importar ? <ImportArticles /> : <ManageArchives />
}
