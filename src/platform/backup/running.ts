import type { ClientBase, Pool } from 'pg'

/** Key of an advisory lock that each running backup holds, shared. */
const LOCK = 745_500_007

/** Says that a backup runs, until `noteBackupEnd` on the same connection or its end. */
export const noteBackupStart = (client: ClientBase) => client.query('select pg_advisory_lock_shared($1)', [LOCK])

export const noteBackupEnd = (client: ClientBase) => client.query('select pg_advisory_unlock_shared($1)', [LOCK])

/**
 * Whether a backup runs on this database, in whatever process. A file whose row was deleted before it began may be removed:
 * its snapshot does not name it. Where one runs, files must stay until it has ended.
 */
export async function isBackupRunning(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ running: boolean }>({
    name: 'backup-running',
    text: `select exists (
      select from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and granted
        and database = (select oid from pg_database where datname = current_database())
    ) as running`,
    values: [LOCK],
  })
  return rows[0]!.running
}
