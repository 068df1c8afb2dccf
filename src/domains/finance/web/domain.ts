import { IconFileImport, IconReceipt, IconReportMoney } from '@tabler/icons-react'
import { lazy } from 'react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const finance = {
  module: 'finance',
  links: [
    {
      to: '/dashboard/financial-report',
      label: 'Financeiro',
      words: 'dinheiro entradas saídas contas',
      icon: IconReportMoney,
    },
  ],
  kinds: { report: { label: 'Financeiro', icon: IconReportMoney } },
  creations: [],
  waiting: {
    bill: { label: 'Conta', icon: IconReceipt, verb: 'Ver a conta' },
    'statement-line': { label: 'Linha de extrato', icon: IconFileImport, verb: 'Conferir' },
    installment: { label: 'Parcela', icon: IconReportMoney, verb: 'Cobrar' },
  },
  tiles: [lazy(() => import('./dashboard-tile.tsx'))],
} satisfies WebDomain
