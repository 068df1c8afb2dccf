import { IconCalendar } from '@tabler/icons-react'
import { lazy } from 'react'
import type { WebDomain } from '#ui/workbench/domain.ts'
import { calendarWords } from '../words.ts'

export const calendar = {
  links: [{ to: '/dashboard/calendar', label: 'Calendário', words: 'agenda eventos', icon: IconCalendar }],
  kinds: { event: { label: 'Calendário', icon: IconCalendar } },
  creations: [
    {
      label: calendarWords.create,
      words: 'novo compromisso reunião agenda',
      to: '/dashboard/calendar?create=true',
      icon: IconCalendar,
    },
  ],
  tiles: [lazy(() => import('./dashboard-tile.tsx'))],
} satisfies WebDomain
