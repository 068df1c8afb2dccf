import { IconClock } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const hours = {
  module: 'boards',
  links: [
    {
      to: '/dashboard/hours',
      label: 'Horas',
      words: 'relógio timer tempo lançar timesheet apontamento',
      icon: IconClock,
    },
  ],
  kinds: {},
  creations: [
    { label: 'Ligar o relógio', words: 'timer horas começar', to: '/dashboard/hours?ligar=true', icon: IconClock },
  ],
  waiting: { timer: { label: 'Relógio parado', icon: IconClock, verb: 'Responder' } },
  tiles: [() => import('./dashboard-tile.tsx')],
} satisfies WebDomain
