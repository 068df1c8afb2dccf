import { type Kysely, sql } from 'kysely'
import { PAYMENT_METHODS, type PaymentMethod } from '#platform/contract/payment-methods.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/** How many of a ledger's last entries say which account is the usual one. */
const LOOKED_AT = 200

interface Usual {
  account: number | null
  by_means: Partial<Record<PaymentMethod, number>>
}

/**
 * The account of a ledger to which what is received goes where nobody says another: the only one that is in use, else that
 * of the last entry which is no transfer and which no statement brought. Null where there is none. By a means it is that of
 * the last parcela which came by it, else of the last entry in the cash box or beside it, as that means money in the hand or not.
 */
export async function usualAccounts(db: Kysely<DB>, id_user: number): Promise<Usual> {
  const accounts = await db
    .selectFrom('finance_accounts')
    .select('id')
    .where('id_user', '=', id_user)
    .where('archived', '=', false)
    .limit(2)
    .execute()
  if (accounts.length < 2) return { account: accounts[0]?.id ?? null, by_means: {} }
  const last = await db
    .selectFrom((entries) =>
      entries
        .selectFrom('finance_reports')
        .select(['date', 'id', 'account_id', 'import_id', 'transfer', 'installment_id'])
        .where('id_user', '=', id_user)
        .where('deleted_at', 'is', null)
        .orderBy('date', 'desc')
        .orderBy('id', 'desc')
        .limit(LOOKED_AT)
        .as('entry'),
    )
    .innerJoin('finance_accounts', 'finance_accounts.id', 'account_id')
    .leftJoin('budget_installments as parcela', 'parcela.id', 'installment_id')
    .select(['account_id', 'paid_means', sql<boolean>`finance_accounts.kind = 'cash'`.as('is_cash')])
    .where('archived', '=', false)
    .where('import_id', 'is', null)
    .where('transfer', '=', false)
    .orderBy('entry.id', 'desc')
    .execute()
  const by_means: Usual['by_means'] = {}
  for (const means of PAYMENT_METHODS) {
    const isCash = means === 'cash'
    const entry = last.find(({ paid_means }) => paid_means === means) ?? last.find(({ is_cash }) => is_cash === isCash)
    if (entry?.account_id) by_means[means] = entry.account_id
  }
  return { account: last[0]?.account_id ?? null, by_means }
}

/** The usual account of a payment; null where there is none. */
export async function usualAccount(db: Kysely<DB>, id_user: number, means?: PaymentMethod): Promise<number | null> {
  const { account, by_means } = await usualAccounts(db, id_user)
  return (means && by_means[means]) ?? account
}
