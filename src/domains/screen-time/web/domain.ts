import { IconClockHour4 } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const screenTime = {
  module: 'screen-time',
  links: [{ to: '/dashboard/screen-time', label: 'Tempo de tela', icon: IconClockHour4 }],
  kinds: {},
  creations: [],
  tiles: [() => import('./dashboard-tiles.tsx')],
} satisfies WebDomain
