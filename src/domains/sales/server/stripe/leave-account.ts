import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { StripeSettings } from '#platform/settings.ts'
import type { OrderRow } from '../gateway.ts'
import { settleTx } from '../settle.ts'
import { isConfirmable, toOutcome } from './intent.ts'
import { cancelIntent, readIntent } from './stripe.ts'

/** Milliseconds after which the rest is left: somebody waits for it. */
const PATIENCE = 30_000

/** Orders whose card payment has begun, and can still be made. */
const chooseOpen = (db: Kysely<DB>) =>
  db
    .selectFrom('orders')
    .where('state', 'in', ['awaiting', 'failed'])
    .where('driver', '=', 'stripe')
    .where('reference', '<>', '')
    .where('demo', '=', false)

/** How many card payments have begun, and can still be made. */
export async function countOpen({ db }: Pick<Context, 'db'>): Promise<number> {
  const { count } = await chooseOpen(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Ends the card payments that have begun with an account that cards are taken by no more: what was paid there counts, and
 * what was not is cancelled there, so that no money comes that nobody here hears of. Such an order can be paid anew. Those
 * that the account of now knows go on. Resolves to how many are left as they were, since Stripe did not answer.
 * @param former its keys; undefined where they cannot be read
 */
export async function leaveAccount(context: Context, former: StripeSettings | undefined): Promise<number> {
  const open = await chooseOpen(context.db).selectAll().orderBy('created_at', 'desc').execute()
  const patience = AbortSignal.timeout(PATIENCE)
  let left = 0
  for (const order of open) {
    const ended = !patience.aborted && (await endPayment(context, former, order).catch(() => false))
    if (!ended) left++
  }
  return left
}

/** Whether a payment was ended, or goes on with the account of now. Throws 503. */
async function endPayment(context: Context, former: StripeSettings | undefined, order: OrderRow): Promise<boolean> {
  const { reference } = order
  if (context.stripe.keys && (await readIntent(context, reference))) return true
  const before = { log: context.log, stripe: { keys: former } }
  const known = await readIntent(before, reference)
  if (!known) return false
  // Where it was paid just now it cannot be cancelled: it is read once more.
  if (isConfirmable(known)) await cancelIntent(before, reference).catch(() => {})
  const intent = await readIntent(before, reference)
  const outcome = intent && toOutcome(intent)
  if (!outcome || outcome.kind === 'waiting' || isConfirmable(intent)) return false
  await context.db.transaction().execute(async (db) => {
    await settleTx({ ...context, actor: null }, db, order, outcome)
    if (outcome.kind === 'declined') await forgetPayment(db, order)
  })
  return true
}

/** Nothing of a payment that was ended is to be asked or ended again. */
const forgetPayment = (db: Kysely<DB>, { id, reference }: OrderRow) =>
  db
    .updateTable('orders')
    .set({ reference: '' })
    .where('id', '=', id)
    .where('reference', '=', reference)
    .where('paid_at', 'is', null)
    .execute()
