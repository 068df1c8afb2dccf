import type { Kysely } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'

/** How many of a ledger's last entries say which account is the usual one. */
const LOOKED_AT = 200

/**
 * The account of a ledger to which what is received goes where nobody says another: the only one that is in use, else that
 * of the last entry which no statement brought. Null where there is none.
 */
export async function usualAccount(db: Kysely<DB>, id_user: number): Promise<number | null> {
  const accounts = await db
    .selectFrom('finance_accounts')
    .select('id')
    .where('id_user', '=', id_user)
    .where('archived', '=', false)
    .limit(2)
    .execute()
  if (accounts.length < 2) return accounts[0]?.id ?? null
  const last = await db
    .selectFrom((entries) =>
      entries
        .selectFrom('finance_reports')
        .select(['date', 'id', 'account_id', 'import_id'])
        .where('id_user', '=', id_user)
        .where('deleted_at', 'is', null)
        .orderBy('date', 'desc')
        .orderBy('id', 'desc')
        .limit(LOOKED_AT)
        .as('entry'),
    )
    .innerJoin('finance_accounts', 'finance_accounts.id', 'account_id')
    .select('account_id')
    .where('archived', '=', false)
    .where('import_id', 'is', null)
    .orderBy('entry.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.account_id ?? null
}
