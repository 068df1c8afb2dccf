import { IconReportMoney } from '@tabler/icons-react'
import { lazy } from 'react'
import type { WebDomain } from '#ui/workbench/domain.ts'

/** Domains still to come: each has its place and says so. The real one takes the place of its line in `domains/web.ts`. */
export const finance = {
  links: [{ to: '/dashboard/financial-report', label: 'Financeiro', icon: IconReportMoney }],
  kinds: {},
  tiles: [lazy(() => import('./finance-tile.tsx'))],
} satisfies WebDomain
