import type { Kysely } from 'kysely'
import type { VapidKeys } from 'web-push'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/** Loaded when it is needed. Node finds none of the names that this CommonJS module exports, but its default. */
export const loadWebPush = async () => (await import('web-push')).default

/** The key pair by which push services know this installation (RFC 8292), made at the first use. */
export async function readPushKeys(db: Kysely<DB>): Promise<VapidKeys> {
  const stored = await db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst()
  if (stored) return { publicKey: stored.public_key, privateKey: stored.private_key }
  const { publicKey, privateKey } = (await loadWebPush()).generateVAPIDKeys()
  await db
    .insertInto('push_keys')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return readPushKeys(db)
}

/** Where the people of a push service reach us: the site, or the sender of the e-mails. */
export async function readContactForPush({
  settings: { publicUrl },
  mail,
}: Pick<Program, 'settings' | 'mail'>): Promise<string> {
  return publicUrl?.startsWith('https:') ? publicUrl : `mailto:${(await mail.sender()).address}`
}
