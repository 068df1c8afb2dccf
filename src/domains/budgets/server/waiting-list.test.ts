import { beforeAll, describe, expect, test } from 'vitest'
import { visitorContext } from '#platform/context.ts'
import { NOW, startApp } from '#tests/app.ts'
import { addBudget, addProject } from '#tests/factories.ts'
import { CLIENT, ITEMS, sendQuote } from '#tests/quotes.ts'
import { STATES, STATUSES } from '../budget.ts'
import type { BudgetRow } from '../budget-schemas.ts'
import { WAITS, type Waits, waitsFor } from '../waits.ts'
import { chooseFiltered } from './filter.ts'
import { EXPIRABLE, LASTING, readWaiting } from './waiting-list.ts'

const app = startApp()
const DAY = 86_400_000

interface Page {
  data: BudgetRow[]
  next?: string
  total: number
  waits: Record<Waits, { count: number; sum: number }>
  situations: Record<string, { count: number }>
}
const search = async (query: string, who = app.people.staff): Promise<Page> =>
  (await who.get(`/api/v1/budget/search?by=waits${query}`)).body

/** All pages of so many rows. */
async function readAll(query = '', limit = 7) {
  const rows: BudgetRow[] = []
  let page = await search(`&limit=${limit}${query}`)
  for (;;) {
    rows.push(...page.data)
    if (!page.next) return { rows, page }
    page = await search(`&limit=${limit}${query}&cursor=${page.next}`)
  }
}
const groupOf = ({ status, state, wait }: BudgetRow) => waitsFor({ status, state, has_line: wait!.has_line })

describe('quotes of all states', () => {
  beforeAll(async () => {
    await app.pool.query('delete from budgets')
    const project = await addProject(app)
    let made = 0
    for (const status of STATUSES)
      for (const state of STATES)
        for (const line of [null, project]) {
          // Two of them made at the same moment.
          for (const _ of [1, 2]) {
            const id = await addBudget(app.people.staff, { items: [{ description: 'Placa', total: 100 }] })
            const ago = ((made * 7) % 50) * DAY
            await app.pool.query(
              'update budgets set status = $2, state = $3, budget_validity = $4, project_id = $5, date = $6 where id = $1',
              [
                id,
                status,
                // Any of those that can expire.
                state === 'expired' ? ['sent', 'seen', 'change_requested'][made % 3] : state,
                state === 'expired' ? '2026-11-22' : '2026-11-23',
                line,
                new Date(new Date(NOW).getTime() - ago),
              ],
            )
          }
          made += 1
        }
  })

  test('stand by whom they wait for, the oldest first and the closed last, page by page, each once', async () => {
    const { rows } = await readAll()
    expect(rows).toHaveLength(112)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(112)
    const places = rows.map((row) => WAITS.indexOf(groupOf(row)))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    for (const group of ['us', 'client', 'going'] as const) {
      const days = rows.filter((row) => groupOf(row) === group).map(({ date }) => date)
      expect(days.length, group).toBeGreaterThan(0)
      expect(days, group).toEqual(days.toSorted())
    }
    const closed = rows.filter((row) => groupOf(row) === 'closed')
    const isExpired = ({ state, status }: BudgetRow) => state === 'expired' && status === 'PENDING'
    expect(closed.findLastIndex(isExpired)).toBe(closed.filter(isExpired).length - 1)
    const done = closed.filter((row) => !isExpired(row)).map(({ date }) => date)
    expect(done).toEqual(done.toSorted().toReversed())
  })

  test('each group has its count and sum, and narrows the list to it', async () => {
    const { rows, page } = await readAll()
    for (const group of WAITS) {
      const count = rows.filter((row) => groupOf(row) === group).length
      expect(page.waits[group], group).toEqual({ count, sum: count * 100 })
      const narrow = await readAll(`&waits=${group}`)
      expect(narrow.rows.map(groupOf), group).toEqual(Array(count).fill(group))
      expect(narrow.page.total, group).toBe(count)
      expect(narrow.page.waits, group).toEqual(page.waits)
      const plain = (await app.people.staff.get(`/api/v1/budget/search?waits=${group}&limit=200`)).body
      expect(plain.data, group).toHaveLength(count)
      expect(plain.waits).toBe(undefined)
    }
    const begun = await search('&waits=us&situation=accepted&limit=200')
    expect(begun.total).toBe(begun.data.length)
    expect(begun.data.every(({ wait }) => !wait!.has_line)).toBe(true)
  })

  test('nobody reads another’s, and a cursor of another list is none', async () => {
    expect((await search('', app.people.other)).total).toBe(0)
    expect((await search('&id_user=0', app.people.admin)).total).toBe(112)
    const first = await app.people.staff.get('/api/v1/budget/search?limit=5')
    for (const cursor of [first.body.next, 'x', Buffer.from('9 1 1').toString('base64url')])
      expect((await app.people.staff.get(`/api/v1/budget/search?by=waits&cursor=${cursor}`)).status).toBe(422)
  })
})

describe('a row says since when it waits', () => {
  test('of one that was sent, opened, and accepted with its next parcela', async () => {
    await app.pool.query('delete from budgets')
    const { id, token } = await sendQuote(app.people.staff, { items: ITEMS, budget_validity: '2026-12-01' })
    const wait = async () => (await search('')).data.find((row) => row.id === id)!.wait!
    expect(await wait()).toEqual({
      ...{ since: NOW.toISOString(), sent: NOW.toISOString(), renewal: false, validity: '2026-12-01', version: 1 },
      ...{ due: null, has_line: false, line: null },
    })
    app.clock.set(new Date(NOW.getTime() + DAY))
    await app.people.visitor.post('/api/v1/quote/accept', { token, version: 1, ...CLIENT })
    expect(await wait()).toMatchObject({ since: new Date(NOW.getTime() + DAY).toISOString(), due: '2026-11-24' })
    const { body } = await app.people.staff.post('/api/v1/budget/start-line', { id })
    expect(await wait()).toMatchObject({ has_line: true, line: body.data.project_id })
    // A line that the caller may not see is no place to go.
    await app.pool.query('update projects set id_user = 1 where id = $1', [body.data.project_id])
    expect(await wait()).toMatchObject({ has_line: true, line: null })
  })

  test('of one that the form approved, from that day', async () => {
    app.clock.set(NOW)
    const { id, token } = await sendQuote(app.people.staff, { items: ITEMS, budget_validity: '2026-12-01' })
    const row = async () => (await search('')).data.find((one) => one.id === id)!
    app.clock.set(new Date(NOW.getTime() + DAY))
    await app.people.staff.post('/api/v1/budget/save', { budget: { id, status: 'APPROVED' } })
    expect((await row()).wait).toMatchObject({ since: new Date(NOW.getTime() + DAY).toISOString() })
    app.clock.set(new Date(NOW.getTime() + 2 * DAY))
    await app.people.visitor.post('/api/v1/quote/change', { token, version: 1, note: 'Menos um' })
    expect((await row()).wait).toMatchObject({ since: new Date(NOW.getTime() + 2 * DAY).toISOString() })
  })

  test('of an expired one, whether its client asked for a new validity', async () => {
    app.clock.set(NOW)
    const { id, token } = await sendQuote(app.people.staff, { items: ITEMS, budget_validity: '2026-11-23' })
    app.clock.set(new Date(NOW.getTime() + 2 * DAY))
    await app.people.visitor.post('/api/v1/quote/renew', { token })
    const row = (await search('')).data.find((one) => one.id === id)!
    expect([row.state, row.wait!.renewal, groupOf(row)]).toEqual(['expired', true, 'closed'])
  })
})

test('among 20,000 closed and expired quotes, those that wait are found by their own indexes', async () => {
  await app.pool.query(
    `
    with numbers as (insert into budget_numbers (id_user) select 3 from generate_series(1, 20000) returning id)
    insert into budgets
      (id, id_user, client, project_name, deadline, budget_validity, total_budget, search, status, state, date)
    select id, 3, 'c', 'p', '2026-12-20', case when id % 400 = 1 then '2026-12-20'::date else '2026-01-20' end, 100, 'orcamento',
      case when id % 500 = 0 then 'DEV' when id % 2 = 0 then 'FINALIZED' else 'PENDING' end,
      case when id % 2 = 0 then 'accepted' else 'sent' end, $1::timestamptz - id * interval '1 minute' from numbers`,
    [NOW],
  )
  await app.pool.query('analyze budgets')
  const context = { ...visitorContext(app), actor: { id: 3, name: '', email: '', administers: false, session: 0 } }
  const rows = chooseFiltered(context, {}).select('id')
  const planOf = async (chosen: typeof rows) => JSON.stringify(await chosen.explain('text'))
  expect(await planOf(rows.where(LASTING))).toContain('budgets_lasting_idx')
  expect(await planOf(rows.where(EXPIRABLE).orderBy('date').orderBy('id').limit(100))).toContain(
    'budgets_expirable_idx',
  )
  const { data, next } = await readWaiting(context, { limit: 100 })
  expect(data.map(groupOf)).toEqual([
    ...Array(50).fill('client'),
    ...Array(40).fill('going'),
    ...Array(10).fill('closed'),
  ])
  const following = await readWaiting(context, { limit: 1, cursor: next })
  expect(following.data[0]!.date > data.at(-1)!.date).toBe(true)
})
