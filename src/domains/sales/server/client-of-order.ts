import { createClientTx } from '#domains/clients/server/save.ts'
import { findWho, knownBy, lockWho } from '#domains/clients/server/who-is.ts'
import { pick } from '#pick.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { lockOrder } from './change.ts'
import type { OrderRow } from './gateway.ts'

/** The client that a buyer is; null for none. */
export async function findClientOf({ db }: Pick<Context, 'db'>, order: OrderRow) {
  const found = await findWho(db, knownBy(order))
  return found ? pick(found, ['id', 'name']) : null
}

/** Makes who placed an order a client with what they wrote in it, where they are none yet. Throws 404, 409 for no real one. */
export const makeClientOf = ({ db, ...rest }: Context, { id }: { id: number }) =>
  db.transaction().execute(async (db) => {
    const context = { ...rest, db }
    const order = await lockOrder(db, id)
    if (order.demo) throw new AppError('order-is-demo', 'Este pedido é da demonstração: quem comprou não existe.')
    if (order.sandbox) throw new AppError('order-is-sandbox', 'Este pedido é um teste, sem cobrança: ninguém comprou.')
    // Whoever asks for the same person at once waits, and finds the one that was made.
    await lockWho(db, knownBy(order))
    if (await findClientOf(context, order)) return
    await createClientTx(context, db, pick(order, ['name', 'email', 'phone', 'document']))
  })
