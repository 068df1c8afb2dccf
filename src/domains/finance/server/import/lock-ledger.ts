import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'

/** Makes other imports of the ledger, and undoings of them, wait until the transaction ends. */
export const lockLedger = (db: Kysely<DB>, ledger: number) =>
  sql`select pg_advisory_xact_lock(hashtext('finance import'), ${ledger})`.execute(db)
