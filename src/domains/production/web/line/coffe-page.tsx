import { createFileRoute } from '@tanstack/react-router'
import { productionWords } from '../../words.ts'
import { LastLine } from './last-line.tsx'
import { parsePlace } from './place.ts'

export const Route = createFileRoute('/_workbench/coffe')({
  staticData: { heading: productionWords.board },
  validateSearch: parsePlace,
  component: Page,
})

function Page() {
  return <LastLine place={Route.useSearch()} />
}
