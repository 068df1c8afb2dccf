import type { Pool } from 'pg'
import { expect } from 'vitest'

/** What is kept: its keys, what they are of a row, cents, and the rows that count. */
export const KEPT = {
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
async function sumsOf(pool: Pool, keys: string[], sums: string, rows: string) {
  const places = keys.map((_, index) => index + 1).join(', ')
  const text = `select ${keys.join(', ')}, ${sums} from ${rows} group by ${places}`
  return (await pool.query({ text, rowMode: 'array' })).rows.map((row) => JSON.stringify(row)).sort()
}

/** Each table of sums says what the rows it is kept of come to, and has some. */
export async function expectKeptSums(pool: Pool) {
  for (const [table, { keys, of, cents, rows }] of Object.entries(KEPT)) {
    const kept = await sumsOf(pool, keys, 'sum(rows)::bigint, sum(amount)::bigint', `(select * from ${table}) as kept`)
    const actual = await sumsOf(pool, of, `count(*), sum(${cents})::bigint`, rows)
    expect(actual, table).not.toEqual([])
    expect(
      kept.filter((row) => !/,0,0]$/.test(row)),
      table,
    ).toEqual(actual)
  }
}
