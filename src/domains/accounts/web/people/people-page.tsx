import { createFileRoute } from '@tanstack/react-router'
import { PeopleScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/people')({
  staticData: { heading: 'Pessoas' },
  component: PeopleScreen,
})
