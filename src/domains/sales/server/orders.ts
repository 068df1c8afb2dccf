import { type SelectQueryBuilder, sql } from 'kysely'
import { findEntryPaths } from '#domains/finance/server/payments.ts'
import { fold } from '#fold.ts'
import { toReais } from '#money.ts'
import { pick } from '#pick.ts'
import type { Context } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { countFound } from '#platform/db/count-found.ts'
import { literalPart, searchWords } from '#platform/db/like.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { formatTaxId } from '#tax-ids.ts'
import { addDays, firstOfMonth, startOfDay } from '#time.ts'
import { checkoutPath, type Driver, type EventKind, type OrderState, purchasePath } from '../order.ts'
import type { OrderRow as ListedOrder, Order, OrderFilter, OrderPeriod } from '../orders-contract.ts'
import { toLines, toPurchase } from './buyer.ts'
import { notFound } from './change.ts'
import { findClientOf } from './client-of-order.ts'
import type { OrderRow } from './gateway.ts'
import { isConfirmable } from './staff-changes.ts'

/** Columns that lists answer as they are. */
const SAME = ['id', 'title', 'name', 'email', 'sandbox', 'demo'] as const
const ROW = [...SAME, 'state', 'driver', 'total', 'created_at', 'paid_at', 'withdrawn_at'] as const

type StoredRow = Pick<OrderRow, (typeof ROW)[number]>

/** A page of orders, newest first. Throws 422 for an invalid cursor. */
export async function listOrders(context: Context, { limit, cursor, page, ...filter }: ListInput & OrderFilter) {
  const chosen = chooseOrders(context, filter)
  const [{ rows, ...next }, total] = await Promise.all([
    paginate({ limit, cursor, page }, 'created_at', (range) =>
      newestFirst(chosen.select(ROW), 'created_at', range).execute(),
    ),
    countChosen(context, filter),
  ])
  return { data: rows.map(toRow), total, ...next }
}

/** How many orders a list is narrowed to: of all, or all in a state, without reading them. */
async function countChosen(context: Context, filter: OrderFilter): Promise<number> {
  const { q, state, month } = filter
  if (q) return countFound(context.db, chooseOrders(context, filter))
  const counted = month
    ? chooseOrders(context, filter).select(sql<number>`count(*)::int`.as('total'))
    : context.db
        .selectFrom('order_sums')
        .select(sql<number>`coalesce(sum(rows), 0)::int`.as('total'))
        .$if(state !== undefined, (sums) => sums.where('state', '=', state!))
  const { total } = await counted.executeTakeFirstOrThrow()
  return total
}

/** The orders that a list is narrowed to. */
export function chooseOrders({ db }: Pick<Context, 'db'>, { q = '', state, month }: OrderFilter) {
  let rows: SelectQueryBuilder<DB, 'orders', object> = db.selectFrom('orders')
  if (state) rows = rows.where('state', '=', state)
  if (month)
    rows = rows
      .where('created_at', '>=', startOfDay(`${month}-01`))
      .where('created_at', '<', startOfDay(firstOfMonth(`${month}-01`, 1)))
  for (const word of searchWords(fold(q).replaceAll('#', ''))) {
    const number = /^\d{1,9}$/.test(word) ? Number(word) : 0
    rows = rows.where(({ or, eb }) => or([eb('search', 'like', literalPart(word)), eb('id', '=', number)]))
  }
  return rows
}

const toRow = (row: StoredRow): ListedOrder => ({
  ...pick(row, SAME),
  state: row.state as OrderState,
  driver: row.driver as Driver | null,
  total: toReais(row.total),
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
})

/** What was paid in each month, newest first; test orders and those of the demonstration do not count. */
export async function sumMonths({ db }: Context) {
  const rows = await db
    .selectFrom('order_sums')
    .select([
      'month',
      sql<number>`sum(rows)::int`.as('count'),
      sql<number>`sum(amount)::float8`.as('paid'),
      sql<number>`coalesce(sum(amount) filter (where state = 'refunded'), 0)::float8`.as('refunded'),
    ])
    .where('month', 'is not', null)
    .$narrowType<{ month: string }>()
    .where('counted', '=', true)
    .groupBy('month')
    .having(sql<boolean>`sum(rows) > 0`)
    .orderBy('month', 'desc')
    .execute()
  const data = rows.map(({ paid, refunded, ...row }) => ({ ...row, paid: toReais(paid), refunded: toReais(refunded) }))
  return { data }
}

/** How many orders were placed in a period, and how many of them are paid: what was returned is not. */
export async function countOrders({ db }: Context, { from, to }: OrderPeriod) {
  const counts = await db
    .selectFrom('orders')
    .select([
      sql<number>`count(*)::int`.as('placed'),
      sql<number>`(count(*) filter (where state = 'paid'))::int`.as('paid'),
    ])
    .where('created_at', '>=', startOfDay(from))
    .where('created_at', '<', startOfDay(addDays(to, 1)))
    // Nobody has placed these: the program did, before the month of a plan ended.
    .where('renews', 'is', null)
    .executeTakeFirstOrThrow()
  return { data: counts }
}

/** An order with its history. Throws 404. */
export async function readOrder(context: Context, id: number): Promise<{ data: Order }> {
  const order = await context.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
  const [client, events] = await Promise.all([
    findClientOf(context, order),
    context.db
      .selectFrom('order_events')
      .leftJoin('users', 'users.id', 'user_id')
      .select(['order_events.id', 'kind', 'at', 'note', 'users.name as by'])
      .where('order_id', '=', id)
      .orderBy('order_events.id')
      .execute(),
  ])
  return {
    data: {
      ...toRow(order),
      ...pick(order, ['project_id', 'phone', 'txid', 'reference', 'failure', 'payer', 'paid_on', 'plan_until', 'nfse']),
      ...pick(order, ['link_open', 'download_limit', 'downloads']),
      client,
      document: formatTaxId(order.document),
      lines: toLines(order),
      expires_at: order.expires_at.toISOString(),
      refunded_at: order.refunded_at?.toISOString() ?? null,
      path: order.paid_at ? purchasePath(toPurchase(context, order)) : checkoutPath(order.token_sale),
      book: (await findEntryPaths(context.db, 'order_id', [id])).get(id) ?? '',
      confirmable: isConfirmable(order),
      events: events.map(({ id, kind, at, by, note }) => ({
        note,
        kind: kind as EventKind,
        id: Number(id),
        at: at.toISOString(),
        by: by ?? '',
      })),
    },
  }
}
