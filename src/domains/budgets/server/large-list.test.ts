import { expect, test } from 'vitest'
import { visitorContext } from '#platform/context.ts'
import { startApp } from '#tests/app.ts'
import { chooseFiltered } from './filter.ts'

const app = startApp()

const search = async (query: Record<string, string>) =>
  (await app.people.other.get(`/api/v1/budget/search?${new URLSearchParams(query)}`)).body

test('[API-09] /budget/list is a bare array, up to 1,000, whose header has the cursor of what follows', async () => {
  const list = async (input: object) => app.people.other.post('/api/v1/budget/list', input)
  await app.pool.query(
    `with numbers as (insert into budget_numbers (id_user) select 3 from generate_series(1, 1003) returning id)
    insert into budgets (id, id_user, client, project_name, deadline, budget_validity, total_budget, search, date)
    select id, 3, 'Muitos', 'n', '2026-12-20', '2026-12-20', 100, '', $1 from numbers`,
    [app.clock.now()],
  )
  const first = await list({ id_user: 3 })
  expect(first.body).toHaveLength(1000)
  const rest = await list({ cursor: first.headers.get('x-next-cursor'), limit: 2 })
  expect(rest.body).toHaveLength(2)
  const last = await list({ cursor: rest.headers.get('x-next-cursor') })
  expect(last.body).toHaveLength(1)
  expect(last.headers.get('x-next-cursor')).toBeNull()
  const ids = [first, rest, last].flatMap(({ body }) => body.map(({ id }: { id: number }) => id))
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
  expect((await list({ limit: 1001 })).status).toBe(422)
  expect((await list({ cursor: 'x' })).status).toBe(422)
})

test('what a text finds is summed up to a thousand quotes, and beyond for who asks', async () => {
  const add = (count: number) =>
    app.pool.query(
      `with numbers as (insert into budget_numbers (id_user) select 3 from generate_series(1, $1::integer) returning id)
      insert into budgets (id, id_user, client, project_name, deadline, budget_validity, total_budget, search, state)
      select id, 3, 'Gráfica', 'n', '2026-12-20', '2026-12-20', 100, 'grafica', (array['draft', 'refused'])[1 + id % 2]
      from numbers`,
      [count],
    )
  await add(1000)
  const bounded = (filter = {}) => search({ q: 'gráfica', whole: 'false', limit: '5', ...filter })
  const whole = await search({ q: 'gráfica', limit: '5' })
  expect(whole).toMatchObject({ total: 1000, totals: { PENDING: { count: 1000, sum: 1000 } } })
  expect(await bounded()).toEqual(whole)
  await add(1)
  for (const by of [{}, { by: 'waits' }]) {
    const found = await bounded(by)
    expect(found).toMatchObject({ total: 1001, data: { length: 5 }, next: expect.any(String) })
    for (const sums of ['totals', 'situations', 'waits']) expect(found).not.toHaveProperty(sums)
  }
  expect((await bounded({ situation: 'draft' })).total).toBeOneOf([500, 501])
  expect(await search({ q: 'gráfica', by: 'waits' })).toMatchObject({
    ...{ total: 1001, totals: { PENDING: { sum: 1001 } }, waits: { us: { count: expect.any(Number) } } },
  })
  // Without a text they are kept.
  expect((await search({ whole: 'false' })).totals.PENDING.count).toBeGreaterThan(1000)
  await app.pool.query("delete from budgets where search = 'grafica'")
})

test('among 10,000 quotes the search goes by its index', async () => {
  await app.pool.query(`
    with numbers as (insert into budget_numbers (id_user) select 3 from generate_series(1, 10000) returning id)
    insert into budgets (id, id_user, client, project_name, deadline, budget_validity, total_budget, search)
    select id, 3, 'c', 'p', '2026-12-20', '2026-12-20', 100, 'orcamento ' || md5(id::text) from numbers`)
  // As autovacuum does: what was inserted last waits beside the index, which then seems dearer than the table.
  await app.pool.query('vacuum analyze budgets')
  const context = { ...visitorContext(app), actor: { id: 3, name: '', email: '', administers: false, session: 0 } }
  const plan = await chooseFiltered(context, { q: 'forno avisa' }).select('id').explain('text')
  expect(JSON.stringify(plan)).toContain('budgets_search_idx')
})
