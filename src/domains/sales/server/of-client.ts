import { type Kysely, sql } from 'kysely'
import { findEachWho, knownBy } from '#domains/clients/server/who-is.ts'
import { brl, toReais } from '#money.ts'
import { type Context, isAdmin } from '#platform/context.ts'
import type { Happened, KnownClient } from '#platform/contributions.ts'
import { lastDigits } from '#platform/db/phones.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { orderNumber, orderPath } from '../order.ts'

const EVENTS: Readonly<Record<string, string>> = {
  created: 'feito',
  paid: 'pago',
  failed: 'com pagamento recusado',
  expired: 'vencido sem pagamento',
  refunded: 'devolvido',
}

const OF_CLIENT = sql`select orders.id from clients join orders on`
const OF_CONTACT = sql`select orders.id from client_contacts join orders on`

/** Whether there is a telephone to compare: a text of fewer digits, or of none, is like any other such one. */
const hasWholeNumber = (column: string) => sql`length(${lastDigits(column)}) = 8`

/** Whether an order may be a client's, by one of what `findWho` tells who somebody is. Each is looked up by its own index. */
function mayBeOf(id: number) {
  const ways = [
    sql`${OF_CLIENT} orders.email = clients.email where clients.id = ${id} and clients.email <> ''`,
    sql`${OF_CONTACT} orders.email = client_contacts.email where client_id = ${id} and client_contacts.email <> ''`,
    sql`${OF_CLIENT} orders.document = clients.document where clients.id = ${id} and orders.document <> ''`,
    sql`${OF_CLIENT} ${lastDigits('orders.phone')} = ${lastDigits('clients.phone')}
      where clients.id = ${id} and ${hasWholeNumber('clients.phone')}`,
    sql`${OF_CONTACT} ${lastDigits('orders.phone')} = ${lastDigits('client_contacts.phone')}
      where client_id = ${id} and ${hasWholeNumber('client_contacts.phone')}`,
  ]
  return sql<boolean>`orders.id in (${sql.join(ways, sql` union all `)})`
}

/** Whether an order is a client's, as its own page says it: that of somebody whom another client has more surely is not. */
async function isOrderOf(db: Kysely<DB>, id: number) {
  const isNear = mayBeOf(id)
  const buyers = await db.selectFrom('orders').select(['email', 'phone', 'document']).distinct().where(isNear).execute()
  const found = await findEachWho(db, buyers.map(knownBy))
  const others = buyers.filter((_, index) => found[index]?.id !== id)
  if (others.length === 0) return isNear
  return sql<boolean>`(${isNear} and (orders.email, orders.phone, orders.document) not in (
    select email, phone, document from jsonb_to_recordset(${JSON.stringify(others)}::jsonb)
      as others (email text, phone text, document text)))`
}

/** What happened with a client's orders; none for anyone but the admin. */
export async function listOrdersOf(
  context: Context,
  { id: client }: KnownClient,
  { upTo, limit }: { upTo: Date; limit: number },
): Promise<Happened[]> {
  if (!isAdmin(context)) return []
  const rows = await context.db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_events.id', 'order_id', 'kind', 'at', 'title', 'total'])
    .where('at', '<=', upTo)
    .where('kind', 'in', Object.keys(EVENTS))
    .where(await isOrderOf(context.db, client))
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
  const { email } = await db
    .selectFrom('clients')
    .select('email')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Este cliente não existe mais.'))
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
    .where(await isOrderOf(db, id))
    .executeTakeFirstOrThrow()
  const { count, paid, order, phone } = sums
  return { data: { count, paid: toReais(paid), phone: order && phone ? { order: orderNumber(order), phone } : null } }
}
