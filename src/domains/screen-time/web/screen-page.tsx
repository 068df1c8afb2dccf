import { createFileRoute } from '@tanstack/react-router'
import { ScreenTimeScreen } from './screen.tsx'

export const Route = createFileRoute('/_workbench/dashboard/screen-time')({
  staticData: { heading: 'Tempo de tela' },
  component: ScreenTimeScreen,
})
