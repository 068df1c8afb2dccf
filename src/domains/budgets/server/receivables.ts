import { chargesOn, ratesOf } from '#domains/finance/charges.ts'
import { withCharges } from '#domains/finance/received.ts'
import { readBilling } from '#domains/site/server/billing.ts'
import { toReais } from '#money.ts'
import { pick } from '#pick.ts'
import type { Receivables } from '#platform/context.ts'
import { installmentLabel, parcelaInText, printerPath } from '../budget.ts'
import { CUSTOMER, listHabits, listOffered } from './offered.ts'
import { payInstallmentTx } from './pay-installment.ts'
import { unpayInstallmentTx } from './unpay-installment.ts'

/** The first other one of a quote's open parcelas, and its name in a sentence. */
function nextOf(id: number, open: readonly { id: number; number: number; part: number }[]) {
  const [next] = open
    .filter((one) => one.id !== id)
    .toSorted((one, other) => one.number - other.number || one.part - other.part)
  return next && { id: next.id, name: parcelaInText(next) }
}

const RATES = ['lateFine', 'lateInterest', 'earlyDiscount', 'earlyDays'] as const

/** Open parcelas of accepted quotes, in the ledger of the quote's owner. */
export const installmentReceivables: Receivables = {
  kind: 'installment',
  async list(context, { owner, limit }) {
    const rates = await readBilling(context)
    const rows = await context.db
      .selectFrom('budget_installments')
      .innerJoin('budgets', 'budgets.id', 'budget_id')
      .select([
        'budget_installments.id',
        'budget_id',
        'id_user',
        'number',
        'part',
        'due',
        'amount',
        'charged_until',
        'budget_installments.late_fine',
        'budget_installments.late_interest',
        'txid',
        'client',
        'project_name',
        'promised',
        CUSTOMER.as('customer'),
      ])
      .where('paid_on', 'is', null)
      .where('voided_at', 'is', null)
      .$if(owner !== null, (query) => query.where('id_user', '=', owner!))
      .orderBy('due')
      .orderBy('budget_installments.id')
      .limit(limit)
      .execute()
    const byQuote = Map.groupBy(rows, ({ budget_id }) => budget_id)
    return rows.map(
      ({ budget_id, number, part, client, project_name, charged_until, late_fine, late_interest, ...row }) => {
        const own = ratesOf({ late_fine, late_interest }, rates)
        return {
          ...row,
          sumOn: (day) => withCharges(row.amount, chargesOn(day, { ...row, charged_until }, own)),
          rates: { ...pick(own, RATES), charged_until },
          description: `${installmentLabel(budget_id, { number, part })}: ${client}`,
          about: [installmentLabel(budget_id, { number, part }), project_name].filter(Boolean).join(': '),
          payer: client,
          next: nextOf(row.id, byQuote.get(budget_id) ?? []),
          to: printerPath(budget_id),
        }
      },
    )
  },
  listHabits,
  listOffered,
  async pay(context, db, { id, paid_on, payer, means, account_id, came }) {
    const { paid } = await payInstallmentTx(context, db, {
      ...{ id, paid_on, account_id, note: came?.note ?? '' },
      means: payer ? 'transfer' : means,
      carries: came?.carries ?? false,
      books_excess: came?.books_excess ?? false,
      carries_to: came?.carries_to,
      ...(came ? { amount: toReais(came.amount), waived: came.waived } : { waived: true }),
    })
    return paid
  },
  async unpay(context, db, change) {
    await unpayInstallmentTx(context, db, change)
  },
}
