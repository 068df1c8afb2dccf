import type { Context } from '#platform/context.ts'

/** Whether the admin requires a second factor of all staff. */
export async function isSecondFactorRequired({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const row = await db.selectFrom('security_settings').select('second_factor_required').executeTakeFirst()
  return row?.second_factor_required ?? false
}
