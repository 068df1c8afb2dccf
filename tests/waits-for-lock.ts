import type { TestApp } from './app.ts'

/** Resolves once a connection to the database of the test waits for a lock. */
export async function waitsForLock({ pool }: Pick<TestApp, 'pool'>) {
  for (;;) {
    const { rows } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if (rows.length > 0) return
  }
}
