import { IconFileInvoice, IconLayoutKanban, IconTemplate } from '@tabler/icons-react'
import { api } from '#client/calls/api.ts'
import { NEW_RECORD } from '#client/page/search-params.ts'
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
      also: [
        '/dashboard/budget-create',
        '/dashboard/budget-printer',
        '/dashboard/budget-catalog',
        '/dashboard/budget-templates',
      ],
    },
  ],
  kinds: {
    budget: { label: budgetWords.budgets, icon: IconFileInvoice },
    'budget-template': { label: 'Modelos de orçamento', icon: IconTemplate },
  },
  creations: [
    {
      label: budgetWords.create,
      words: 'novo orçamento proposta',
      to: `/dashboard/budget-create?id=${NEW_RECORD}`,
      icon: IconFileInvoice,
    },
  ],
  waiting: {
    quote: { label: 'Orçamento', icon: IconFileInvoice, verb: 'Abrir' },
    'quote-line': {
      label: 'Orçamento aprovado',
      icon: IconLayoutKanban,
      verb: 'Começar o quadro',
      settle: {
        act: ({ id }) => api.budgets.exchange.startLine({ id }),
        undo: ({ id }) => api.budgets.exchange.takeBackLine({ id }),
        done: 'Quadro começado',
      },
    },
  },
  tiles: [() => import('./dashboard-tile.tsx')],
} satisfies WebDomain
