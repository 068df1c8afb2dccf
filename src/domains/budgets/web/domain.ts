import { IconFileInvoice } from '@tabler/icons-react'
import { lazy } from 'react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const budgets = {
  links: [
    {
      to: '/dashboard/budget',
      label: 'Budgets',
      icon: IconFileInvoice,
      also: ['/dashboard/budget-create', '/dashboard/budget-printer'],
    },
  ],
  kinds: { budget: { label: 'Budgets', icon: IconFileInvoice } },
  tiles: [lazy(() => import('./dashboard-tile.tsx'))],
} satisfies WebDomain
