import type { Insertable, Kysely } from 'kysely'
import type { SectionSource } from '#domains/site/server/sections.ts'
import { fold } from '#fold.ts'
import { brl, toCents } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { DB, Orders } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { DAY_MS } from '#time.ts'
import { totalOf } from '../order.ts'
import type { Offer, OrderInput } from '../sale-schemas.ts'
import { toBuyerOrder } from './buyer.ts'
import { addEvent } from './change.ts'
import type { OrderRow } from './gateway.ts'
import { readBuyable } from './offer.ts'
import { drawTxid } from './payments.ts'

/** Orders sent from one network. */
const ORDER_LIMIT: Limit = { name: 'saleOrder', points: 60, duration: 10 * 60 }

/** Days for which an order can be paid. */
export const ORDER_DAYS = 3

/**
 * Places an order, or changes the one of the same token while no payment of it has begun or the last one failed; any
 * other stays as it is.
 * Throws 404 for a project that is not on sale, 409 where it cannot be bought or the total is another one, 422, 429.
 */
export async function placeOrder(context: Context, input: OrderInput) {
  await context.limits.spend(ORDER_LIMIT, context.network)
  const order = await context.db.transaction().execute(async (db) => {
    const existing = await lockByToken(db, input.token_sale)
    if (existing) return changeOrder(context, db, existing, input)
    const now = context.clock.now()
    const added = await storeOrder(db, {
      ...(await toColumns({ ...context, db }, input)),
      token_sale: input.token_sale,
      project_id: input.app,
      created_at: now,
      expires_at: new Date(now.getTime() + ORDER_DAYS * DAY_MS),
    })
    // Sent twice at once: the other one has been stored meanwhile.
    if (!added) return changeOrder(context, db, (await lockByToken(db, input.token_sale))!, input)
    await addEvent(context, db, { order: added.id, kind: 'created', note: brl(added.total) })
    return added
  })
  return { data: await toBuyerOrder(context, order) }
}

/** Stores a new order, with what the list finds it by. Undefined where there is one of its token already. */
export function storeOrder(db: Kysely<DB>, columns: Omit<Insertable<Orders>, 'txid' | 'search'>) {
  const txid = drawTxid()
  return db
    .insertInto('orders')
    .values({ ...columns, txid, search: searchOf({ ...columns, txid }) })
    .onConflict((conflict) => conflict.column('token_sale').doNothing())
    .returningAll()
    .executeTakeFirst()
}

const lockByToken = (db: Kysely<DB>, token_sale: string) =>
  db.selectFrom('orders').selectAll().where('token_sale', '=', token_sale).forUpdate().executeTakeFirst()

async function changeOrder(context: Context, db: Kysely<DB>, order: OrderRow, input: OrderInput): Promise<OrderRow> {
  if (order.project_id !== input.app)
    throw new AppError('order-of-other-project', 'Este pedido é de outro projeto. Comece outro.')
  if (order.renews !== null)
    throw new AppError(
      'order-is-renewal',
      'Este pedido é de mais um mês de um plano, e se paga pelo link que foi por e-mail.',
    )
  if (order.state === 'awaiting' && (order.plan ?? '') !== input.plan)
    throw new AppError('payment-begun', 'O pagamento deste pedido já começou, com outro plano. Recarregue a página.')
  if (order.state !== 'created' && order.state !== 'failed') return order
  const columns = await toColumns({ ...context, db }, input)
  const names = Object.keys(columns) as (keyof typeof columns)[]
  if (names.every((name) => columns[name] === order[name])) return order
  const changed = await db
    .updateTable('orders')
    .set({ ...columns, search: searchOf({ ...order, ...columns }) })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await addEvent(context, db, { order: order.id, kind: 'changed', note: brl(changed.total) })
  return changed
}

/** The columns that the form decides, with the prices of this moment. Throws as `placeOrder`. */
async function toColumns(
  context: SectionSource,
  { app, plan: key, name, email, phone, document = '', total }: OrderInput,
) {
  const offer = await readBuyable(context, app)
  const plan = choosePlan(offer, key)
  const now = totalOf(offer, key)
  if (now !== total)
    throw new AppError(
      'price-changed',
      `O preço mudou: agora o total é ${brl(toCents(now))}. Confira e envie de novo.`,
      {
        total: brl(toCents(now)),
      },
    )
  return {
    title: offer.title,
    plan: plan?.key ?? null,
    plan_name: plan?.name ?? null,
    product_price: toCents(offer.value),
    plan_price: toCents(plan?.price ?? 0),
    name,
    email,
    phone,
    document,
  }
}

function choosePlan({ plan: rule, plans, value }: Offer, key: string) {
  const plan = plans.find((one) => one.key === key)
  // Of a free product the plan is all that is charged.
  if ((rule === 'required' || value === 0) && !plan)
    throw new AppError('invalid', 'Escolha um plano.', { plan: 'Escolha um plano.' })
  if (key && !plan)
    throw new AppError('invalid', 'Este produto não tem plano.', { plan: 'Este produto se compra sem plano.' })
  return plan
}

type Searched = Pick<Insertable<Orders>, 'title' | 'name' | 'email' | 'phone' | 'document' | 'txid'>

/** What the list's search finds an order by, beside its number. */
const searchOf = ({ title, name, email, phone, document = '', txid }: Searched) =>
  fold([title, name, email, phone, phone.replace(/\D/g, ''), document, txid].join(' '))
