import { type Kysely, sql } from 'kysely'
import { FIRM } from '#domains/projects/project.ts'
import { ownerOf, scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { DAY_MS, dayOf } from '#time.ts'
import { RESTORE_DAYS } from '../finance.ts'

/** The condition for rows of the ledger of that user; null for all ledgers. */
export const inLedger = (owner: number | null, column = 'id_user') =>
  owner === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${owner}`

/** The condition for rows that the caller may see and change: those of their own ledger, and for the admin all. */
export const inOwnLedger = (context: Context) => inLedger(scopeOf(context))

/**
 * The ledger that a new entry goes to: the caller's, or whose the admin names; under 0, all ledgers, it is the firm's.
 * Throws 403 for somebody else's, 404 where there is no such person.
 */
export async function ledgerOf(context: Context, id_user?: number, db: Kysely<DB> = context.db): Promise<number> {
  const owner = ownerOf(context, id_user) ?? FIRM
  if (owner === context.actor?.id) return owner
  const found = await db.selectFrom('users').select('id').where('id', '=', owner).executeTakeFirst()
  if (!found) throw new AppError('missing', 'Esta pessoa não existe.')
  return owner
}

/** What was deleted before can be restored no more. */
export const oldestRestored = ({ clock }: Pick<Context, 'clock'>) =>
  new Date(clock.now().getTime() - RESTORE_DAYS * DAY_MS)

/** Name of whose ledger a row is in. */
export const OWNER = sql<string>`(select name from users where users.id = id_user)`

/** Not there, or somebody else's: the answer does not say which. */
export const reportNotFound = () => new AppError('missing', 'Esta transação não existe.')
export const receiptNotFound = () => new AppError('missing', 'Este comprovante não existe.')
export const billNotFound = () => new AppError('missing', 'Esta conta não existe.')
export const repeatNotFound = () => new AppError('missing', 'Isto não existe mais entre o que se repete.')
export const accountNotFound = () => new AppError('missing', 'Esta conta não existe.')

/** Throws 422 where an account is not one of the ledger's. */
export async function requireAccount(db: Kysely<DB>, id_user: number, account_id: number | null | undefined) {
  if (account_id === null || account_id === undefined) return
  const found = await db
    .selectFrom('finance_accounts')
    .select('id')
    .where('id', '=', account_id)
    .where('id_user', '=', id_user)
    .forKeyShare()
    .executeTakeFirst()
  if (!found) throw new AppError('invalid', 'Esta conta não existe mais.', { account_id: 'Escolha outra conta.' })
}

/** Throws 422 for a payment on a day to come; `field` is what the input calls the day. */
export function requirePast({ clock }: Pick<Context, 'clock'>, day: string, field = 'paid_on') {
  if (day > dayOf(clock.now()))
    throw new AppError('invalid', 'O pagamento não pode ser de um dia que ainda vem.', {
      [field]: 'Use o dia do pagamento.',
    })
}
