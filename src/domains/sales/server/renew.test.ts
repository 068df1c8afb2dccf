import { afterEach, expect, test } from 'vitest'
import { jobs } from '#domains/server.ts'
import { NOW, startApp } from '#tests/app.ts'
import { addSold, mailsTo, orderOf, payByCard } from '#tests/sales.ts'
import { addDays, startOfDay } from '#time.ts'
import type { Purchase } from '../order.ts'
import { planEndingsJob } from './renew.ts'

const app = startApp()
const post = (path: string, body: unknown) => app.people.visitor.post(`/api/v1/sale/${path}`, body)
const admin = (path: string, body: unknown) => app.people.admin.post(`/api/v1/order/${path}`, body)
afterEach(() => app.clock.set(NOW))

/** Buys a product; in tests that is on 23 November, so the month of a plan ends on 22 December. */
async function buy(fields: Record<string, unknown> = {}, project: Record<string, unknown> = {}): Promise<Purchase> {
  const { body } = await payByCard(app.people.visitor, orderOf(await addSold(app, project), fields))
  return body.data.purchase
}
/** The morning's run of the job on that day. */
async function runOn(day: string) {
  app.clock.set(new Date(startOfDay(day).getTime() + 12 * 3_600_000))
  await app.jobs.send(planEndingsJob, {})
  await app.runJobs()
}
const nextOf = (order: number) => app.db.selectFrom('orders').selectAll().where('renews', '=', order).executeTakeFirst()
const aboutTheEnd = async (email: string) =>
  (await mailsTo(app, email)).filter((mail) => /^Subject: .*(m=C3=AAs|mês)/im.test(mail))

test('a week before a plan’s month ends its buyer gets an e-mail, once, with an order for the plan alone', async () => {
  const email = 'renova@exemplo.com.br'
  const { user } = await buy({ email })
  await runOn('2026-12-14')
  expect(await nextOf(user)).toBeUndefined()
  await runOn('2026-12-15')
  await Promise.all([1, 2].map(() => planEndingsJob.handler(app, {}, {} as never)))
  await runOn('2026-12-16')

  expect(await aboutTheEnd(email)).toHaveLength(1)
  const next = (await nextOf(user))!
  expect((await aboutTheEnd(email))[0]).toContain(`/checkout?order=3D${next.token_sale}`)
  expect((await post('state', { token_sale: next.token_sale })).body.data).toMatchObject({
    state: 'created',
    total: 49.99,
    lines: [{ label: 'Custo da peça: plano Básico, mais um mês', price: 49.99 }],
    expires_at: startOfDay('2026-12-26').toISOString(),
  })
  expect((await admin('item', { id: user })).body.data.events.at(-1)).toMatchObject({ kind: 'reminded' })
  const counts = async () => (await app.people.admin.get('/api/v1/order/counts?from=2026-12-01&to=2026-12-31')).body
  // Nobody placed it.
  expect(await counts()).toEqual({ data: { placed: 0, paid: 0 } })
})

test('the next month begins after the one that is paid, has its own receipt and download, and ends with an e-mail too', async () => {
  const { user } = await buy({ email: 'segue@exemplo.com.br' })
  await runOn('2026-12-20')
  const { token_sale, id } = (await nextOf(user))!
  const { body } = await post('pay', { token_sale, means: 'card', card: 'sandbox_passes' })
  expect(body.data).toMatchObject({ state: 'paid', purchase: { user: id } })
  const { app: project, code } = body.data.purchase
  const bought = await post('purchase', { token_sale, app: project, code, user: String(id) })
  expect(bought.body.data.purchase).toMatchObject({ open: true, total: 49.99, plan_until: '2027-01-22' })

  await runOn('2027-01-16')
  expect(await aboutTheEnd('segue@exemplo.com.br')).toHaveLength(2)
  expect(await nextOf(id)).toMatchObject({ plan: 'basic', product_price: 0 })
})

test('of a plan bought on the 31st no day is lost: it ends with February, and the next month is March', async () => {
  app.clock.set(new Date('2027-01-31T15:00:00Z'))
  const email = 'trinta-e-um@exemplo.com.br'
  const { user, token_sale, app: id, code } = await buy({ email })
  const { body } = await post('purchase', { token_sale, app: id, code, user: String(user) })
  expect(body.data.purchase.plan_until).toBe('2027-02-28')
  await runOn('2027-02-21')
  expect((await aboutTheEnd(email))[0]).toContain('28/02/2027')
  await post('pay', { token_sale: (await nextOf(user))!.token_sale, means: 'card', card: 'sandbox_passes' })
  expect((await nextOf(user))!.plan_until).toBe('2027-03-31')
})

test('paid late, the next month begins on that day; unpaid, its order expires without a trace at the buyer', async () => {
  const late = await buy({ email: 'tarde@exemplo.com.br' })
  const never = await buy({ email: 'nunca@exemplo.com.br' })
  await runOn('2026-12-22')
  const [{ token_sale }, other] = [(await nextOf(late.user))!, (await nextOf(never.user))!]
  app.clock.set(startOfDay('2026-12-25'))
  await post('pay', { token_sale, means: 'card', card: 'sandbox_passes' })
  expect((await nextOf(late.user))!.plan_until).toBe('2027-01-24')

  app.clock.set(startOfDay('2026-12-26'))
  await app.jobs.send(jobs.find(({ name }) => name === 'expire-orders')!, {})
  await app.runJobs()
  expect((await post('state', { token_sale: other.token_sale })).body.data.state).toBe('expired')
})

test('nobody is written to who has no plan, gave the product back, or is of the demonstration', async () => {
  const withdrawn = await buy()
  await post('withdraw', { ...withdrawn, user: String(withdrawn.user) })
  const refunded = await buy()
  await admin('refund', { id: refunded.user, note: 'Desistiu' })
  const demo = await buy()
  await app.db.updateTable('orders').set({ demo: true }).where('id', '=', demo.user).execute()
  const without = await buy({ plan: '', total: 249 }, { plan: 'none' })
  await runOn('2026-12-20')
  for (const { user } of [withdrawn, refunded, demo, without]) {
    expect(await nextOf(user)).toBeUndefined()
    const { events } = (await admin('item', { id: user })).body.data
    expect(events.map(({ kind }: { kind: string }) => kind)).not.toContain('reminded')
  }
})

test('of a plan that is not sold any more the e-mail has no order', async () => {
  const email = 'fora@exemplo.com.br'
  const { user, app: id } = await buy({ email })
  await app.db.updateTable('projects').set({ is_sale: false }).where('id', '=', id).execute()
  await runOn('2026-12-20')
  await runOn('2026-12-21')
  expect(await nextOf(user)).toBeUndefined()
  const mails = await aboutTheEnd(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('/contact')
})

test('the order of another month is of the plan alone, whatever is sent with its token', async () => {
  const { user, app: id } = await buy()
  await runOn(addDays('2026-12-22', -3))
  const { token_sale } = (await nextOf(user))!
  expect(await post('order', orderOf(id, { token_sale, plan: 'enterprise', total: 448.99 }))).toMatchObject({
    status: 409,
  })
  expect((await nextOf(user))!.plan).toBe('basic')
})
