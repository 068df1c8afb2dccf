import { brl, toCents } from '#money.ts'
import { listText } from '#ui/formats.ts'
import { paidTogether, parcelaInText, parcelaName } from '../../budget.ts'
import type { Installment } from '../../installment-schemas.ts'

/** What is open again where the payment of a parcela is undone, and what it is called once it is. */
export function undoneText(installment: Installment, all: readonly Installment[]) {
  const [first, ...others] = paidTogether(installment, all)
  if (!first || others.length === 0)
    return {
      text: 'A parcela volta a ficar aberta, e o recibo é cancelado. O motivo fica no histórico.',
      done: 'A parcela está aberta de novo',
    }
  const passed = listText(others.map((one) => `a ${parcelaInText(one)} (${brl(toCents(one.amount))})`))
  return {
    text: `Volta a ficar em aberto: ${parcelaName(first)} e o que passou para ${passed}. Os recibos são cancelados. O motivo fica no histórico.`,
    done: 'As parcelas estão abertas de novo',
  }
}
