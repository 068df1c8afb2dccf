import { IconFileInvoice } from '@tabler/icons-react'
import { lazy } from 'react'
import { NEW_RECORD } from '#client/search-params.ts'
import type { WebDomain } from '#ui/workbench/domain.ts'
import { budgetWords } from '../words.ts'

export const budgets = {
  module: 'budgets',
  links: [
    {
      to: '/dashboard/budget',
      label: budgetWords.budgets,
      words: 'propostas cobrança',
      icon: IconFileInvoice,
      also: ['/dashboard/budget-create', '/dashboard/budget-printer'],
    },
  ],
  kinds: { budget: { label: budgetWords.budgets, icon: IconFileInvoice } },
  creations: [
    {
      label: budgetWords.create,
      words: 'novo orçamento proposta',
      to: `/dashboard/budget-create?id=${NEW_RECORD}`,
      icon: IconFileInvoice,
    },
  ],
  waiting: { quote: { label: 'Orçamento', icon: IconFileInvoice, verb: 'Abrir' } },
  tiles: [lazy(() => import('./dashboard-tile.tsx'))],
} satisfies WebDomain
