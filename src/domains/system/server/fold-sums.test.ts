import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { foldSumsJob } from './fold-sums.ts'

const app = startApp()

/** What is kept: its keys, what they are of a row, cents, and the rows that count. */
const KEPT = {
  finance_sums: {
    keys: ['id_user', 'account_id', 'month', 'type', 'transfer', 'category'],
    of: ['id_user', 'account_id', "date_trunc('month', date)::date", 'type', 'transfer', 'category'],
    cents: 'amount',
    rows: 'finance_reports where deleted_at is null',
  },
  order_sums: {
    keys: ['month', 'state', 'counted'],
    of: ["to_char(paid_at at time zone 'America/Sao_Paulo', 'YYYY-MM')", 'state', 'not sandbox and not demo'],
    cents: 'total',
    rows: 'orders',
  },
  budget_sums: {
    keys: ['id_user', 'status', 'state'],
    of: ['id_user', 'status', 'state'],
    cents: 'total_budget',
    rows: 'budgets',
  },
  client_sums: { keys: ['deleted'], of: ['deleted_at is not null'], cents: '0', rows: 'clients' },
  message_sums: {
    keys: ['day', 'archived', 'read'],
    of: ["(created_at at time zone 'UTC')::date", 'archived', 'read'],
    cents: '0',
    rows: 'contact_messages',
  },
}

/** The sums of a table's rows, or of what is kept of them: a text for each. */
async function sumsOf(keys: string[], sums: string, rows: string) {
  const places = keys.map((_, index) => index + 1).join(', ')
  const text = `select ${keys.join(', ')}, ${sums} from ${rows} group by ${places}`
  return (await app.pool.query({ text, rowMode: 'array' })).rows.map((row) => JSON.stringify(row)).sort()
}

async function expectKept() {
  for (const [table, { keys, of, cents, rows }] of Object.entries(KEPT)) {
    const kept = await sumsOf(keys, 'sum(rows)::bigint, sum(amount)::bigint', `(select * from ${table}) as kept`)
    const actual = await sumsOf(of, `count(*), sum(${cents})::bigint`, rows)
    expect(actual, table).not.toEqual([])
    expect(
      kept.filter((row) => !/,0,0]$/.test(row)),
      table,
    ).toEqual(actual)
  }
}

const countKept = async () => {
  const counts = Object.keys(KEPT).map((table) => `(select count(*) from ${table})`)
  return (await app.pool.query(`select ${counts.join(' + ')} as count`)).rows[0].count
}

beforeEach(async () => {
  for (const { seed } of app.domains) await seed?.(app)
  for (const { demo } of app.domains) await demo?.seed(app)
})

test('kept sums are those of the rows, whatever was added, changed and removed', async () => {
  await expectKept()
  await app.pool.query(`
    update finance_reports set date = date - 40, amount = amount + 1 where id % 3 = 0;
    update finance_reports set account_id = null, category = 'Outra' where id % 4 = 0;
    update finance_reports set deleted_at = '2026-11-20' where id % 5 = 0;
    update finance_reports set deleted_at = null where id % 10 = 0;
    delete from finance_reports where id % 7 = 0;
    update orders set state = 'refunded' where state = 'paid' and id % 2 = 0;
    update orders set demo = false where id % 3 = 0;
    update budgets set status = 'DEV', total_budget = total_budget + 1 where id % 2 = 0;
    delete from budgets where id % 5 = 0;
    update clients set deleted_at = '2026-11-20' where id % 2 = 0;
    delete from clients where id % 3 = 0;
    update contact_messages set archived = not archived, read = true where id % 2 = 0;
    delete from contact_messages where id % 3 = 0`)
  await expectKept()
})

test('the job makes each sum one row, and changes none', async () => {
  const before = await countKept()
  await foldSumsJob.handler(app, {}, { id: 'x', attempt: 1, signal: new AbortController().signal })
  const after = await countKept()
  expect(after).toBeLessThan(before)
  await expectKept()
  await foldSumsJob.handler(app, {}, { id: 'x', attempt: 1, signal: new AbortController().signal })
  expect(await countKept()).toBe(after)
})

test('a change that no sum depends on adds nothing', async () => {
  const before = await countKept()
  await app.pool.query('update orders set downloads = downloads + 1')
  expect(await countKept()).toBe(before)
})
