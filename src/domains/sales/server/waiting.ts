import { type Context, isAdmin, type WaitingSource } from '#platform/context.ts'
import type { Waiting } from '#platform/contributions.ts'
import { orderNumber, orderPath } from '../order.ts'
import { chooseAwaitingPix } from './receivables.ts'

/**
 * Orders that wait for their Pix, which somebody has to confirm, and purchases that were withdrawn from and whose money
 * was not returned yet; they are the admin's.
 */
export const ordersWaiting: WaitingSource = {
  label: 'Vendas',
  kinds: ['pix', 'refund'],
  async list(context, limit) {
    if (!isAdmin(context)) return []
    const lists = await Promise.all([listPix(context, limit), listRefunds(context, limit)])
    return lists
      .flat()
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .slice(0, limit)
  },
}

async function listPix({ db }: Context, limit: number): Promise<Waiting[]> {
  const rows = await chooseAwaitingPix(db)
    .select(['id', 'name', 'title', 'total', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, title, total, created_at }) => ({
    ...{ kind: 'pix', id, group: 'money', at: created_at, when: 'since' },
    who: name,
    what: `espera o Pix de ${title}, pedido ${orderNumber(id)}`,
    amount: total,
    to: orderPath(id),
    state: '',
  }))
}

async function listRefunds({ db }: Context, limit: number): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'name', 'title', 'total', 'withdrawn_at'])
    .where('state', '=', 'paid')
    .where('withdrawn_at', 'is not', null)
    .orderBy('withdrawn_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, title, total, withdrawn_at }) => ({
    ...{ kind: 'refund', id, group: 'money', at: withdrawn_at!, when: 'since' },
    who: name,
    what: `desistiu de ${title}, pedido ${orderNumber(id)}`,
    amount: -total,
    to: orderPath(id),
    state: '',
  }))
}
