import { createFileRoute } from '@tanstack/react-router'
import { productionWords } from '../../words.ts'
import { MyTasksScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/production-line/mine')({
  staticData: { heading: productionWords.mine },
  component: MyTasksScreen,
})
