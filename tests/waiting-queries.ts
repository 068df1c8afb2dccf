import type { Pool, PoolClient } from 'pg'

/** How many queries of the connection's database wait for a lock that another transaction holds. */
export async function countWaitingQueries(connection: Pool | PoolClient): Promise<number> {
  // Within a transaction the statistics would stay as they were first read.
  await connection.query('select pg_stat_clear_snapshot()')
  const { rowCount } = await connection.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rowCount!
}
