import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addSold, orderOf } from '#tests/sales.ts'

const app = startApp({ seed: 'none' })
const offerOf = async (id: number) => (await app.people.visitor.get(`/api/v1/sale/offer?app=${id}`)).body.data
const place = (input: unknown) => app.people.visitor.post('/api/v1/sale/order', input)

test('without the demonstration no plan is sold until the company has saved its own', async () => {
  const required = await addSold(app)
  const optional = await addSold(app, { plan: 'optional' })
  expect(await offerOf(required)).toMatchObject({ plan: 'required', plans: [], buyable: false })
  expect(await place(orderOf(required))).toMatchObject({ status: 409 })
  expect(await offerOf(optional)).toMatchObject({ plan: 'none', plans: [], buyable: true })
  expect(await place(orderOf(optional))).toMatchObject({ status: 422 })
  expect(await place(orderOf(optional, { plan: '', total: 249 }))).toMatchObject({ status: 200 })

  const { plans } = (await app.people.admin.get('/api/v1/site/settings')).body.data.values
  const value = plans.map((plan: object, index: number) => ({ ...plan, price: 10 * (index + 1) }))
  await app.people.admin.post('/api/v1/site/save', { section: 'plans', value, revision: 0 })
  const saved = await offerOf(required)
  expect(saved).toMatchObject({ plan: 'required', buyable: true })
  expect(saved.plans.map(({ price }: { price: number }) => price)).toEqual([10, 20, 30])
  expect((await offerOf(optional)).plan).toBe('optional')
  expect(await place(orderOf(required, { total: 259 }))).toMatchObject({ status: 200 })

  await app.people.admin.post('/api/v1/site/reset', { section: 'plans' })
  expect(await offerOf(required)).toMatchObject({ plans: [], buyable: false })
})
