import type { Kysely } from 'kysely'
import { recordPayment, recordReversal } from '#domains/finance/server/payments.ts'
import { FIRM } from '#domains/projects/project.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { dayOf } from '#time.ts'
import { orderNumber, orderPath } from '../order.ts'
import type { OrderRow } from './gateway.ts'

/**
 * Writes what an order that was just paid or refunded brought or cost into the firm's book, in that transaction. Not for
 * the sandbox and the demonstration, where no money moves.
 */
export async function recordInBook(context: Pick<Context, 'actor' | 'clock'>, db: Kysely<DB>, order: OrderRow) {
  const { id, title, total, state, sandbox, demo, paid_on } = order
  if (sandbox || demo) return
  if (state === 'refunded') return recordReversal(context, db, { paid: { order_id: id }, label: 'Devolução' })
  const label = `Pedido ${orderNumber(id)}`
  await recordPayment(context, db, {
    paid: { order_id: id },
    id_user: FIRM,
    description: `${label}: ${title}`,
    amount: total,
    category: 'Vendas',
    date: paid_on ?? dayOf(context.clock.now()),
    source: { path: orderPath(id), label },
  })
}
