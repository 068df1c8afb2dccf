import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { INVITED_DAYS, RESET_HOURS } from '../password.ts'

const HOUR = 3_600_000

/** Whom a link is for. */
export interface Recipient {
  id: number
  name: string
  email: string
  /** Whether they have no password so far. */
  first: boolean
}

/** Whoever may get a link: a member of staff who is not disabled. Undefined for nobody. */
export async function findRecipient(db: Kysely<DB>, id: number): Promise<Recipient | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.user_id', '=', 'users.id').on('accounts.provider_id', '=', 'credential'),
    )
    .select(['users.id', 'users.name', 'users.email', 'accounts.password'])
    .where('users.id', '=', id)
    .where('users.banned', 'is not', true)
    .executeTakeFirst()
  return row && { id: row.id, name: row.name, email: row.email, first: !row.password }
}

/**
 * Makes a link by which somebody sets their password, once. The token stands behind the `#`, which browsers send to no
 * server: it reaches no log, no cache and no other site. Here only its hash is kept.
 */
export async function makeLink({ db, clock }: Pick<Program, 'db' | 'clock'>, who: Recipient, origin: string) {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now().getTime()
  const lasts = who.first ? INVITED_DAYS * 24 * HOUR : RESET_HOURS * HOUR
  await db
    .deleteFrom('password_links')
    .where('user_id', '=', who.id)
    .where('expires_at', '<', new Date(now - 30 * 24 * HOUR))
    .execute()
  await db
    .insertInto('password_links')
    .values({
      hash: hashToken(token),
      user_id: who.id,
      expires_at: new Date(now + lasts),
      created_at: new Date(now),
    })
    .execute()
  return `${origin}/set-password#${token}`
}

/** What is kept of a token. It is long and random, so a plain hash cannot be turned back. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
