import { type Context, isAdmin } from '#platform/context.ts'
import { type Found, MOST_FOUND } from '#platform/contributions.ts'
import { orderNumber, orderPath, STATE_LABELS } from '../order.ts'
import { listOrders } from './orders.ts'

/** The newest orders with a text anywhere in what the search reads, for the admin's command palette. */
export async function findOrders(context: Context, text: string): Promise<Found[]> {
  if (!isAdmin(context)) return []
  const { data } = await listOrders(context, { q: text, limit: MOST_FOUND })
  return data.map(({ id, title, name, state }) => ({
    kind: 'order',
    id,
    title: `Pedido ${orderNumber(id)}: ${title}`,
    note: `${name}, ${STATE_LABELS[state].toLowerCase()}`,
    to: orderPath(id),
  }))
}
