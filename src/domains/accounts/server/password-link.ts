import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { INVITED_DAYS, RESET_HOURS } from '../password.ts'

const HOUR = 3_600_000
const FRESH = 10 * 60_000

/** The account that a password link is for. */
export interface Recipient {
  id: number
  name: string
  email: string
  /** Whether the account has no password yet. */
  first: boolean
}

/** The account if it exists and is not disabled. */
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

interface LinkOptions {
  /** Where its page is. */
  origin: string
  /** Id of the administrator who sees it; absent where it goes by e-mail. */
  shownTo?: number
}

/**
 * Creates a single-use password link. The token is in the fragment, which browsers do not send to servers, so it
 * reaches no log, cache or other site. Only its hash is stored.
 */
export async function makeLink(
  { db, clock }: Pick<Program, 'db' | 'clock'>,
  who: Recipient,
  { origin, shownTo }: LinkOptions,
) {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now().getTime()
  const validity = who.first ? INVITED_DAYS * 24 * HOUR : RESET_HOURS * HOUR
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
      expires_at: new Date(now + validity),
      created_at: new Date(now),
      shown_to: shownTo ?? null,
    })
    .execute()
  return `${origin}/set-password#${token}`
}

/** Whether the account was given a link within the last minutes that still waits to be used. */
export async function hasFreshLink({ db, clock }: Pick<Program, 'db' | 'clock'>, { id }: Recipient): Promise<boolean> {
  const row = await db
    .selectFrom('password_links')
    .select('hash')
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(clock.now().getTime() - FRESH))
    .executeTakeFirst()
  return row !== undefined
}

/** The stored form of a token. It has 256 random bits, so an unsalted hash is safe. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
