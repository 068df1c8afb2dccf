import type { Kysely } from 'kysely'
import type { DB } from './db/tables.gen.ts'
import { type Held, hold } from './held.ts'
import { seal, unseal } from './sealed.ts'
import type { Settings, StripeSettings } from './settings.ts'

/** The account with Stripe that takes card payments. */
export interface StripeAccount {
  /** Who set it: the machine's settings, or a principal in *Sistema*. */
  setBy: 'machine' | 'panel'
  publishableKey: string
  /** Undefined where they cannot be read and must be typed again. */
  keys: StripeSettings | undefined
  /** When it was set in *Sistema*. */
  savedAt?: Date
}

/** The account with Stripe as it is now. Holds its keys: never in an answer, a log or an error. */
export interface Stripe extends Held {
  /** That of the machine's settings, else the one set in *Sistema*; undefined where there is none. */
  readonly account: StripeAccount | undefined
  /** What Stripe is asked with; undefined where cards cannot be taken. */
  readonly keys: StripeSettings | undefined
}

interface Stored {
  db: Kysely<DB>
  secret: string
  settings: Pick<Settings, 'stripe' | 'stripeApi'>
}

export function makeStripe(program: Stored): Stripe {
  const stored = hold(() => readStoredAccount(program))
  return {
    get account(): StripeAccount | undefined {
      const { stripe: keys } = program.settings
      return keys ? { setBy: 'machine', publishableKey: keys.publishableKey, keys } : stored.value
    },
    get keys() {
      return this.account?.keys
    },
    reload: stored.reload,
  }
}

/** What is kept sealed of an account. */
type SecretKeys = Pick<StripeSettings, 'secretKey' | 'webhookSecret'>

/** The account that was set in *Sistema*; undefined where none was. */
export async function readStoredAccount({ db, secret, settings }: Stored): Promise<StripeAccount | undefined> {
  const row = await db.selectFrom('stripe_account').selectAll().executeTakeFirst()
  if (!row) return undefined
  const { publishable_key: publishableKey, saved_at: savedAt } = row
  const opened = unseal(sealOf(secret, publishableKey), row.secret_keys)
  const keys = opened && { publishableKey, ...(JSON.parse(opened) as SecretKeys), ...settings.stripeApi }
  return { setBy: 'panel', publishableKey, keys: keys || undefined, savedAt }
}

/**
 * Whether the account is still the stored one. Where it is, it stays so until the transaction ends: whoever replaces it
 * finds then what the transaction has written.
 */
export async function holdAccount({ stripe: { account } }: { stripe: Stripe }, db: Kysely<DB>): Promise<boolean> {
  if (account?.setBy !== 'panel') return account !== undefined
  const row = await db.selectFrom('stripe_account').select('publishable_key').forShare().executeTakeFirst()
  return row?.publishable_key === account.publishableKey
}

/** Stores the account. */
export async function storeAccount(
  { db, secret, now }: { db: Kysely<DB>; secret: string; now: Date },
  { publishableKey, secretKey, webhookSecret }: StripeSettings,
): Promise<void> {
  const sealed: SecretKeys = { secretKey, webhookSecret }
  const values = {
    publishable_key: publishableKey,
    secret_keys: seal(sealOf(secret, publishableKey), JSON.stringify(sealed)),
    saved_at: now,
  }
  await db
    .insertInto('stripe_account')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

/** For this publishable key alone: nobody who changes the row has buyers type their cards for another account. */
const sealOf = (secret: string, publishableKey: string) => ({
  secret,
  purpose: 'stripe account',
  about: publishableKey,
})
