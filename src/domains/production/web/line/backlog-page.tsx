import { createFileRoute } from '@tanstack/react-router'
import { readId } from '#client/calls/load.ts'
import { productionWords } from '../../words.ts'
import { parsePlace } from './place.ts'
import { LineScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/production-line/backlog/$id')({
  staticData: { heading: productionWords.board },
  validateSearch: parsePlace,
  component: Page,
})

function Page() {
  const id = readId(Route.useParams().id)
  return <LineScreen key={id} id={id} place={Route.useSearch()} />
}
