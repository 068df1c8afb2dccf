import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { countWaitingQueries } from '#tests/waiting-queries.ts'

const app = startApp()
const restarted = startApp({}, undefined, app)

test('[BUD-05] a number is drawn once, by 100 at the same time and after a restart', async () => {
  const draw = (who = app.people.staff) => who.post('/api/v1/budget/newIdBudget', { id_user: 2 })
  const answers = await Promise.all(Array.from({ length: 100 }, () => draw()))
  const ids = answers.map(({ body }) => body.id as number)
  const later = (await draw(restarted.people.staff)).body.id
  expect(new Set([...ids, later]).size).toBe(101)
  expect(later).toBeGreaterThan(Math.max(...ids))
})

test('the admin draws one for the staff only', async () => {
  const draw = (id_user: number) => app.people.admin.post('/api/v1/budget/newIdBudget', { id_user })
  expect((await draw(3)).status).toBe(200)
  expect(await draw(999)).toMatchObject({ status: 422, body: { data: { fields: { id_user: expect.any(String) } } } })
})

test('a number whose quote is gone is not drawn again', async () => {
  const draw = async () => (await app.people.staff.post('/api/v1/budget/newIdBudget')).body.id as number
  const id = await draw()
  await app.pool.query('delete from budget_numbers where id = $1', [id])
  expect(await draw()).toBeGreaterThan(id)
})

test('a number saved by several at once for the first time is one quote', async () => {
  const { id } = (await app.people.staff.post('/api/v1/budget/newIdBudget')).body
  // Without terms: rendering them would let one save begin after the other.
  const budget = { id, client: 'Uma', project_name: 'Só', deadline: '2026-12-20', terms: '' }
  const client = await app.pool.connect()
  const saves = []
  try {
    // Held by a transaction of the test's, the number lets no save begin before the others.
    await client.query('begin')
    await client.query('select 1 from budget_numbers where id = $1 for update', [id])
    saves.push(...Array.from({ length: 3 }, () => app.people.staff.post('/api/v1/budget/save', { budget })))
    await expect.poll(() => countWaitingQueries(client)).toBe(3)
  } finally {
    await client.query('rollback')
    client.release()
  }
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200, 200])
  const { data } = (await app.people.staff.post('/api/v1/budget/budgetById', { id })).body
  expect(data).toMatchObject([{ client: 'Uma', revision: 3 }])
})
