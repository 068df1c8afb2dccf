import { createFileRoute } from '@tanstack/react-router'
import { productionWords } from '../../words.ts'
import { LinesScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/production-line/')({
  staticData: { heading: productionWords.listTitle },
  component: LinesScreen,
})
