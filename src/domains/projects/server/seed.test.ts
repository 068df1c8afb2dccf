import { expect, test } from 'vitest'
import { startApp } from '../../../../tests/app.ts'
import { seedProjects } from './seed.ts'

const app = startApp()

test('the demo brings projects of three trades, four of them highlighted, two on sale, one a sketch, one outsourced', async () => {
  await seedProjects(app)
  await seedProjects(app) // a second start adds nothing
  const list = async (name: string) => (await app.people.visitor.post(`/api/v1/list-project-${name}`)).body
  const { data, total } = await list('publics')
  expect(total).toBeGreaterThanOrEqual(9)
  expect(new Set(data.map((one: { trade: string }) => one.trade)).size).toBe(3)
  expect(data[0].title).toBe('Central de pedidos para oficinas')
  expect((await list('highlighted')).total).toBe(4)
  expect((await list('sale')).data.map((one: { sale: { value: number } }) => one.sale.value)).toEqual([690, 249])
  for (const mark of ['is_sketch', 'is_outsourced'])
    expect(data.filter((one: Record<string, boolean>) => one[mark])).toHaveLength(1)
  expect(data.filter((one: { link_external: string }) => one.link_external)).toHaveLength(1)
})
