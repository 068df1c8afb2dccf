import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'
import { STATES, STATUSES } from '../budget.ts'
import type { BudgetRow } from '../contract.ts'
import { removeDemoBudgets, seedDemoBudgets } from './demo.ts'

const app = startApp()
const list = async (): Promise<BudgetRow[]> => (await app.people.admin.post('/api/v1/budget/list', { id_user: 0 })).body

test('the demo brings a dozen quotes in all statuses and states; they go with their numbers, and no others', async () => {
  await seedDemoBudgets(app)
  await seedDemoBudgets(app)
  const demo = await list()
  expect(demo.length).toBeGreaterThanOrEqual(12)
  expect(demo.length).toBeLessThan(20)
  expect(new Set(demo.map(({ status }) => status))).toEqual(new Set(STATUSES))
  expect(new Set(demo.map(({ state }) => state))).toEqual(new Set(STATES))
  expect(demo.every(({ date }) => date <= app.clock.now().toISOString())).toBe(true)
  expect(new Set(demo.map(({ owner }) => owner))).toEqual(new Set(['Dona Marina', 'Davi']))
  const { data } = (await app.people.admin.get(`/api/v1/budget/document?id=${demo[0]!.id}`)).body
  expect(data.extra.html).toContain('<table>')
  const figures = (await app.people.admin.get('/api/v1/budget/figures?id_user=0')).body.data
  expect(figures.approved.count).toBeGreaterThan(0)
  expect(figures.expiring).toBeGreaterThan(0)

  const own = await addBudget(app.people.staff)
  await removeDemoBudgets(app.db)
  expect((await list()).map(({ id }) => id)).toEqual([own])
  expect((await app.pool.query('select id from budget_numbers')).rows).toEqual([{ id: own }])
})
