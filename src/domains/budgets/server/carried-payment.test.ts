import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { PASSWORD } from '#tests/people.ts'
import { CLIENT, sendQuote } from '#tests/quotes.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query(
    `delete from budgets; delete from finance_reports; delete from site_settings where section = 'billing'`,
  )
})

interface Parcela {
  id: number
  amount: number
  fine: number
  interest: number
  discount: number
  paid_on: string | null
}
const TODAY = '2026-11-22'
const pay = (id: number, amount: number, fields: object = {}) =>
  app.people.staff.post('/api/v1/budget/pay', { id, paid_on: TODAY, means: 'pix', amount, carries: true, ...fields })
const stand = async (id: number) => {
  const { installments } = (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
  return installments.map(({ amount, fine, interest, discount, paid_on }: Parcela) => [
    ...[amount, fine, interest, discount],
    paid_on !== null,
  ])
}
const discountEarly = () =>
  app.people.admin.post('/api/v1/site/billing', { value: { earlyDiscount: 5, earlyDays: 0 }, password: PASSWORD })
const OPEN = [1000, 0, 0, 0, false]
const PAID = [1000, 0, 0, 0, true]

/** An accepted quote of parcelas of R$ 1.000,00, the first due on approval; `due` of the others. Resolves to its id and theirs. */
async function accepted(...due: string[]) {
  const amount = 1000
  const { id, token } = await sendQuote(app.people.staff, {
    items: [{ description: 'Placa', total: amount * (due.length + 1) }],
    payments: [null, ...due].map((day) => ({ due: day, percent: null, amount })),
  })
  expect((await app.people.visitor.post('/api/v1/quote/accept', { token, version: 1, ...CLIENT })).status).toBe(200)
  const { installments } = (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
  return { id, parcelas: installments.map((one: Parcela) => one.id) as number[] }
}

test('what is more than all pays the next one whole, without a discount that the sum does not ask for', async () => {
  await discountEarly()
  const two = await accepted('2027-12-20')
  expect((await pay(two.parcelas[0]!, 2000)).status).toBe(200)
  expect(await stand(two.id)).toEqual([PAID, PAID])
  const three = await accepted('2027-12-20', '2028-01-20')
  expect((await pay(three.parcelas[0]!, 2000)).status).toBe(200)
  expect(await stand(three.id)).toEqual([PAID, PAID, OPEN])
  // Nor is what is left of it a discount.
  const part = await accepted('2027-12-20')
  expect((await pay(part.parcelas[0]!, 1960)).status).toBe(200)
  expect(await stand(part.id)).toEqual([PAID, [960, 0, 0, 0, true], [40, 0, 0, 0, false]])
  // A sum up to all of it asks for the discount.
  const less = await accepted('2027-12-20')
  expect((await pay(less.parcelas[0]!, 970)).status).toBe(200)
  expect(await stand(less.id)).toEqual([[1000, 0, 0, 30, true], OPEN])
})

test('fine and interest that are left out of one parcela are not left out of the next', async () => {
  const { id, parcelas } = await accepted('2026-12-22')
  app.clock.set(new Date('2027-01-21T12:00:00-03:00'))
  const late = { paid_on: '2027-01-21', waived: true, note: 'Combinado' }
  expect((await pay(parcelas[0]!, 2030, late)).status).toBe(200)
  expect(await stand(id)).toEqual([PAID, [1000, 20, 10, 0, true]])
})

test('an excess that the next one does not take is refused by its name and the least it takes, and nothing is paid', async () => {
  const { id, parcelas } = await accepted('2026-12-22')
  app.clock.set(new Date('2027-01-21T12:00:00-03:00'))
  const late = { paid_on: '2027-01-21', waived: true, note: 'Combinado' }
  for (const amount of [1020, 1030])
    expect((await pay(parcelas[0]!, amount, late)).body.data.fields.amount).toMatch(
      /^Passam R\$\u00a0[23]0,00, e a parcela 2 só recebe mais do que R\$\u00a030,00/,
    )
  expect(await stand(id)).toEqual([OPEN, OPEN])
  expect((await pay(parcelas[0]!, 1030.01, late)).status).toBe(200)
})

test('where the parcela that was named is no longer the next, nothing is paid', async () => {
  const { id, parcelas } = await accepted('2027-12-20', '2028-01-20')
  const [first, second, third] = parcelas as [number, number, number]
  await pay(second, 1000)
  const refused = await pay(first, 1500, { carries_to: second })
  expect([refused.status, refused.body.data.code, refused.body.data.error]).toEqual([
    ...[409, 'installments-changed'],
    'As parcelas mudaram: a próxima em aberto é a parcela 3. Olhe de novo para onde vai o que passa.',
  ])
  expect(await stand(id)).toEqual([OPEN, PAID, OPEN])
  // Where nothing is carried, it does not matter which would be.
  expect((await pay(first, 1000, { carries_to: second })).status).toBe(200)
  await pay(third, 1000)
  expect(await stand(id)).toEqual([PAID, PAID, PAID])
})
