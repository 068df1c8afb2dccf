import { createFileRoute } from '@tanstack/react-router'
import { readRecordId } from '#client/page/search-params.ts'
import { productionWords } from '../../words.ts'
import { ImportBoard } from '../import/screen.tsx'
import { LinesScreen } from './screen.tsx'

/** Query parameters of the screen. */
interface LinesSearch {
  /** Whether a board is imported, and into which line. */
  importar?: true | undefined
  linha?: number | undefined
}

export const Route = createFileRoute('/_workbench/dashboard/production-line/')({
  staticData: { heading: productionWords.listTitle },
  validateSearch: ({ importar, linha }): LinesSearch => ({
    importar: importar === true || undefined,
    linha: readRecordId(linha),
  }),
  component: Page,
})

function Page() {
  const { importar, linha } = Route.useSearch()
  return importar ? <ImportBoard chosen={linha} /> : <LinesScreen />
}
