import type { Kysely } from 'kysely'
import { toDecimal } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { addMonths, dayOf } from '#time.ts'
import { type Frequency, nextOccurrence, type RepeatMakes, type ReportType } from '../finance.ts'
import type { NewRepeat, Repeat, RepeatFields } from '../repeats-contract.ts'
import { inLedger, inOwnLedger, ledgerOf, OWNER, repeatNotFound, requireAccount } from './access.ts'
import { spellCategory } from './categories.ts'
import { toStored } from './columns.ts'
import { makeDue } from './make-due.ts'

/** The repeated entries of a ledger, those that go on first. Throws 403 for somebody else's. */
export async function listRepeats(context: Context, id_user?: number) {
  const rows = await withOwner(context.db)
    .where(inLedger(ownerOf(context, id_user)))
    .orderBy('description')
    .orderBy('id')
    .execute()
  const repeats = rows.map(toRepeat)
  return { data: [...repeats.filter(({ next_day }) => next_day), ...repeats.filter(({ next_day }) => !next_day)] }
}

const withOwner = (db: Kysely<DB>) => db.selectFrom('finance_repeats').selectAll().select(OWNER.as('owner'))

type Row = Awaited<ReturnType<ReturnType<typeof withOwner>['execute']>>[number]

function toRepeat(row: Row): Repeat {
  const { id, id_user, owner, description, amount, category, type, account_id, first_day, last_day, revision } = row
  const frequency = row.frequency as Frequency
  return {
    ...{ id, id_user, owner, description, category, account_id, frequency, first_day, last_day, revision },
    amount: toDecimal(amount),
    type: type as ReportType,
    makes: row.makes as RepeatMakes,
    next_day: nextOccurrence({ frequency, first_day, last_day }, row.made_until),
  }
}

/**
 * Adds a repeated entry to a ledger, and makes what is due of it. Throws 403 for somebody else's, 422 for an account that
 * is not the ledger's, for a first day of more than a year ago, and where it ends before it begins.
 */
export async function createRepeat(context: Context, { id_user, account_id = null, ...given }: NewRepeat) {
  const ledger = await ledgerOf(context, id_user)
  if (given.first_day < addMonths(dayOf(context.clock.now()), -12))
    throw new AppError('invalid', 'O primeiro dia é antigo demais.', { first_day: 'Use um dia de até um ano atrás.' })
  requireOrder(given)
  const data = await context.db.transaction().execute(async (db) => {
    await requireAccount(db, ledger, account_id)
    const row = await db
      .insertInto('finance_repeats')
      .values({
        ...toStored(given),
        category: await spellCategory(db, ledger, given.category),
        account_id,
        id_user: ledger,
        created_at: context.clock.now(),
      })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    await makeDue(context, db, row.id)
    return row
  })
  return { result: true as const, data: { ...data, merged: false } }
}

type Change = Partial<Omit<RepeatFields, 'first_day' | 'frequency'>> & { id: number; revision?: number | undefined }

/** Changes what a repeated entry makes from now on. Throws 404, 409 on a conflict, 422 as above. */
export async function updateRepeat(context: Context, { id, revision, ...patch }: Change) {
  const saved = await context.db.transaction().execute(async (db) => {
    const stored = await db
      .selectFrom('finance_repeats')
      .selectAll()
      .where('id', '=', id)
      .where(inOwnLedger(context))
      .forUpdate()
      .executeTakeFirstOrThrow(repeatNotFound)
    const after = toStored(patch)
    if (after.category !== undefined) after.category = await spellCategory(db, stored.id_user, after.category)
    if (after.account_id !== stored.account_id) await requireAccount(db, stored.id_user, after.account_id)
    requireOrder({ first_day: stored.first_day, last_day: after.last_day ?? null })
    const readRecord = async () =>
      toRepeat(await withOwner(db).where('finance_repeats.id', '=', id).executeTakeFirstOrThrow())
    const { columns, saved } = await raiseRevision(
      { stored, before: stored, after, by: requireUser(context), at: context.clock.now() },
      { begun: revision, readRecord },
    )
    await db
      .updateTable('finance_repeats')
      .set({ ...after, ...columns })
      .where('id', '=', id)
      .execute()
    await makeDue(context, db, id)
    return saved
  })
  return { result: true as const, data: { id, ...saved } }
}

/** Ends and deletes a repeated entry; what it made stays. Throws 404. */
export async function deleteRepeat(context: Context, id: number) {
  await context.db
    .deleteFrom('finance_repeats')
    .where('id', '=', id)
    .where(inOwnLedger(context))
    .returning('id')
    .executeTakeFirstOrThrow(repeatNotFound)
  return { result: true as const }
}

function requireOrder({ first_day, last_day }: Pick<RepeatFields, 'first_day' | 'last_day'>) {
  if (last_day !== null && last_day < first_day)
    throw new AppError('invalid', 'O último dia vem antes do primeiro.', { last_day: 'Use um dia depois do primeiro.' })
}
