import { beforeEach, expect, test } from 'vitest'
import { NOW } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'
import { ITEMS, startQuotes } from '#tests/quotes.ts'
import { DAY_MS } from '#time.ts'

const { app, staff, record } = startQuotes()
beforeEach(() => app.pool.query('delete from clients'))

const addClient = async (name = 'Boreal') =>
  (await app.people.staff.post('/api/v1/client/new', { name })).body.data.id as number
const sums = async (id: number, who = app.people.staff) =>
  (await who.get(`/api/v1/budget/of-client?id=${id}`)).body.data
const NOTHING = { billed: 0, paid: 0, open: 0, overdue: 0 }

/** An accepted quote of 3.850,00: half today, half in twenty days. Says its parcelas. */
async function accepted(client_id: number | null, who = app.people.staff) {
  const payments = [
    { due: null, percent: 50, amount: null },
    { due: '2026-12-13', percent: 50, amount: null },
  ]
  const id = await addBudget(who, { items: ITEMS, client_id, payments })
  await record(id, {}, who)
  const { installments } = (await who.get(`/api/v1/budget/exchange?id=${id}`)).body.data
  return { id, installments: installments.map((one: { id: number }) => one.id) as number[] }
}

test('parcelas of a client’s accepted quotes are billed, paid, open, and overdue from the day after', async () => {
  const client = await addClient()
  expect(await sums(client)).toEqual(NOTHING)
  await addBudget(app.people.staff, { items: ITEMS, client_id: client })
  expect(await sums(client)).toEqual(NOTHING)
  const { installments } = await accepted(client)
  await accepted(null)
  expect(await sums(client)).toEqual({ billed: 3850, paid: 0, open: 3850, overdue: 0 })
  app.clock.set(new Date(NOW.getTime() + DAY_MS))
  expect(await sums(client)).toEqual({ billed: 3850, paid: 0, open: 3850, overdue: 1925 })
  await staff('pay', { id: installments[0], paid_on: '2026-11-23', means: 'pix' })
  expect(await sums(client)).toEqual({ billed: 3850, paid: 1925, open: 1925, overdue: 0 })
  // As the ledger has it: with what paying late cost, less what paying early saved.
  await app.pool.query('update budget_installments set fine = 1000, interest = 250, discount = 300 where id = $1', [
    installments[0],
  ])
  expect(await sums(client)).toEqual({ billed: 3850, paid: 1934.5, open: 1925, overdue: 0 })
})

test('those of an acceptance that was undone count no more', async () => {
  const client = await addClient()
  const { id } = await accepted(client)
  await staff('undo', { id, note: 'Engano.' })
  expect(await sums(client)).toEqual(NOTHING)
})

test('each sees what their own quotes come to, the admin what all do; a client that is gone is missing', async () => {
  const client = await addClient()
  await accepted(client)
  await accepted(client, app.people.other)
  for (const who of [app.people.staff, app.people.other])
    expect(await sums(client, who)).toMatchObject({ billed: 3850 })
  expect(await sums(client, app.people.admin)).toMatchObject({ billed: 7700 })
  expect((await app.people.visitor.get(`/api/v1/budget/of-client?id=${client}`)).status).toBe(403)
  await app.people.admin.post('/api/v1/client/delete', { id: client })
  expect((await app.people.staff.get(`/api/v1/budget/of-client?id=${client}`)).status).toBe(404)
})
