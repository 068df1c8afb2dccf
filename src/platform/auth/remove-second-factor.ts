import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.gen.ts'

/** Removes an account's second factor and ends its sessions. Call it in a transaction. */
export async function removeSecondFactor(db: Kysely<DB>, userId: number) {
  await db.deleteFrom('two_factors').where('user_id', '=', userId).execute()
  await db.updateTable('users').set({ two_factor_enabled: false }).where('id', '=', userId).execute()
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
