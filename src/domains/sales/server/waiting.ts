import { isAdmin, type WaitingSource } from '#platform/context.ts'
import { orderNumber, orderPath } from '../order.ts'

/** Purchases that were withdrawn from and whose money was not returned yet; they are the admin's. */
export const refundsWaiting: WaitingSource = {
  label: 'Vendas',
  kinds: ['refund'],
  async list(context, limit) {
    if (!isAdmin(context)) return []
    const rows = await context.db
      .selectFrom('orders')
      .select(['id', 'name', 'title', 'total', 'withdrawn_at'])
      .where('state', '=', 'paid')
      .where('withdrawn_at', 'is not', null)
      .orderBy('withdrawn_at')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id, name, title, total, withdrawn_at }) => ({
      ...{ kind: 'refund', id, group: 'money' as const, at: withdrawn_at!, when: 'since' as const },
      who: name,
      what: `desistiu de ${title}, pedido ${orderNumber(id)}`,
      amount: -total,
      to: orderPath(id),
      state: '',
    }))
  },
}
