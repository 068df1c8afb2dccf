import { page } from 'vitest/browser'
import { QuoteDocument } from '#domains/budgets/document.ts'
import { Exchange } from '#domains/budgets/exchange-schemas.ts'
import type { Installment } from '#domains/budgets/installment-schemas.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const RATES = { lateFine: 2, lateInterest: 1, earlyDiscount: 0, earlyDays: 0 }
export const parcela = (number: number, amount: number, paid_on: string | null = null): Installment => ({
  ...{
    id: number,
    number,
    part: 1,
    fine: 0,
    interest: 0,
    discount: 0,
    charged_until: null,
    paid_with: null,
    promised: null,
    revision: 1,
    due: `2127-0${number}-20`,
    amount,
    paid_on,
    receipts: [],
    book: '',
  },
  paid_means: paid_on === null ? null : ('pix' as const),
})

interface Sizes {
  width?: number
  /** Of parcela 2. */
  due?: string
}

/** A quote of which one parcela is paid and three are open. */
export function openQuote({ width = 1440, due = '2127-02-20', ...fields }: Partial<Exchange> & Sizes = {}) {
  const installments = [parcela(1, 100, '2026-11-20'), { ...parcela(2, 500), due }, parcela(3, 300), parcela(4, 200)]
  const quote = {
    data: {
      ...sampleOf(Exchange),
      state: 'accepted' as const,
      version: 1,
      events: [],
      installments,
      rates: RATES,
      ...fields,
    },
  }
  return openScreen('/dashboard/budget-printer?id=7', {
    viewport: { width, height: 900 },
    answers: {
      budgets: {
        document: () => ({ data: sampleOf(QuoteDocument) }),
        exchange: {
          read: () => quote,
          changeInstallment: () => quote,
          pay: () => quote,
          unpay: () => quote,
          remind: () => quote,
          reminders: () => quote,
        },
      },
    },
  })
}

export const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
