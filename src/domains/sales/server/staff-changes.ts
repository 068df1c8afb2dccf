import type { Kysely } from 'kysely'
import { requirePast } from '#domains/finance/server/access.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { day } from '#time.ts'
import { type Driver, type OrderState, stateAfter } from '../order.ts'
import { sendReceipt } from './after.ts'
import { addEvent, lockOrder, notFound } from './change.ts'
import type { OrderRow } from './gateway.ts'
import { gatewayOf } from './payments.ts'
import { markPaid, markRefunded } from './settle.ts'

/** Whether the Pix of an order can be confirmed: money may also come for an expired or failed one. */
export const isConfirmable = ({ state, demo }: Pick<OrderRow, 'state' | 'demo'>) =>
  !demo && state !== 'paid' && stateAfter(state as OrderState, 'paid') === 'paid'

interface PixPayment {
  id: number
  payer: string
  paid_on: string
}

/** Notes that the Pix of an order came. Throws 404, 409 where it is paid already, 422 for a day to come. */
export const confirmPix = (context: Context, payment: PixPayment) =>
  context.db.transaction().execute((db) => confirmPixTx(context, db, payment))

/** The same in a transaction. Without `payer` the payer is the buyer. */
export async function confirmPixTx(context: Context, db: Kysely<DB>, { id, payer, paid_on }: PixPayment) {
  requirePast(context, paid_on)
  const order = await lockOrder(db, id)
  if (!isConfirmable(order)) throw new AppError('order-not-awaiting', 'Este pedido não espera pagamento.')
  const who = payer || order.name
  const note = `Pix de ${who} em ${day(paid_on)}`
  await markPaid(context, db, { ...order, driver: 'pix' }, { reference: '', payer: who, paid_on, note })
}

/** Refunds a paid order, whole, and closes its link. Throws 404, 409 for any other order, 503 where the provider does not answer. */
export async function refundOrder(context: Context, { id, note }: { id: number; note: string }) {
  const paid = await context.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
  requirePaid(paid)
  if (!paid.demo) await gatewayOf(paid.driver as Driver).refund(context, paid)
  await context.db.transaction().execute(async (db) => {
    await markRefunded(context, db, await lockOrder(db, id), note)
  })
}

interface LinkChange {
  id: number
  open: boolean
  more?: number | null | undefined
}

/** Revokes the download link of a paid order, or opens it again. Throws 404, 409 for an order that is not paid or withdrawn from. */
export const changeLink = (context: Context, { id, open, more }: LinkChange) =>
  changePaid(context, id, async (db, { downloads, download_limit, withdrawn_at }) => {
    if (open && withdrawn_at !== null)
      throw new AppError('order-withdrawn', 'Quem comprou desistiu da compra: o link fica fechado.')
    const limit = more === undefined ? download_limit : more === null ? null : downloads + more
    await db.updateTable('orders').set({ link_open: open, download_limit: limit }).where('id', '=', id).execute()
    const times = limit === null ? 'sem limite' : `até ${limit} downloads ao todo`
    await addEvent(context, db, { order: id, kind: 'link', note: open ? `Link aberto, ${times}` : 'Link encerrado' })
  })

/** Sends the receipt of a paid order again. Throws 404, 409. */
export const resendReceipt = (context: Context, { id }: { id: number }) =>
  changePaid(context, id, async (db, order) => {
    if (order.demo) throw new AppError('order-is-demo', 'Este pedido é da demonstração: o e-mail não existe.')
    await sendReceipt(context, db, order)
    await addEvent(context, db, { order: id, kind: 'resent', note: order.email })
  })

/** Stores the number of the NFS-e of a paid or refunded order. Throws 404, 409. */
export const setNfse = (context: Context, { id, nfse }: { id: number; nfse: string }) =>
  context.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id)
    if (order.paid_at === null) throw new AppError('order-not-paid', 'Este pedido não está pago.')
    if (order.nfse === nfse) return
    await db.updateTable('orders').set({ nfse }).where('id', '=', id).execute()
    await addEvent(context, db, { order: id, kind: 'nfse', note: nfse })
  })

const changePaid = (context: Context, id: number, change: (db: Kysely<DB>, order: OrderRow) => Promise<void>) =>
  context.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id)
    requirePaid(order)
    await change(db, order)
  })

function requirePaid({ state }: OrderRow) {
  if (state === 'refunded') throw new AppError('order-refunded', 'Este pedido já foi devolvido.')
  if (state !== 'paid') throw new AppError('order-not-paid', 'Este pedido não está pago.')
}
