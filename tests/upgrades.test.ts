import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { kyselyOn } from '#platform/db/open.ts'
import { newTarget, removeInstallations } from './installations.ts'
import { expectKeptSums } from './kept-sums.ts'
import { allTables, describeSchema } from './schema.ts'
import { upgradeOld } from './upgrades.ts'

/** Tables that an old installation need not have rows in. */
const EMPTY: Record<string, string> = {}
/** Columns ('table.column') that a later migration drops or fills anew, and why. */
const CHANGED: Record<string, string> = {
  'task_hours.line_id': 'that of the task, where there is one',
  'installation.modules_off': 'the newsletter, which no site gets unasked',
}

type Row = Record<string, unknown>

async function readRows(pool: Pool) {
  const rows: Record<string, Row[]> = {}
  for (const table of await allTables(pool)) {
    const found = await pool.query<{ row: Row }>(`select to_jsonb(t) as row from public."${table}" t`)
    rows[table] = found.rows.map(({ row }) => row)
  }
  return rows
}

/** A row as text, without columns that it did not have, or that are meant to change. */
const keptOf = (table: string, row: Row, columns: string[]) =>
  JSON.stringify(columns.filter((column) => !(`${table}.${column}` in CHANGED)).map((column) => [column, row[column]]))

/** The tables with their rows, wherever some were added on the way. */
const stations: Record<string, Row[]>[] = []
let pool: Pool
beforeAll(async () => {
  ;({ pool } = await upgradeOld(async (at) => stations.push(await readRows(at))))
})
afterAll(removeInstallations)

/** Tables that bear another name since. */
const RENAMED: Readonly<Record<string, string>> = {
  csv_imports: 'record_imports',
  csv_import_rows: 'record_import_rows',
}

test('an installation of long ago, brought to now, has every row it had', async () => {
  const now = await readRows(pool)
  for (const station of stations) {
    for (const [table, rows] of Object.entries(station)) {
      const columns = Object.keys(rows[0] ?? {})
      const kept = new Set(now[RENAMED[table] ?? table]?.map((row) => keptOf(table, row, columns)))
      const lost = rows.map((row) => keptOf(table, row, columns)).filter((row) => !kept.has(row))
      expect(lost, `rows of ${table} that are not there any more`).toEqual([])
    }
  }
})

test('and something in every table: a later migration brings its own rows along', async () => {
  const now = await readRows(pool)
  const empty = Object.keys(now).filter((table) => now[table]!.length === 0)
  expect(empty).toEqual(Object.keys(EMPTY))
})

test('has the schema that a new installation has, no more and no less', async () => {
  const fresh = await newTarget()
  await migrate(kyselyOn(fresh.pool))
  expect(await describeSchema(pool)).toEqual(await describeSchema(fresh.pool))
})

test('begins without the modules that its site would show unasked, as no new installation does', async () => {
  const off = async (at: Pool) => (await at.query('select modules_off from installation')).rows
  expect(await off(pool)).toEqual([{ modules_off: ['coffee', 'newsletter'] }])
  const fresh = await newTarget()
  await migrate(kyselyOn(fresh.pool))
  expect(await off(fresh.pool)).toEqual([])
})

test('has the sums that are kept since of all the rows it had before', () => expectKeptSums(pool))
