import { sql } from 'kysely'
import { brl, toReais } from '#money.ts'
import { type Context, isAdmin } from '#platform/context.ts'
import type { Happened, KnownClient } from '#platform/contributions.ts'
import { hasPhone, phoneOf } from '#platform/db/phones.ts'
import { AppError } from '#platform/errors.ts'
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
  const number = phoneOf(phone)
  if (!isAdmin(context) || (!email && !number)) return []
  const rows = await context.db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_events.id', 'order_id', 'kind', 'at', 'title', 'total'])
    .where('at', '<=', upTo)
    .where('kind', 'in', Object.keys(EVENTS))
    .where(({ or, eb }) =>
      or([...(email ? [eb('email', '=', email)] : []), ...(number ? [hasPhone('phone', number)] : [])]),
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

/**
 * What a client has paid for orders, by their e-mail or telephone, and the telephone that the newest order with their
 * e-mail has. Throws 404.
 */
export async function sumOrdersOf({ db }: Context, id: number) {
  const client = await db
    .selectFrom('clients')
    .select(['email', 'phone'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Este cliente não existe mais.'))
  const { email } = client
  const number = phoneOf(client.phone)
  const isTold = sql`phone <> '' and email <> '' and email = ${email}`
  const newest = <T>(column: string) =>
    sql<T | null>`(array_agg(${sql.ref(column)} order by id desc) filter (where ${isTold}))[1]`
  const sums = await db
    .selectFrom('orders')
    .select([
      sql<number>`(count(*) filter (where state = 'paid'))::int`.as('count'),
      sql<number>`coalesce(sum(total) filter (where state = 'paid'), 0)::bigint`.as('paid'),
      newest<number>('id').as('order'),
      newest<string>('phone').as('phone'),
    ])
    .where('sandbox', '=', false)
    .where(({ or, eb, and }) =>
      or([and([eb('email', '=', email), eb('email', '<>', '')]), ...(number ? [hasPhone('phone', number)] : [])]),
    )
    .executeTakeFirstOrThrow()
  const { count, paid, order, phone } = sums
  return { data: { count, paid: toReais(paid), phone: order && phone ? { order: orderNumber(order), phone } : null } }
}
