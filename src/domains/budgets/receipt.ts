import extenso from 'extenso'
import { plainMoney } from '#money.ts'
import type { PaymentMethod } from '#platform/contract/payment-methods.ts'
import { restText } from './budget.ts'
import type { QuoteDocument } from './document.ts'

/** What a receipt (recibo) says. Kept as it was given out. '' where there is nothing. */
export interface Receipt {
  /** '0012/2026'. */
  number: string
  /** The day it was given out, YYYY-MM-DD. */
  issued: string
  company: QuoteDocument['company']
  payer: Pick<QuoteDocument['client'], 'name' | 'contact' | 'document'>
  /** Cents that came, with fine and interest and less the discount. */
  amount: number
  fine?: number
  interest?: number
  discount?: number
  /** YYYY-MM-DD. */
  paid_on: string
  means: PaymentMethod
  /** The quote's number, '0042', and its project. */
  quote: string
  title: string
  /** The parcela's number, and of how many. */
  parcela: number
  parcelas: number
  /** From 2: which rest of that parcela was paid. */
  part?: number
  /** Cents that stayed open of it, where it was paid in part. */
  open?: number
}

/** How a receipt is numbered: '0012/2026'. */
export const receiptNumber = ({ number, year }: { number: number; year: number }) =>
  `${String(number).padStart(4, '0')}/${year}`

/** An amount of cents in words: 'mil duzentos e trinta e quatro reais e cinquenta centavos'. */
export const inWords = (cents: number) => extenso(plainMoney(cents), { mode: 'currency', decimalSeparator: 'comma' })

/** What was paid: 'Orçamento 0042, parcela 1 de 3', 'Parte do orçamento …' where some stayed open. */
export const paidFor = ({ quote, parcela, parcelas, part = 1, open = 0 }: Omit<Receipt, 'company' | 'payer'>) =>
  `${open > 0 ? 'Parte do orçamento' : 'Orçamento'} ${quote}, parcela ${parcela} de ${parcelas}${restText(part)}`

/** The name of its file: 'recibo-0012-2026.pdf'. */
export const receiptFile = (number: string) => `recibo-${number.replace('/', '-')}.pdf`
