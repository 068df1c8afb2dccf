import { createFileRoute } from '@tanstack/react-router'
import { Templates } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/budget-templates')({
  staticData: { heading: 'Modelos' },
  component: Templates,
})
