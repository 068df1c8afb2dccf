import { brl } from '#money.ts'
import { type Context, isAdmin } from '#platform/context.ts'
import type { Happened, KnownClient } from '#platform/contributions.ts'
import { hasDigits, phoneDigits } from '#platform/db/phone-digits.ts'
import { orderNumber, orderPath } from '../order.ts'

const EVENTS: Readonly<Record<string, string>> = {
  created: 'feito',
  paid: 'pago',
  failed: 'com pagamento recusado',
  expired: 'vencido sem pagamento',
  refunded: 'devolvido',
}

/** What happened with the orders of a client's e-mail or telephone; none for anyone but the admin. */
export async function listOrdersOf(
  context: Context,
  { email, phone }: KnownClient,
  { upTo, limit }: { upTo: Date; limit: number },
): Promise<Happened[]> {
  const number = phoneDigits(phone)
  if (!isAdmin(context) || (!email && !number)) return []
  const rows = await context.db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_events.id', 'order_id', 'kind', 'at', 'title', 'total'])
    .where('at', '<=', upTo)
    .where('kind', 'in', Object.keys(EVENTS))
    .where(({ or, eb }) =>
      or([...(email ? [eb('email', '=', email)] : []), ...(number ? [hasDigits('phone', number)] : [])]),
    )
    .orderBy('at', 'desc')
    .orderBy('order_events.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, order_id, kind, at, title, total }) => ({
    kind: 'order',
    id: Number(id),
    at,
    title: `Pedido ${orderNumber(order_id)} ${EVENTS[kind]}`,
    note: `${title}, ${brl(total)}`,
    to: orderPath(order_id),
  }))
}
