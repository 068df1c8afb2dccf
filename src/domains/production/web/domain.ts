import { IconChecklist, IconLayoutKanban } from '@tabler/icons-react'
import { lazy } from 'react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const production = {
  links: [{ to: '/dashboard/production-line', label: 'Production Line', icon: IconLayoutKanban, also: ['/coffe'] }],
  kinds: {
    line: { label: 'Production Line', icon: IconLayoutKanban },
    task: { label: 'Tarefas', icon: IconChecklist },
  },
  creations: [{ label: 'Criar Task', words: 'nova tarefa', to: '/coffe?create=true', icon: IconChecklist }],
  tiles: [lazy(() => import('./dashboard-tile.tsx'))],
} satisfies WebDomain
