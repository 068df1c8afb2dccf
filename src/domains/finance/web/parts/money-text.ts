import { brl, fromDecimal } from '#money.ts'
import type { ReportType } from '../../finance.ts'

/** Cents of an amount or sum of a call. */
export const centsOf = (decimal: string) => fromDecimal(decimal) ?? 0

/** 'R$ 1.290,50' of '1290.50'. */
export const money = (decimal: string) => brl(centsOf(decimal))

/** '−R$ 950,00' of an expense. */
export const signedMoney = ({ type, amount }: { type: ReportType; amount: string }) =>
  brl(type === 'despesa' ? -centsOf(amount) : centsOf(amount))

/** 'R$ 950,00 a receber, R$ 268,00 a pagar'; a direction with nothing is left out. */
export const sidesText = (sides: { to_receive: string; to_pay: string }, joined = ', ') =>
  [
    centsOf(sides.to_receive) > 0 && `${money(sides.to_receive)} a receber`,
    centsOf(sides.to_pay) > 0 && `${money(sides.to_pay)} a pagar`,
  ]
    .filter(Boolean)
    .join(joined)
