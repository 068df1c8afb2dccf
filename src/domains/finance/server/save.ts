import type { Kysely } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { DAY_MS } from '#time.ts'
import { RESTORE_DAYS } from '../finance.ts'
import type { NewReport, ReportFields } from '../reports-contract.ts'
import { inOwnLedger, ledgerOf, reportNotFound, requireAccount, requirePast } from './access.ts'
import { spellCategory } from './categories.ts'
import { type Fields, type ReportColumns, toStored } from './columns.ts'
import { LOCKED, readReport } from './read.ts'

/** Adds an entry to a ledger. Throws 403 for somebody else's, 422 for an account that is not the ledger's. */
export async function addReport(
  context: Context,
  { id_user, account_id = null, transfer = false, ...given }: NewReport,
) {
  const ledger = await ledgerOf(context, id_user)
  const data = await context.db.transaction().execute(async (db) => {
    await requireAccount(db, ledger, account_id)
    return insertReport(context, db, ledger, { ...toStored(given), account_id, transfer })
  })
  return { result: true as const, data: { ...data, merged: false } }
}

/** Stores an entry that a person made. Its account is one of the ledger's. */
export async function insertReport(
  { actor, clock }: Pick<Context, 'actor' | 'clock'>,
  db: Kysely<DB>,
  id_user: number,
  fields: Fields,
) {
  return db
    .insertInto('finance_reports')
    .values({
      ...fields,
      category: await spellCategory(db, id_user, fields.category),
      id_user,
      created_at: clock.now(),
      created_by: actor?.id ?? null,
    })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
}

type Change = Partial<ReportFields> & { id: number; revision?: number | undefined }

/**
 * Changes the given fields of an entry.
 * Throws 404, 409 on a conflict and where the figures of a locked entry would change, 422 for an account of another ledger
 * and for a bill's payment on a day to come.
 */
export async function updateReport(context: Context, { id, revision, ...patch }: Change) {
  const saved = await context.db.transaction().execute(async (db) => {
    const stored = await lockReport(context, db, id)
    const after: Partial<Fields> = toStored(patch)
    if (after.category !== undefined) after.category = await spellCategory(db, stored.id_user, after.category)
    if (stored.locked) requireSameFigures(stored, after)
    const paid_on = stored.bill_id !== null && after.date !== stored.date ? after.date : undefined
    if (paid_on) requirePast(context, paid_on, 'date')
    if (after.account_id !== stored.account_id) await requireAccount(db, stored.id_user, after.account_id)
    const { columns, saved } = await raiseRevision(
      { stored, before: stored, after, by: requireUser(context), at: context.clock.now() },
      { begun: revision, readRecord: () => readReport(context, id, db) },
    )
    await db
      .updateTable('finance_reports')
      .set({ ...after, ...columns })
      .where('id', '=', id)
      .execute()
    if (paid_on) await db.updateTable('finance_bills').set({ paid_on }).where('id', '=', stored.bill_id).execute()
    return saved
  })
  return { result: true as const, data: { id, ...saved } }
}

function requireSameFigures(before: ReportColumns, after: Partial<Fields>) {
  const changed = (['amount', 'type', 'date', 'transfer'] as const).filter(
    (name) => after[name] !== undefined && after[name] !== before[name],
  )
  if (changed.length > 0)
    throw new AppError(
      'entry-of-payment',
      'Esta transação vem de um pagamento registrado: mude-o onde ele foi registrado.',
    )
}

/** An entry of the caller's, held until the transaction ends, and before it the bill it paid, as a payment does. Throws 404. */
async function lockReport(context: Context, db: Kysely<DB>, id: number, deleted = false) {
  const chosen = db.selectFrom('finance_reports').where('finance_reports.id', '=', id).where(inOwnLedger(context))
  await db.selectFrom('finance_bills').select('id').where('id', 'in', chosen.select('bill_id')).forUpdate().execute()
  return chosen
    .selectAll()
    .select(LOCKED.as('locked'))
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(reportNotFound)
}

/** Deletes an entry; the bill that it paid is open again. Throws 404, 409 for a locked one. */
export async function deleteReport(context: Context, id: number) {
  await context.db.transaction().execute(async (db) => {
    const stored = await lockReport(context, db, id)
    if (stored.locked)
      throw new AppError(
        'entry-of-payment',
        'Esta transação vem de um pagamento registrado: desfaça-o onde ele foi registrado.',
      )
    await db.updateTable('finance_reports').set({ deleted_at: context.clock.now() }).where('id', '=', id).execute()
    await setPaid(db, stored.bill_id, null)
  })
  return { result: true as const }
}

/** Brings a deleted entry back, and with it the payment of its bill. Throws 404, 409 where that was paid again since. */
export async function restoreReport(context: Context, id: number) {
  await context.db.transaction().execute(async (db) => {
    const stored = await lockReport(context, db, id, true)
    if (stored.deleted_at! < new Date(context.clock.now().getTime() - RESTORE_DAYS * DAY_MS)) throw reportNotFound()
    await db.updateTable('finance_reports').set({ deleted_at: null }).where('id', '=', id).execute()
    await setPaid(db, stored.bill_id, stored.date)
  })
  return { result: true as const }
}

/** Marks a bill as paid, or with null as open. Throws 409 where it is paid already. */
async function setPaid(db: Kysely<DB>, bill_id: number | null, paid_on: string | null) {
  if (bill_id === null) return
  const bill = await db
    .selectFrom('finance_bills')
    .select('paid_on')
    .where('id', '=', bill_id)
    .executeTakeFirstOrThrow()
  if (paid_on !== null && bill.paid_on !== null) throw new AppError('bill-paid', 'Esta conta já foi paga de novo.')
  await db.updateTable('finance_bills').set({ paid_on }).where('id', '=', bill_id).execute()
}
