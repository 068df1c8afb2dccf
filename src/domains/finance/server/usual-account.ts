import { type Kysely, sql } from 'kysely'
import { PAYMENT_METHODS, type PaymentMethod } from '#platform/contract/payment-methods.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/** How many of a ledger's last entries say which account is the usual one. */
const LOOKED_AT = 200

interface Usual {
  /** Of a new entry of which no more is known; null for none. */
  account: number | null
  /** Of what is received, by how it comes; without an entry for none. */
  by_means: Partial<Record<PaymentMethod, number>>
}

/**
 * Where the money of a ledger goes when nobody says: to the only account in use, else to that of the last entry that
 * was neither a transfer nor brought by a statement.
 * Received money never goes to a card, which is a debt. It goes where the last parcela by the same means went, else to
 * the usual account of its kind (cash or bank).
 */
export async function readUsual(db: Kysely<DB>, id_user: number): Promise<Usual> {
  const accounts = await db
    .selectFrom('finance_accounts')
    .select(['id', 'kind'])
    .where('id_user', '=', id_user)
    .where('archived', '=', false)
    .execute()
  const last = accounts.length > 1 ? await readLast(db, id_user) : []
  const usualOf = (among: readonly { id: number }[]) => {
    const ids = new Set(among.map(({ id }) => id))
    return among.length === 1 ? among[0]!.id : last.find(({ account_id }) => ids.has(account_id))?.account_id
  }
  const holding = accounts.filter(({ kind }) => kind !== 'card')
  const by_means: Usual['by_means'] = {}
  for (const means of PAYMENT_METHODS) {
    const isKnown = means !== 'other'
    const fitting = holding.filter(({ kind }) => !isKnown || (kind === 'cash') === (means === 'cash'))
    const before = last.find(
      ({ paid_means, account_id }) => isKnown && paid_means === means && holding.some(({ id }) => id === account_id),
    )
    const account = before?.account_id ?? usualOf(fitting.length > 0 ? fitting : holding)
    if (account) by_means[means] = account
  }
  return { account: usualOf(accounts) ?? null, by_means }
}

/** The last entries that say which account is the usual one, and how those came that are of a parcela. */
const readLast = (db: Kysely<DB>, id_user: number) =>
  db
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
    .leftJoin('budget_installments as parcela', 'parcela.id', 'installment_id')
    .select([sql<number>`account_id`.as('account_id'), 'paid_means'])
    .where('account_id', 'is not', null)
    .where('import_id', 'is', null)
    .where('transfer', '=', false)
    .orderBy('entry.id', 'desc')
    .execute()

/** Where money that is received goes by its means; null for none. */
export const findReceiving = async (
  db: Kysely<DB>,
  id_user: number,
  means: PaymentMethod = 'other',
): Promise<number | null> => (await readUsual(db, id_user)).by_means[means] ?? null
