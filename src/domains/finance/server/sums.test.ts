import { beforeAll, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'

const app = startApp()

/** How many entries, over how many years. */
const COUNT = 100_000
const YEARS = 10

interface Entry {
  type: 'receita' | 'despesa'
  cents: bigint
  date: string
  category: string
}
const entries: Entry[] = []

/** A repeatable sequence of numbers from 0 up to `below` (a linear congruential generator, Numerical Recipes). */
let state = 20_261_123
const random = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}

beforeAll(async () => {
  for (let index = 0; index < COUNT; index += 1) {
    const day = new Date(Date.UTC(2026 - random(YEARS), random(12), 1 + random(28)))
    entries.push({
      type: random(2) ? 'receita' : 'despesa',
      // Mostly amounts such as 0,10 and 0,20, and some of the largest.
      cents: random(50) === 0 ? BigInt(10_000_000_000 - random(100)) : BigInt(random(1_000_000)),
      date: day.toISOString().slice(0, 10),
      category: `Categoria ${random(40)}`,
    })
  }
  // Nothing is searched for here, and without its index the rows are there much sooner.
  await app.pool.query('drop index finance_reports_search_idx')
  await app.pool.query(
    `insert into finance_reports (id_user, description, amount, category, type, date)
     select 2, 'Lançamento', amount, category, type, date
     from unnest($1::bigint[], $2::text[], $3::text[], $4::date[]) as entry (amount, category, type, date)`,
    [
      entries.map(({ cents }) => String(cents)),
      entries.map(({ category }) => category),
      entries.map(({ type }) => type),
      entries.map(({ date }) => date),
    ],
  )
}, 300_000)

const decimal = (cents: bigint) => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
const sum = (chosen: readonly Entry[], type: Entry['type']) =>
  chosen.reduce((total, entry) => (entry.type === type ? total + entry.cents : total), 0n)
const expected = (chosen: readonly Entry[]) => ({
  income: decimal(sum(chosen, 'receita')),
  expenses: decimal(sum(chosen, 'despesa')),
  balance: decimal(sum(chosen, 'receita') - sum(chosen, 'despesa')),
  count: chosen.length,
})
const get = async (path: string) => (await app.people.staff.get(`/api/v1/finance/${path}`)).body
const within = (prefix: string) => entries.filter(({ date }) => date.startsWith(prefix))

test(`[FIN-05] the sums of ${COUNT} random entries are exact to the cent, in any order`, async () => {
  expect((await get('report/search?limit=1')).totals).toMatchObject(expected(entries))
  const backwards = entries.toReversed()
  expect(expected(backwards)).toEqual(expected(entries))
})

test('[FIN-05] each month’s cards are exact, and the pages of a month come to the same', async () => {
  for (const month of ['2026-11', '2021-02', '2017-12']) {
    let cursor: string | undefined
    const paged: Entry[] = []
    let totals: unknown
    do {
      const { body } = await app.people.staff.post('/api/v1/finance/report/listReportsMonth', {
        date: month,
        limit: 300,
        cursor,
      })
      for (const { type, amount, date, category } of body.data)
        paged.push({ type, date, category, cents: BigInt(amount.replace('.', '')) })
      totals = body.totals
      cursor = body.next
    } while (cursor)
    expect(totals).toMatchObject(expected(within(month)))
    expect(expected(paged)).toEqual(expected(within(month)))
  }
})

test('[FIN-05] the year’s pictures are exact by month, by category, and in their running balance', async () => {
  const { data } = await get('year?year=2024')
  const year = within('2024')
  expect(data.totals).toMatchObject(expected(year))
  let balance = 0n
  for (const { month, ...row } of data.months) {
    const { income, expenses } = expected(within(month))
    balance += sum(within(month), 'receita') - sum(within(month), 'despesa')
    expect([month, row]).toEqual([month, { income, expenses, balance: decimal(balance) }])
  }
  expect(data.years).toEqual(Array.from({ length: YEARS }, (_, ago) => 2026 - ago))
  expect(data.categories).toHaveLength(80)
  for (const row of data.categories)
    expect(row.sum).toBe(
      decimal(
        sum(
          year.filter(({ category }) => category === row.category),
          row.type,
        ),
      ),
    )
})
