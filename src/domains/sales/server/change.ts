import type { Kysely, Updateable } from 'kysely'
import { recordPayment, recordReversal } from '#domains/finance/server/payments.ts'
import { FIRM } from '#domains/projects/project.ts'
import type { Context } from '#platform/context.ts'
import type { DB, Orders } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from '#time.ts'
import {
  DRIVER_MEANS,
  type Driver,
  type EventKind,
  type OrderChange,
  type OrderState,
  orderNumber,
  orderPath,
  stateAfter,
} from '../order.ts'
import type { OrderRow } from './gateway.ts'

/** The context of a call, or the program of a job with `actor: null`. */
export type ChangeContext = Pick<Context, 'actor' | 'clock'>

export const notFound = () => new AppError('missing', 'Este pedido não existe.')

/** Adds to an order's history. */
export async function addEvent(
  { actor, clock }: ChangeContext,
  db: Kysely<DB>,
  { order, kind, note = '' }: { order: number; kind: EventKind; note?: string },
) {
  await db
    .insertInto('order_events')
    .values({ order_id: order, kind, note, at: clock.now(), user_id: actor?.id ?? null })
    .execute()
}

/** An order, locked until the transaction ends. Throws 404. */
export const lockOrder = (db: Kysely<DB>, id: number): Promise<OrderRow> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)

/**
 * Changes the state of a locked order, with its history, and for a payment or refund the firm's ledger. Undefined where
 * the change does not apply (any more): then nothing is written.
 */
export async function changeState(
  context: ChangeContext,
  db: Kysely<DB>,
  order: OrderRow,
  { change, columns = {}, note = '' }: { change: OrderChange; columns?: Updateable<Orders>; note?: string },
): Promise<OrderRow | undefined> {
  const before = order.state as OrderState
  const state = stateAfter(before, change)
  if (state === before && change !== 'begun') return undefined
  const changed = await db
    .updateTable('orders')
    .set({ ...columns, state })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await addEvent(context, db, { order: order.id, kind: change, note })
  if (change === 'paid' || change === 'refunded') await recordInLedger(context, db, changed)
  return changed
}

/**
 * Writes what an order that was just paid or refunded brought or cost into the firm's ledger, in that transaction. Not for
 * the sandbox and the demonstration, where no money moves.
 */
async function recordInLedger(context: Pick<Context, 'actor' | 'clock'>, db: Kysely<DB>, order: OrderRow) {
  const { id, project_id, title, total, state, sandbox, demo, paid_on, driver } = order
  if (sandbox || demo) return
  if (state === 'refunded') return recordReversal(context, db, { paid: { order_id: id }, label: 'Devolução' })
  const label = `Pedido ${orderNumber(id)}`
  await recordPayment(context, db, {
    paid: { order_id: id },
    id_user: FIRM,
    description: `${label}: ${title}`,
    amount: total,
    category: 'Vendas',
    project_id,
    means: driver === null ? undefined : DRIVER_MEANS[driver as Driver],
    date: paid_on ?? dayOf(context.clock.now()),
    source: { path: orderPath(id), label },
  })
}
