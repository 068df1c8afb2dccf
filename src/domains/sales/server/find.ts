import { type Context, isAdmin } from '#platform/context.ts'
import { type Found, MOST_FOUND } from '#platform/contributions.ts'
import { newest } from '#platform/db/paginate.ts'
import { type OrderState, orderNumber, orderPath, STATE_LABELS } from '../order.ts'
import { chooseOrders } from './orders.ts'

/** The newest orders with a text anywhere in what the search reads, for the admin's command palette. */
export async function findOrders(context: Context, text: string): Promise<Found[]> {
  if (!isAdmin(context)) return []
  const chosen = chooseOrders(context, { q: text }).select(['id', 'title', 'name', 'state'])
  const rows = await newest(chosen, 'created_at', MOST_FOUND).execute()
  return rows.map(({ id, title, name, state }) => ({
    kind: 'order',
    id,
    title: `Pedido ${orderNumber(id)}: ${title}`,
    note: `${name}, ${STATE_LABELS[state as OrderState].toLowerCase()}`,
    to: orderPath(id),
  }))
}
