import { expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'

const app = startApp()
const list = async (query: string) => (await app.people.admin.get(`/api/v1/margins${query}`)).body

test('the screen has the last two hundred lines and quotes without one, and all for who asks; a table has all', async () => {
  await app.pool.query(`
    with made as (insert into projects (id_user, title, is_public) select 1, 'Linha ' || n, false from generate_series(1, 201) n returning id),
    entries as (insert into finance_reports (id_user, description, amount, category, type, date, project_id)
      select 1, 'Chapa', id, 'Material', 'despesa', '2026-11-05', id from made)
    select from made`)
  await app.pool.query("update production_lines set projectstatus = 'completed'")
  const read = (query: string) => list(`?closed=true${query}`)
  const [shown, all] = [await read('&whole=false'), await read('')]
  expect([shown.data.length, shown.cut, all.data.length, all.cut]).toEqual([200, true, 201, false])
  expect(shown.data).toEqual(all.data.slice(0, 200))
  expect((await read('&whole=true')).data).toEqual(all.data)
  await app.pool.query('delete from projects where id = $1', [all.data.at(-1).line])
  expect(await read('&whole=false')).toMatchObject({ data: { length: 200 }, cut: false })
  expect((await app.people.admin.get('/api/v1/margins/csv?closed=true')).body.trim().split('\n')).toHaveLength(201)

  await app.pool.query(
    `
    with numbers as (insert into budget_numbers (id_user) select 1 from generate_series(1, 201) returning id)
    insert into budgets (id, id_user, client, project_name, deadline, budget_validity, total_budget, search, status, date)
    select id, 1, 'Gráfica', 'n', '2026-12-20', '2026-12-20', 100, '', 'DEV', $1 from numbers`,
    [NOW],
  )
  const { data: loose } = await list('?whole=false')
  expect([loose.length, new Set(loose.map(({ key }: { key: string }) => key)).size]).toEqual([200, 200])
  expect((await list('')).data).toHaveLength(201)
})
