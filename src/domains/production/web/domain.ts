import { IconChecklist, IconLayoutKanban } from '@tabler/icons-react'
import { lazy } from 'react'
import type { WebDomain } from '#ui/workbench/domain.ts'
import { productionWords } from '../words.ts'

export const production = {
  links: [
    {
      to: '/dashboard/production-line',
      label: productionWords.lines,
      words: 'kanban linhas tarefas',
      icon: IconLayoutKanban,
      also: ['/coffe'],
    },
  ],
  kinds: {
    line: { label: productionWords.lines, icon: IconLayoutKanban },
    task: { label: 'Tarefas', icon: IconChecklist },
  },
  creations: [
    { label: productionWords.createTask, words: 'nova tarefa', to: '/coffe?create=true', icon: IconChecklist },
  ],
  tiles: [lazy(() => import('./dashboard-tile.tsx'))],
} satisfies WebDomain
