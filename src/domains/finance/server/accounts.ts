import { type Kysely, sql } from 'kysely'
import { fromDecimal, toDecimal } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { refuseDouble } from '#platform/db/errors.ts'
import { nameOrder } from '#platform/db/like.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from '#time.ts'
import { type Account, type AccountFields, EMPTY } from '../accounts-contract.ts'
import type { AccountKind } from '../finance.ts'
import { accountNotFound, inLedger, inOwnLedger, ledgerOf, OWNER } from './access.ts'
import { requireUnused } from './account-uses.ts'
import { balanceOn, readStatements } from './statements.ts'
import { readUsual } from './usual-account.ts'

/** The accounts of a ledger with their balances of today, those that are archived last, and the usual one. Throws 403 for somebody else's. */
export async function listAccounts(context: Context, id_user?: number) {
  const owner = ownerOf(context, id_user)
  const usual = owner === null ? undefined : await readUsual(context.db, owner)
  const rows = await withBalance(context)
    .where(inLedger(owner))
    .orderBy('archived')
    .orderBy(nameOrder('finance_accounts.name'))
    .orderBy('finance_accounts.id')
    .execute()
  return {
    data: await toAccounts(context, rows),
    usual: usual?.account ?? null,
    usual_by_means: usual?.by_means ?? {},
  }
}

const withBalance = ({ clock, db }: Pick<Context, 'clock' | 'db'>) =>
  db
    .selectFrom('finance_accounts')
    .selectAll()
    .select([
      OWNER.as('owner'),
      balanceOn(dayOf(clock.now())).as('balance'),
      sql<number>`coalesce((select sum(rows) from finance_sums where account_id = finance_accounts.id), 0)::bigint`.as(
        'count',
      ),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof withBalance>['execute']>>[number]

async function toAccounts({ db }: Pick<Context, 'db'>, rows: readonly Row[]): Promise<Account[]> {
  const statements = await readStatements(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, id_user, owner, name, kind, bank, branch, number, archived, count, revision, ...row }) => ({
    ...{ id, id_user, owner, name, bank, branch, number, archived, count, revision, opening_day: row.opening_day },
    kind: kind as AccountKind,
    opening_balance: toDecimal(row.opening_balance),
    balance: toDecimal(row.balance),
    ...(statements.get(id) ?? { statement: null, proposed_opening: null }),
  }))
}

type NewAccount = Partial<AccountFields> & { name: string; id_user?: number | undefined }

/** Adds an account to a ledger. Throws 403 for somebody else's, 422 for a number that another account has. */
export async function createAccount(context: Context, { id_user, ...given }: NewAccount) {
  const ledger = await ledgerOf(context, id_user)
  const data = await context.db
    .insertInto('finance_accounts')
    .values({ ...toColumns({ ...EMPTY, ...given }), id_user: ledger, created_at: context.clock.now() })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
    .catch(refuseDoubleNumber)
  return { result: true as const, data: { ...data, merged: false } }
}

const toColumns = <Given extends Partial<AccountFields>>({ opening_balance, ...same }: Given) => ({
  ...same,
  ...(opening_balance !== undefined && { opening_balance: fromDecimal(opening_balance)! }),
})

type Change = Partial<AccountFields> & { id: number; revision?: number | undefined }

/** Changes the given fields of an account. Throws 404, 409 on a conflict, 422 for a number that another account has. */
export async function updateAccount(context: Context, { id, revision, ...patch }: Change) {
  const saved = await context.db
    .transaction()
    .execute(async (db) => {
      const stored = await lockAccount(context, db, id)
      const after = toColumns(patch)
      const { columns, saved } = await raiseRevision(
        { stored, before: stored, after, by: requireUser(context), at: context.clock.now() },
        { begun: revision, readRecord: () => readAccount({ ...context, db }, id) },
      )
      await db
        .updateTable('finance_accounts')
        .set({ ...after, ...columns })
        .where('id', '=', id)
        .execute()
      return saved
    })
    .catch(refuseDoubleNumber)
  return { result: true as const, data: { id, ...saved } }
}

const readAccount = async (context: Context, id: number) =>
  (await toAccounts(context, await withBalance(context).where('finance_accounts.id', '=', id).execute()))[0]

/** An account of the caller's, held until the transaction ends. Throws 404. */
const lockAccount = (context: Context, db: Kysely<DB>, id: number) =>
  db
    .selectFrom('finance_accounts')
    .selectAll()
    .where('id', '=', id)
    .where(inOwnLedger(context))
    .forUpdate()
    .executeTakeFirstOrThrow(accountNotFound)

/** Deletes an account that nothing names. Throws 404, 409 where entries or bills do: see `requireUnused`. */
export async function deleteAccount(context: Context, id: number) {
  await context.db.transaction().execute(async (db) => {
    await requireUnused(context, db, await lockAccount(context, db, id))
    await db.deleteFrom('finance_accounts').where('id', '=', id).execute()
  })
  return { result: true as const }
}

/** Stores what the bank says an account has at the end of a day, in place of what was typed for that day before. Throws 404. */
export async function setBalance(
  context: Context,
  { id, day: on, balance }: { id: number; day: string; balance: string },
) {
  await context.db.transaction().execute(async (db) => {
    await lockAccount(context, db, id)
    await db
      .deleteFrom('finance_balances')
      .where('account_id', '=', id)
      .where('day', '=', on)
      .where('import_id', 'is', null)
      .execute()
    await db
      .insertInto('finance_balances')
      .values({ account_id: id, day: on, balance: fromDecimal(balance)! })
      .execute()
  })
  return { result: true as const }
}

const refuseDoubleNumber = refuseDouble(
  'finance_accounts_number_idx',
  () => new AppError('invalid', 'Já há uma conta com este número.', { number: 'Outra conta já tem este número.' }),
)
