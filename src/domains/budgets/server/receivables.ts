import type { Receivables } from '#platform/context.ts'
import { installmentLabel, printerPath } from '../budget.ts'
import { payInstallmentTx, unpayInstallmentTx } from './pay-installment.ts'

/** Open parcelas of accepted quotes, in the ledger of the quote's owner. */
export const installmentReceivables: Receivables = {
  kind: 'installment',
  async list({ db }, { owner, limit }) {
    const rows = await db
      .selectFrom('budget_installments')
      .innerJoin('budgets', 'budgets.id', 'budget_id')
      .select(['budget_installments.id', 'budget_id', 'id_user', 'number', 'due', 'amount', 'txid', 'client'])
      .where('paid_on', 'is', null)
      .where('voided_at', 'is', null)
      .$if(owner !== null, (query) => query.where('id_user', '=', owner!))
      .orderBy('due')
      .orderBy('budget_installments.id')
      .limit(limit)
      .execute()
    return rows.map(({ budget_id, number, client, ...row }) => ({
      ...row,
      description: `${installmentLabel(budget_id, number)}: ${client}`,
      payer: client,
      to: printerPath(budget_id),
    }))
  },
  async pay(context, db, { id, paid_on, payer }) {
    await payInstallmentTx(context, db, { id, paid_on, means: payer ? 'transfer' : 'other' })
  },
  async unpay(context, db, change) {
    await unpayInstallmentTx(context, db, change)
  },
}
