import type { Pool } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { backUp, newTarget, removeInstallations, restore } from '#tests/installations.ts'
import { allTables } from '#tests/schema.ts'
import { upgradeOld } from '#tests/upgrades.ts'

vi.setConfig({ testTimeout: 120_000 })
afterAll(removeInstallations)

/** Tables whose rows a restore does not bring back as they were, and why. */
const OTHERWISE: Record<string, string> = {
  kysely_migration: 'written anew as the migrations run',
  kysely_migration_lock: 'of the migrations',
  view_salts: 'must not exist longer than a day',
  sessions: 'whoever has the backup must not be signed in by it',
  push_subscriptions: 'each belongs to a session',
  password_links: 'whoever has the backup must not set a password by it',
  calendar_app_passwords: 'one that was revoked since must not be good again',
  security_log: 'has the line of the restore besides',
}

/** The rows of every table there is, asked of the database itself and not of the backup. */
async function readRows(pool: Pool) {
  const rows: Record<string, string[]> = {}
  for (const table of await allTables(pool))
    rows[table] = (await pool.query(`select t::text as row from public."${table}" t order by 1`)).rows.map(
      ({ row }) => row,
    )
  return rows
}

test('an installation with rows in every table is restored with all of them, and with nothing that gave access', async () => {
  const source = await upgradeOld()
  const before = await readRows(source.pool)
  // Nothing is proven of a table without rows.
  expect(Object.keys(before).filter((table) => before[table]!.length === 0)).toEqual([])
  const target = await newTarget()
  await restore(target, await backUp(source))
  const after = await readRows(target.pool)
  expect(Object.keys(after)).toEqual(Object.keys(before))
  for (const [table, rows] of Object.entries(before))
    if (!(table in OTHERWISE)) expect(after[table], table).toEqual(rows)
  for (const table of ['view_salts', 'sessions', 'push_subscriptions', 'password_links', 'calendar_app_passwords'])
    expect(after[table], table).toEqual([])
  expect(after.security_log).toEqual(expect.arrayContaining(before.security_log!))
  expect(after.security_log).toHaveLength(before.security_log!.length + 1)
})
