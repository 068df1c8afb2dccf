import { countOpen, leaveAccount } from '#domains/sales/server/stripe/leave-account.ts'
import { tryKeys } from '#domains/sales/server/stripe/try-keys.ts'
import { requireOwnPassword } from '#platform/auth/own-password.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { originOf } from '#platform/http/origin.ts'
import { recordSecurity } from '#platform/security-log.ts'
import type { StripeSettings } from '#platform/settings.ts'
import { readStoredAccount, type StripeAccount, storeAccount } from '#platform/stripe-account.ts'
import { modeOf, type StripeAccountFields, type StripeAccountState } from '../stripe-account-contract.ts'
import { maySet, requireMaySet } from './principals.ts'

/** Keys that one person tries: each try is five requests to Stripe. */
export const TRIAL_LIMIT: Limit = { name: 'stripeTrial', points: 10, duration: 10 * 60 }

const WEBHOOK = '/api/v1/sale/stripe-events'

/** The account with Stripe as it is set, without what is secret. */
export async function readStripeAccount(context: Context): Promise<{ data: StripeAccountState }> {
  const { account } = context.stripe
  const [open_orders, last_event] = await Promise.all([countOpen(context), findLastEvent(context, account)])
  return {
    data: {
      set_by: account?.setBy ?? null,
      may_set: maySet(context, account?.setBy),
      mode: account ? modeOf(account.publishableKey) : null,
      publishable_key: account?.setBy === 'machine' ? endOf(account.publishableKey) : (account?.publishableKey ?? ''),
      keys: account?.setBy !== 'panel' ? 'none' : account.keys ? 'stored' : 'unreadable',
      webhook_address: originOf(context) + WEBHOOK,
      ...{ open_orders, last_event },
    },
  }
}

/**
 * Tries the keys of an account, and stores them where they serve; what waits for a payment with another account is ended
 * there. Throws 422 without the caller's own password and where a key does not serve, 429, 503 where Stripe does not answer,
 * 409 where the machine's settings say the account, and for who was appointed.
 */
export async function saveStripeAccount(context: Context, { password, ...typed }: StripeAccountFields) {
  refuseOthers(context)
  await requireOwnPassword(context, password)
  const keys = await keysFor(context, typed)
  await context.limits.spend(TRIAL_LIMIT, String(requireUser(context).id))
  await tryKeys(keys)
  const { clock, secret } = context
  const left = await replace(context, async (own) => {
    await storeAccount({ db: own.db, secret, now: clock.now() }, keys)
    await record(own, 'save', keys.publishableKey)
  })
  return { result: true as const, data: { left } }
}

/** Removes the account. Throws 422 without the caller's own password, 429, 409 as above. */
export async function removeStripeAccount(context: Context, { password }: { password: string }) {
  refuseOthers(context)
  await requireOwnPassword(context, password)
  const left = await replace(context, async (own) => {
    const removed = await own.db.deleteFrom('stripe_account').returning('publishable_key').executeTakeFirst()
    if (removed) await record(own, 'remove', removed.publishable_key)
  })
  return { result: true as const, data: { left } }
}

/** Changes the stored account, and ends then what waits with the one before. Resolves to how many payments are left there. */
async function replace(context: Context, change: (context: Context) => Promise<void>): Promise<number> {
  // As it is stored: this process may not have heard of the last change yet.
  const former = (await readStoredAccount(context))?.keys
  await context.db.transaction().execute((db) => change({ ...context, db }))
  await context.stripe.reload()
  return isSameAccount(context.stripe.keys, former) ? 0 : leaveAccount(context, former)
}

/** Either of its keys may be rolled, and the webhook's secret be another, while payments go on. */
const isSameAccount = (one: StripeSettings | undefined, other: StripeSettings | undefined) =>
  one !== undefined && (one.publishableKey === other?.publishableKey || one.secretKey === other?.secretKey)

/** Throws 409. Who was appointed could have what buyers pay come to an account of their own. */
const refuseOthers = (context: Context) =>
  requireMaySet(context, {
    setBy: context.stripe.account?.setBy,
    others:
      'Só uma conta principal, a primeira ou a das configurações, define a conta do Stripe: nela cai o que se vende no cartão.',
    machine: 'As configurações da máquina (STRIPE_SECRET_KEY) dizem a conta do Stripe.',
    machineCode: 'stripe-set-by-machine',
  })

/** The keys to try; stored ones go with the publishable key that they were typed for, and with no other. Throws 422. */
async function keysFor(context: Context, typed: Omit<StripeAccountFields, 'password'>): Promise<StripeSettings> {
  const { publishable_key: publishableKey } = typed
  const stored = await readStoredAccount(context)
  const kept = stored?.publishableKey === publishableKey ? stored.keys : undefined
  const keys = {
    publishableKey,
    secretKey: typed.secret_key || kept?.secretKey,
    webhookSecret: typed.webhook_secret || kept?.webhookSecret,
  }
  const missing = whyToType(stored, publishableKey)
  const { secretKey, webhookSecret } = keys
  if (!secretKey || !webhookSecret)
    throw new AppError('invalid', missing, {
      ...(!secretKey && { secret_key: missing }),
      ...(!webhookSecret && { webhook_secret: missing }),
    })
  if (modeOf(secretKey) !== modeOf(publishableKey)) {
    const [own, other] = [secretKey, publishableKey].map((key) => MODES[modeOf(key)])
    const why = `Esta chave é do ${own}, e a publicável é do ${other}: copie as duas da mesma página.`
    throw new AppError('invalid', why, { secret_key: why })
  }
  return { publishableKey, secretKey, webhookSecret, ...context.settings.stripeApi }
}

function whyToType(stored: StripeAccount | undefined, publishableKey: string): string {
  if (!stored) return 'Preencha este campo.'
  if (stored.publishableKey !== publishableKey) return 'A chave publicável mudou: digite esta também.'
  return 'A que foi guardada já não pode ser lida: digite-a de novo.'
}

const MODES = { test: 'modo de teste', live: 'modo real' }

/** When the last event came that its account has sent. */
async function findLastEvent({ db }: Context, account: StripeAccount | undefined): Promise<string | null> {
  const { last } = await db
    .selectFrom('payment_events')
    .select(({ fn }) => fn.max('received_at').as('last'))
    .where('received_at', '>=', account?.savedAt ?? new Date(0))
    .executeTakeFirstOrThrow()
  return last?.toISOString() ?? null
}

/** As much of a key as tells it from another. */
const endOf = (key: string) => `…${key.slice(-4)}`

const record = (context: Context, name: 'save' | 'remove', publishableKey: string) =>
  recordSecurity(context, 'settings', {
    detail: `system.stripeAccount.${name}`,
    about: `${MODES[modeOf(publishableKey)]}, ${endOf(publishableKey)}`,
  })
