import { type Context, visitorContext } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import { AppError } from '#platform/errors.ts'
import { readSignedBody } from '#platform/http/signed-body.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { DAY_MS } from '#time.ts'
import { settleTx } from '../settle.ts'
import { toOutcome } from './intent.ts'
import { readIntent } from './stripe.ts'

/** What is read of an event: its id, and which payment it is about. */
const StripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: z.string().max(255).optional(),
      payment_intent: z.string().max(255).nullish(),
    }),
  }),
})

/**
 * Stores an event of Stripe, for a job to apply, and answers at once. The same event again changes nothing.
 * Throws 400 for one that Stripe has not signed within the last five minutes, 404 without keys.
 */
export async function receiveEvent(context: Context) {
  const { keys } = context.stripe
  if (!keys) throw new AppError('missing', 'O pagamento com cartão não está configurado.')
  const { id, type, data } = parseEvent(await readSignedBody(context, 'stripe-signature', keys.webhookSecret))
  const reference = data.object.object === 'payment_intent' ? data.object.id : data.object.payment_intent
  if (reference)
    await context.db.transaction().execute(async (db) => {
      const added = await db
        .insertInto('payment_events')
        .values({ id, type, reference, received_at: context.clock.now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (added) await context.jobs.send(applyEventJob, { id }, { db })
    })
  return { result: true as const }
}

/**
 * Applies an event: asks Stripe how the payment stands now, and settles its order by that in one transaction. So events
 * may come in any order, late, or never.
 */
export const applyEventJob = defineJob({
  name: 'apply-payment-event',
  payload: z.object({ id: z.string() }),
  retry: { limit: 20, delay: 5, maxDelay: 4 * 3600 },
  async handler(program, { id }) {
    const event = await program.db.selectFrom('payment_events').selectAll().where('id', '=', id).executeTakeFirst()
    if (!event || event.applied_at) return
    const intent = await readIntent(program, event.reference)
    const { order: txid, attempt } = intent?.metadata ?? {}
    await program.db.transaction().execute(async (db) => {
      const order = await db
        .selectFrom('orders')
        .select('id')
        .where('txid', '=', txid ?? '')
        .executeTakeFirst()
      if (intent && order && attempt)
        await settleTx(visitorContext(program), db, { id: order.id, attempt, driver: 'stripe' }, toOutcome(intent))
      // Other programs on the same account have payments too, so that this is no more than a line to look for.
      else if (intent?.status === 'succeeded')
        program.log.warn({ reference: event.reference }, 'a card was charged for an order that is not here')
      await db.updateTable('payment_events').set({ applied_at: program.clock.now() }).where('id', '=', id).execute()
    })
  },
})

/** Days for which an event is stored: Stripe sends one again for three. */
const EVENT_DAYS = 30

/** Removes events that cannot come again. */
export const removeEventsJob = defineJob({
  name: 'remove-payment-events',
  payload: z.object({}),
  schedule: '50 3 * * *',
  async handler({ db, clock }) {
    await db
      .deleteFrom('payment_events')
      .where('received_at', '<', new Date(clock.now().getTime() - EVENT_DAYS * DAY_MS))
      .execute()
  },
})

function parseEvent(body: string) {
  try {
    return StripeEvent.parse(JSON.parse(body))
  } catch {
    throw new AppError('malformed', 'Este pedido não é um evento do Stripe.')
  }
}
