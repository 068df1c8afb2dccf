import type { Kysely } from 'kysely'
import { FIRM } from '#domains/projects/project.ts'
import { isAdmin, type Receivables } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { dayOf } from '#time.ts'
import { orderNumber, orderPath } from '../order.ts'
import { notFound } from './change.ts'
import { confirmPixTx } from './staff-changes.ts'

/** Orders that wait for their Pix, which somebody has to confirm: those of the demonstration cannot be. */
export const chooseAwaitingPix = (db: Kysely<DB>) =>
  db.selectFrom('orders').where('state', '=', 'awaiting').where('driver', '=', 'pix').where('demo', '=', false)

/** Orders that wait for their Pix, in the firm's ledger: for the admin alone. */
export const orderReceivables: Receivables = {
  kind: 'order',
  async list(context, { owner, limit }) {
    if (!isAdmin(context) || (owner !== null && owner !== FIRM)) return []
    const rows = await chooseAwaitingPix(context.db)
      .select(['id', 'title', 'name', 'total', 'txid', 'expires_at'])
      .orderBy('expires_at')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id, title, name, total, txid, expires_at }) => ({
      id,
      id_user: FIRM,
      due: dayOf(expires_at),
      amount: total,
      description: `Pedido ${orderNumber(id)}: ${title}`,
      payer: name,
      txid,
      to: orderPath(id),
    }))
  },
  async pay(context, db, { id, paid_on, payer }) {
    if (!isAdmin(context)) throw notFound()
    await confirmPixTx(context, db, { id, paid_on, payer })
    return 1
  },
  unpay: null,
}
