import type { Kysely } from 'kysely'
import { readLetterhead } from '#domains/site/server/letterhead.ts'
import { brl, toCents } from '#money.ts'
import { type Program, visitorContext } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { safeOrigin } from '#platform/http/origin.ts'
import { forEachRow } from '#platform/jobs/for-each-row.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { addDays, dayOf, startOfDay } from '#time.ts'
import { checkoutPath, drawTokenSale, endOfPlanMonth, orderNumber } from '../order.ts'
import { addEvent, lockOrder } from './change.ts'
import { writePlanEndingEmail } from './emails.ts'
import type { OrderRow } from './gateway.ts'
import { findOffer } from './offer.ts'
import { ORDER_DAYS, storeOrder } from './place-order.ts'

/** Days before the end of a plan's month at which its buyer gets an e-mail. */
const NOTICE_DAYS = 7

/**
 * Before the month of a plan ends, places an order for one more month, of the plan alone, and e-mails its link. Nobody
 * has to pay it: it expires as any other. Where the plan is not sold any more, the e-mail says so.
 */
export const planEndingsJob = defineJob({
  name: 'plan-endings',
  payload: z.object({}),
  schedule: '0 9 * * *',
  async handler(program) {
    const today = dayOf(program.clock.now())
    const ending = await program.db
      .selectFrom('orders')
      .select('id')
      .where('state', '=', 'paid')
      .where('plan_until', '>=', today)
      .where('plan_until', '<=', addDays(today, NOTICE_DAYS))
      .where('withdrawn_at', 'is', null)
      .where('reminded_at', 'is', null)
      .where('demo', '=', false)
      .orderBy('id')
      .execute()
    const failure = await forEachRow(program, ending, ({ id }) => remind(program, id), {
      failed: 'a buyer was not told that their plan ends',
    })
    if (failure) throw failure
  },
})

const remind = (program: Program, id: number) =>
  program.db.transaction().execute(async (db) => {
    const context = visitorContext(program)
    const order = await lockOrder(db, id)
    const { state, withdrawn_at, reminded_at, plan_until } = order
    // Another process may have been quicker.
    if (state !== 'paid' || withdrawn_at !== null || reminded_at !== null || plan_until === null) return
    await db.updateTable('orders').set({ reminded_at: program.clock.now() }).where('id', '=', id).execute()
    await addEvent(context, db, { order: id, kind: 'reminded' })
    const next = await placeNext(program, db, { ...order, plan_until })
    const origin = safeOrigin(context)
    const link = origin + (next ? checkoutPath(next.token_sale) : '/contact')
    const firm = await readLetterhead({ ...program, db })
    const email = await writePlanEndingEmail({ order: { ...order, plan_until }, next, link, firm })
    await program.mail.send({ to: order.email, ...email }, { db })
  })

/** Places the order of one more month, at the plan's present price. Undefined where the plan is not sold any more. */
async function placeNext({ clock, settings }: Program, db: Kysely<DB>, order: OrderRow & { plan_until: string }) {
  const { id, project_id, title, name, email, phone, document } = order
  const offer = await findOffer({ db, settings }, project_id)
  const plan = offer?.plans.find(({ key }) => key === order.plan)
  if (!plan || plan.price === 0) return undefined
  const next = await storeOrder(db, {
    ...{ project_id, title, name, email, phone, document },
    token_sale: drawTokenSale(),
    plan: plan.key,
    plan_name: plan.name,
    product_price: 0,
    plan_price: toCents(plan.price),
    renews: id,
    created_at: clock.now(),
    expires_at: startOfDay(addDays(order.plan_until, ORDER_DAYS + 1)),
  })
  if (!next) return undefined
  const note = `${brl(next.total)}, mais um mês do plano do pedido ${orderNumber(id)}`
  await addEvent({ actor: null, clock }, db, { order: next.id, kind: 'created', note })
  return next
}

/**
 * The last day of the month that an order pays of its plan, which begins today, or after the month that it continues.
 * Null without a plan.
 */
export async function lastDayOfPlan(db: Kysely<DB>, { plan, renews }: OrderRow, today: string): Promise<string | null> {
  if (plan === null) return null
  const before =
    renews === null
      ? undefined
      : await db.selectFrom('orders').select('plan_until').where('id', '=', renews).executeTakeFirst()
  const next = before?.plan_until ? addDays(before.plan_until, 1) : today
  return endOfPlanMonth(next > today ? next : today)
}
