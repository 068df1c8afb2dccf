import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.gen.ts'
import { hashPassword } from './password.ts'

interface Options {
  /** When it is set. */
  at: Date
  /** The session that stays open. */
  keep?: number
}

/**
 * Sets an account's password, whether or not it had one. Ends its sessions except `keep`, and revokes its password links and
 * its passwords of apps.
 * Call it in a transaction.
 */
export async function setPassword(db: Kysely<DB>, userId: number, password: string, { at, keep }: Options) {
  const hash = await hashPassword(password)
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ password: hash, updated_at: at })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    await db
      .insertInto('accounts')
      .values({
        account_id: String(userId),
        provider_id: 'credential',
        user_id: userId,
        password: hash,
        created_at: at,
        updated_at: at,
      })
      .execute()
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== undefined, (open) => open.where('id', '!=', keep!))
    .execute()
  await db.deleteFrom('calendar_app_passwords').where('user_id', '=', userId).execute()
  await db
    .updateTable('password_links')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}
