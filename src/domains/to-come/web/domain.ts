import { IconCalendar } from '@tabler/icons-react'
import { lazy } from 'react'
import type { WebDomain } from '#ui/workbench/domain.ts'

/** Domains still to come: each has its place and says so. The real one takes the place of its line in `domains/web.ts`. */
export const calendar = {
  links: [{ to: '/dashboard/calendar', label: 'Calendário', icon: IconCalendar }],
  kinds: {},
  tiles: [lazy(() => import('./calendar-tile.tsx'))],
} satisfies WebDomain
