import type { Insertable, Kysely } from 'kysely'
import * as z from 'zod'
import { salePrice } from '#domains/projects/project.ts'
import { DEFAULTS } from '#domains/site/server/defaults.ts'
import { toCents, toReais } from '#money.ts'
import type { Program } from '#platform/context.ts'
import type { DB, Orders } from '#platform/db/tables.gen.ts'
import { isEmpty, readSeed } from '#platform/seed.ts'
import { DAY_MS, dayOf } from '#time.ts'
import { drawTokenSale, endOfPlanMonth, STATES } from '../order.ts'
import { ORDER_DAYS, storeOrder } from './place-order.ts'

/** An order of the demonstration, so many days before the first start: of the sandbox, or of a Pix that never was. */
const DemoOrder = z.object({
  daysAgo: z.int().nonnegative(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.enum(STATES).exclude(['created']),
  driver: z.enum(['sandbox', 'pix']),
})
type DemoOrder = z.infer<typeof DemoOrder>

/** Fills an installation without orders with some in all states, of the projects on sale. */
export async function seedDemoOrders({ db, clock }: Program) {
  if (!(await isEmpty(db, 'orders'))) return
  const projects = await db
    .selectFrom('public_projects')
    .select(['id', 'title', 'sale_title', 'sale_value', 'plan'])
    .where('is_sale', '=', true)
    .where('has_sold_file', '=', true)
    .orderBy('id')
    .execute()
  if (projects.length === 0) return
  const now = clock.now().getTime()
  await db.transaction().execute(async (db) => {
    for (const [index, order] of readSeed('sales/orders.json', z.array(DemoOrder)).entries()) {
      const project = projects[index % projects.length]!
      const plan = project.plan === 'none' ? undefined : DEFAULTS.plans[0]
      await addDemoOrder(db, new Date(now - order.daysAgo * DAY_MS), order, {
        project_id: project.id!,
        title: project.sale_title || project.title || '',
        product_price: salePrice({ value: toReais(project.sale_value ?? 0) }),
        ...(plan && { plan: plan.key, plan_name: plan.name, plan_price: toCents(plan.price) }),
      })
    }
  })
}

type Product = Pick<Insertable<Orders>, 'project_id' | 'title' | 'product_price' | 'plan' | 'plan_name' | 'plan_price'>

async function addDemoOrder(
  db: Kysely<DB>,
  at: Date,
  { daysAgo: _, driver, state, ...buyer }: DemoOrder,
  product: Product,
) {
  const wasPaid = state === 'paid' || state === 'refunded'
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
  const added = await storeOrder(db, {
    ...product,
    ...buyer,
    driver,
    state,
    token_sale: drawTokenSale(),
    attempt: 1,
    failure: state === 'failed' ? 'O cartão foi recusado. Confira os dados ou use outro.' : '',
    created_at: at,
    expires_at: new Date(at.getTime() + ORDER_DAYS * DAY_MS),
    ...(wasPaid && { paid_at: later(3), paid_on: dayOf(at), payer: driver === 'pix' ? buyer.name : '' }),
    ...(wasPaid && product.plan && { plan_until: endOfPlanMonth(dayOf(at)) }),
    ...(state === 'refunded' && { refunded_at: later(2 * 1440), link_open: false }),
    sandbox: driver === 'sandbox' && wasPaid,
    demo: true,
  })
  if (!added) return
  const kinds: [kind: string, minutes: number][] = [
    ['created', 0],
    ['begun', 1],
    ...(wasPaid ? [['paid', 3] as [string, number]] : []),
    ...(state === 'refunded' ? [['refunded', 2 * 1440] as [string, number]] : []),
    ...(state === 'failed' ? [['failed', 2] as [string, number]] : []),
    ...(state === 'expired' ? [['expired', ORDER_DAYS * 1440] as [string, number]] : []),
  ]
  await db
    .insertInto('order_events')
    .values(kinds.map(([kind, minutes]) => ({ order_id: added.id, kind, at: later(minutes) })))
    .execute()
}
