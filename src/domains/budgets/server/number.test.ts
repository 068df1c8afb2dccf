import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'

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

test('a number whose quote is gone is not drawn again', async () => {
  const draw = async () => (await app.people.staff.post('/api/v1/budget/newIdBudget')).body.id as number
  const id = await draw()
  await app.pool.query('delete from budget_numbers where id = $1', [id])
  expect(await draw()).toBeGreaterThan(id)
})

test('the same number saved twice at once is one quote', async () => {
  const { id } = (await app.people.staff.post('/api/v1/budget/newIdBudget')).body
  const budget = { id, client: 'Uma', project_name: 'Só', deadline: '2026-12-20' }
  const saves = await Promise.all(
    Array.from({ length: 2 }, () => app.people.staff.post('/api/v1/budget/save', { budget })),
  )
  expect(saves.map(({ status }) => status)).toEqual([200, 200])
})
