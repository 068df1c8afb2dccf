import type { Kysely } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'

/**
 * Revokes for good all that gives access to an account without its password: sessions, and with them devices that are sent
 * its alerts; password links; the address of its calendar. Call it in a transaction.
 */
export async function revokeAccess(db: Kysely<DB>, userId: number) {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
  await db.deleteFrom('password_links').where('user_id', '=', userId).execute()
  // Opening it again raises its number, and with it the address.
  await db.updateTable('calendar_feeds').set({ is_open: false }).where('user_id', '=', userId).execute()
}
