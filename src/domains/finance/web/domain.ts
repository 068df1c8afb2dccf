import {
  IconBuildingBank,
  IconChartLine,
  IconFileImport,
  IconFileZip,
  IconReceipt,
  IconReportMoney,
  IconTarget,
} from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'
import { financeWords } from '../words.ts'

export const finance = {
  module: 'finance',
  links: [
    {
      to: '/dashboard/financial-report',
      label: 'Financeiro',
      words: 'dinheiro entradas saídas contas metas',
      icon: IconReportMoney,
    },
  ],
  places: [
    {
      to: '/dashboard/financial-report?accountant=true',
      label: 'Mês para o contador',
      words: 'contabilidade exportar zip enviar fechar mês',
      icon: IconFileZip,
    },
    {
      to: '/dashboard/financial-report/receipts',
      label: 'Comprovantes',
      words: 'nota fiscal xml recibo boleto foto anexar',
      icon: IconReceipt,
    },
    {
      to: '/dashboard/financial-report/import',
      label: 'Importar extrato',
      words: 'banco ofx conferir',
      icon: IconFileImport,
    },
    {
      to: '/dashboard/financial-report/bills',
      label: 'A pagar e a receber',
      words: 'contas boletos vencimento',
      icon: IconReceipt,
    },
    {
      to: '/dashboard/financial-report/cash',
      label: 'Caixa',
      words: 'saldo fluxo previsão piso semanas conta',
      icon: IconChartLine,
    },
  ],
  kinds: {
    account: { label: 'Contas', icon: IconBuildingBank },
    report: { label: 'Financeiro', icon: IconReportMoney },
  },
  creations: [
    {
      label: financeWords.create,
      words: 'lançar entrada saída despesa receita',
      to: '/dashboard/financial-report?new=true',
      icon: IconReportMoney,
    },
    {
      label: 'Nova conta a pagar',
      words: 'boleto receber vencimento',
      to: '/dashboard/financial-report/bills?new=true',
      icon: IconReceipt,
    },
  ],
  waiting: {
    bill: { label: 'Conta', icon: IconReceipt, verb: 'Ver a conta' },
    'statement-line': { label: 'Linha de extrato', icon: IconFileImport, verb: 'Conferir' },
    'over-limit': { label: 'Meta', icon: IconTarget, verb: 'Ver' },
    floor: { label: 'Caixa', icon: IconChartLine, verb: 'Ver o caixa' },
    receipt: { label: 'Comprovantes', icon: IconReceipt, verb: 'Ver' },
    lacking: { label: 'Comprovantes', icon: IconReceipt, verb: 'Anexar' },
    installment: { label: 'Parcela', icon: IconReportMoney, verb: 'Cobrar' },
  },
  tiles: [() => import('./dashboard-tile.tsx'), () => import('./cash/dashboard-tile.tsx')],
} satisfies WebDomain
