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

/**
 * Whether an order is a client's, by all that makes its buyer one (`findWho`): e-mail, that of another person of theirs, CPF
 * or CNPJ, telephone. Each is looked up by its own index.
 */
function isOrderOf({ id, email, phone }: KnownClient) {
  const number = phoneOf(phone)
  const ways = [
    sql`select orders.id from client_contacts join orders on orders.email = client_contacts.email
      where client_id = ${id} and client_contacts.email <> ''`,
    sql`select orders.id from clients join orders on orders.document = clients.document
      where clients.id = ${id} and orders.document <> ''`,
    ...(email ? [sql`select id from orders where email = ${email}`] : []),
    ...(number ? [sql`select id from orders where ${hasPhone('phone', number)}`] : []),
  ]
  return sql<boolean>`orders.id in (${sql.join(ways, sql` union all `)})`
}

/** What happened with a client's orders; none for anyone but the admin. */
export async function listOrdersOf(
  context: Context,
  client: KnownClient,
  { upTo, limit }: { upTo: Date; limit: number },
): Promise<Happened[]> {
  if (!isAdmin(context)) return []
  const rows = await context.db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_events.id', 'order_id', 'kind', 'at', 'title', 'total'])
    .where('at', '<=', upTo)
    .where('kind', 'in', Object.keys(EVENTS))
    .where(isOrderOf(client))
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
 * What a client has paid for orders, and the telephone that the newest order with their
 * e-mail has. Throws 404.
 */
export async function sumOrdersOf({ db }: Context, id: number) {
  const client = await db
    .selectFrom('clients')
    .select(['id', 'email', 'phone'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Este cliente não existe mais.'))
  const { email } = client
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
    .where(isOrderOf(client))
    .executeTakeFirstOrThrow()
  const { count, paid, order, phone } = sums
  return { data: { count, paid: toReais(paid), phone: order && phone ? { order: orderNumber(order), phone } : null } }
}
