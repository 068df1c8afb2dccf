import { requireOwnPassword } from '#platform/auth/own-password.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import { requireValid } from '#platform/http/invalid.ts'
import { Billing, BillingFields, DEFAULT_BILLING, DEMO_BILLING } from '../billing.ts'
import type { BillingChange } from '../contract.ts'
import type { SectionSource } from './sections.ts'
import { mend } from './stored.ts'

/** The row of `site_settings`. It is not one of the public sections, so whoever reads those never gets it. */
const SECTION = 'billing'

/** How clients pay, and the terms of new quotes. For the server's own use: it holds the Pix key. */
export const readBilling = async (source: SectionSource): Promise<Billing> =>
  toBilling((await readRow(source.db))?.value, source)

/** The same with its revision, for the form of the admin; 0 where it was never saved, be it as it came with the program. */
export async function findBilling(source: SectionSource) {
  const row = await readRow(source.db)
  return { data: { value: toBilling(row?.value, source), revision: row?.revision ?? 0 } }
}

/**
 * Stores what the admin changed. Throws 422 where the key changes without the admin's own password, or what stays of the
 * whole is not complete; 429 after too many wrong passwords; 409 with the conflict for a form.
 */
export async function saveBilling(context: Context, { value, revision: begun, password }: BillingChange) {
  const now = context.clock.now()
  const confirmKey = (typed: string | undefined) =>
    requireOwnPassword(context, typed, 'Para mudar a chave, confirme com a sua senha.')
  // Before the transaction, which must not wait for the slow hash.
  const isConfirmed = isNewKey(await readBilling(context), value)
  if (isConfirmed) await confirmKey(password)
  const data = await context.db.transaction().execute(async (db) => {
    await db
      .insertInto('site_settings')
      .values({ section: SECTION, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const stored = await db
      .selectFrom('site_settings')
      .select(['value', 'revision', 'field_revisions'])
      .where('section', '=', SECTION)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const before = toBilling(stored.value, context)
    // Another save came in between.
    if (isNewKey(before, value) && !isConfirmed) await confirmKey(undefined)
    const { columns, saved } = await raiseRevision(
      { stored, before, after: value, by: requireUser(context), at: now },
      { begun, readRecord: async () => before },
    )
    const whole = requireValid(Billing, { ...before, ...value }, 'value')
    await db
      .updateTable('site_settings')
      .set({ ...columns, value: JSON.stringify(whole), updated_at: now })
      .where('section', '=', SECTION)
      .execute()
    return saved
  })
  return { result: true as const, data }
}

const isNewKey = (before: Billing, { pixKey }: BillingChange['value']) =>
  pixKey !== undefined && pixKey !== before.pixKey

const readRow = (db: Context['db']) =>
  db.selectFrom('site_settings').select(['value', 'revision']).where('section', '=', SECTION).executeTakeFirst()

/** What can be read of what is stored, the defaults in the place of the rest. */
function toBilling(value: unknown, { settings }: Pick<SectionSource, 'settings'>): Billing {
  const defaults = settings.seed === 'demo' ? DEMO_BILLING : DEFAULT_BILLING
  return value === null || value === undefined ? defaults : (mend(BillingFields, value, defaults) as Billing)
}
