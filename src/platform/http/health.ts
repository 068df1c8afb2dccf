import { lastBackup } from '../backup/daily-backup.ts'
import type { Documents } from './documents.ts'

/** For load balancers: whether the process runs (`/healthz`), and whether it can serve (`/readyz`). */
export const healthDocuments: Documents = {
  '/healthz': () => Response.json({ ok: true }),
  async '/readyz'({ pool, settings, log }) {
    try {
      await pool.query('select')
      return Response.json({ ok: true, database: 'up', backup: { last: lastBackup(settings) } })
    } catch (error) {
      log.warn({ err: error }, 'not ready')
      return Response.json({ ok: false, database: 'down' }, { status: 503 })
    }
  },
}
