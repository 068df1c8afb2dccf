import { expect, test } from 'vitest'
import { toDecimal } from '#money.ts'
import { startApp } from '#tests/app.ts'
import { makeOfx } from '#tests/bank-statements.ts'
import { readStatement } from '#tests/finance.ts'
import { addDays } from '#time.ts'

/** Entries of the year; fewer by `LEDGER_ENTRIES=4000`. */
const COUNT = Number(process.env.LEDGER_ENTRIES ?? 20_000)
const YEAR = 2024
const CATEGORIES = ['Material', 'Fretes', 'Vendas', 'Tarifas'] as const

const app = startApp()

/** What was sent, as plain numbers: all sums below are of this alone. */
interface Sent {
  line: number
  account: 0 | 1
  date: string
  cents: number
  parts: { category: string; cents: number }[]
  transfer: boolean
  deleted: boolean
}

let state = 20_240_229
const random = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}

/** Entries over a leap year, none of which equals one of the other account the other way: those are asked about. */
function makeYear(): Sent[] {
  return Array.from({ length: COUNT }, (_, at) => {
    // Days in their order, as in a statement of each account.
    const account = at < COUNT / 2 ? 0 : 1
    const place = at % (COUNT / 2)
    const date = addDays(`${YEAR}-01-01`, Math.floor((place * 366) / (COUNT / 2)))
    const size = 1 + random(random(40) === 0 ? 90_000_000 : 400_000)
    const cents = random(2) ? size * 2 : -(size * 2 + 1)
    const category = CATEGORIES[random(CATEGORIES.length)]!
    const whole = [{ category, cents }]
    const isSplit = random(50) === 0 && Math.abs(cents) > 300
    const first = isSplit ? Math.trunc(cents / 3) : 0
    const parts = isSplit
      ? [
          { category: 'Material', cents: first },
          { category: 'Brindes', cents: cents - first },
        ]
      : whole
    return { line: at + 1, account, date, cents, parts, transfer: false, deleted: false }
  })
}

const post = async (path: string, body: object) => {
  const answer = await app.people.staff.post(`/api/v1/finance/${path}`, body)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}
const get = async (path: string) => (await app.people.staff.get(`/api/v1/finance/${path}`)).body.data

const OPENING = [1_234_567, -98_765] as const
const counting = (sent: readonly Sent[]) => sent.filter((one) => !one.deleted)
const sumOf = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0)

/** The balance of an account at the end of a day, added up one by one. */
const balanceOn = (sent: readonly Sent[], account: 0 | 1, day: string) =>
  OPENING[account] +
  sumOf(counting(sent).flatMap((one) => (one.account === account && one.date <= day ? one.cents : [])))

async function expectSums(sent: readonly Sent[], accounts: readonly number[]) {
  const listed = (await get('accounts')) as { id: number; balance: string }[]
  for (const account of [0, 1] as const) {
    const shown = listed.find(({ id }) => id === accounts[account])!
    expect(shown.balance).toBe(toDecimal(balanceOn(sent, account, `${YEAR}-12-31`)))
    // Each day of the weeks around the leap day, and of the last ones.
    for (const [from, to] of [
      [`${YEAR}-02-20`, `${YEAR}-03-10`],
      [`${YEAR}-12-20`, `${YEAR}-12-31`],
    ] as const) {
      const { before, days } = await get(`account/course?id=${accounts[account]}&from=${from}&to=${to}`)
      expect(before).toBe(toDecimal(balanceOn(sent, account, addDays(from, -1))))
      expect(days.length).toBeGreaterThan(5)
      for (const { day, balance } of days)
        expect([day, balance]).toEqual([day, toDecimal(balanceOn(sent, account, day))])
    }
  }
  const year = await get(`year?year=${YEAR}`)
  const real = counting(sent).filter(({ transfer }) => !transfer)
  let running = 0
  for (const { month, income, expenses, balance } of year.months) {
    const own = real.filter(({ date }) => date.startsWith(month))
    const [into, out] = [
      sumOf(own.map(({ cents }) => Math.max(cents, 0))),
      -sumOf(own.map(({ cents }) => Math.min(cents, 0))),
    ]
    running += into - out
    expect([month, income, expenses, balance]).toEqual([month, ...[into, out, running].map(toDecimal)])
  }
  const byCategory = new Map<string, number>()
  for (const { parts } of real)
    for (const { category, cents } of parts) {
      const key = `${cents < 0 ? 'despesa' : 'receita'} ${category}`
      byCategory.set(key, (byCategory.get(key) ?? 0) + Math.abs(cents))
    }
  const shown = year.categories.map((one: Record<string, string>) => [`${one.type} ${one.category}`, one.sum] as const)
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries([...byCategory].map(([key, cents]) => [key, toDecimal(cents)])),
  )
}

test(`balances and sums of a year of ${COUNT} entries are those of what was sent: split, moved, deleted and brought back`, {
  timeout: 300_000,
}, async () => {
  const sent = makeYear()
  const accounts: number[] = []
  for (const [at, name] of ['Banco', 'Reserva'].entries())
    accounts.push(
      (
        await post('account/new', {
          ...{ name, kind: 'bank', bank: '341', number: `900${at}` },
          ...{ opening_balance: toDecimal(OPENING[at]!), opening_day: `${YEAR}-01-01` },
        })
      ).id,
    )
  const movements = (account: 0 | 1) =>
    sent
      .filter((one) => one.account === account)
      .map(({ line, date, cents }) => ({ day: date, amount: toDecimal(cents), text: `LINHA ${line}X`, id: `L${line}` }))
  const choices = sent.map(({ line, parts }) => ({
    ...{ line, do: 'add', category: parts[0]!.category },
    ...(parts.length > 1 && {
      parts: parts.map(({ category, cents }) => ({ category, project_id: null, amount: toDecimal(Math.abs(cents)) })),
    }),
  }))
  const file = makeOfx([
    { bank: '341', number: '9000', movements: movements(0) },
    { bank: '341', number: '9001', movements: movements(1) },
  ])
  const { added } = await readStatement(app.people.staff, '', file, { choices })
  expect(added).toBe(COUNT)
  await expectSums(sent, accounts)

  // Between the two accounts, which counts in their balances alone.
  for (let count = 0; count < 20; count += 1) {
    const [cents, date] = [100 + random(50_000), `${YEAR}-03-0${1 + (count % 9)}`]
    await post('transfer', { from: accounts[0], to: accounts[1], amount: toDecimal(cents), date })
    for (const account of [0, 1] as const)
      sent.push({ line: 0, account, date, cents: account ? cents : -cents, parts: [], transfer: true, deleted: false })
  }
  // Of the entries of one day all go, and some come back.
  const { rows } = await app.pool.query<{ id: number; line: number }>(
    `select report_id as id, substring(fitid from 2)::integer as line from finance_import_lines`,
  )
  const idOf = new Map(rows.map(({ line, id }) => [line, id]))
  const gone = sent.filter(({ line }) => line > 0 && line % 7 === 0).slice(0, 500)
  await post('report/many-delete', { ids: gone.map(({ line }) => idOf.get(line)!) })
  for (const one of gone) one.deleted = true
  await expectSums(sent, accounts)
  const back = gone.slice(0, 200)
  await post('report/many-restore', { ids: back.map(({ line }) => idOf.get(line)!) })
  for (const one of back) one.deleted = false
  await expectSums(sent, accounts)
})
