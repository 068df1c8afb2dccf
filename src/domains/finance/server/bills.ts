import type { Kysely } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { refuseSome } from '#platform/refuse-some.ts'
import type { BillFields, NewBill } from '../bills-contract.ts'
import { inInstallments } from '../installments.ts'
import { billNotFound, inOwnLedger, ledgerOf, requireAccount } from './access.ts'
import { spellCategory } from './categories.ts'
import { toStored } from './columns.ts'
import { toBill, withBill } from './open-payables.ts'

/** Adds an open bill to a ledger, or those of its installments. Throws 403 for somebody else's, 422 for an account that is not the ledger's. */
export async function createBill(context: Context, { id_user, account_id = null, installments, ...given }: NewBill) {
  const ledger = await ledgerOf(context, id_user)
  const rows = await context.db.transaction().execute(async (db) => {
    await requireAccount(db, ledger, account_id)
    const made = {
      category: await spellCategory(db, ledger, given.category),
      account_id,
      id_user: ledger,
      created_at: context.clock.now(),
      created_by: requireUser(context).id,
    }
    return db
      .insertInto('finance_bills')
      .values(inInstallments(toStored(given), installments).map((bill) => ({ ...bill, ...made })))
      .returning(['id', 'due', 'revision'])
      .execute()
  })
  const byDay = rows.toSorted((one, other) => one.due.localeCompare(other.due))
  const { id, revision } = byDay[0]!
  return { result: true as const, data: { id, revision, merged: false, ids: byDay.map((row) => row.id) } }
}

type Change = Partial<BillFields> & { id: number; revision?: number | undefined }

/** Changes the given fields of an open bill. Throws 404, 409 on a conflict or where it is paid, 422 as above. */
export async function updateBill(context: Context, { id, revision, ...patch }: Change) {
  const saved = await context.db.transaction().execute(async (db) => {
    const stored = await lockOpenBill(context, db, id)
    const after = toStored(patch)
    if (after.category !== undefined) after.category = await spellCategory(db, stored.id_user, after.category)
    if (after.account_id !== stored.account_id) await requireAccount(db, stored.id_user, after.account_id)
    const readRecord = async () =>
      toBill(context, await withBill(db.selectFrom('finance_bills')).where('id', '=', id).executeTakeFirstOrThrow())
    const { columns, saved } = await raiseRevision(
      { stored, before: stored, after, by: requireUser(context), at: context.clock.now() },
      { begun: revision, readRecord },
    )
    await db
      .updateTable('finance_bills')
      .set({ ...after, ...columns })
      .where('id', '=', id)
      .execute()
    return saved
  })
  return { result: true as const, data: { id, ...saved } }
}

/** Deletes an open bill; it can be restored. Its receipt waits again. Throws 404, 409 where it is paid. */
export async function deleteBill(context: Context, id: number) {
  await context.db.transaction().execute(async (db) => {
    await lockOpenBill(context, db, id)
    await deleteLocked(context, db, [id])
  })
  return { result: true as const }
}

/** Deletes many open bills: all or none. Throws 404, 409, with those that it is about. */
export async function deleteBills(context: Context, { ids: given }: { ids: readonly number[] }) {
  const ids = [...new Set(given)]
  await context.db.transaction().execute(async (db) => {
    const rows = await db
      .selectFrom('finance_bills')
      .select(['id', 'paid_on'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .where(inOwnLedger(context))
      .orderBy('id')
      .forUpdate()
      .execute()
    const found = new Map(rows.map((row) => [row.id, row]))
    refuseSome(ids, (id) => !found.has(id), 'missing', 'Não existe mais, ou é do livro de outra pessoa.')
    refuseSome(ids, (id) => found.get(id)!.paid_on !== null, 'bill-paid', 'Já está paga.')
    await deleteLocked(context, db, ids)
  })
  return { result: true as const }
}

async function deleteLocked(context: Context, db: Kysely<DB>, ids: readonly number[]) {
  await db.updateTable('finance_bills').set({ deleted_at: context.clock.now() }).where('id', 'in', ids).execute()
  await db.updateTable('finance_attachments').set({ bill_id: null }).where('bill_id', 'in', ids).execute()
}

/** Brings a deleted bill back. Throws 404. */
export async function restoreBill(context: Context, id: number) {
  await context.db
    .updateTable('finance_bills')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where(inOwnLedger(context))
    .returning('id')
    .executeTakeFirstOrThrow(billNotFound)
  return { result: true as const }
}

/** A bill of the caller's that is not deleted, held until the transaction ends. Throws 404. */
export const lockBill = (context: Context, db: Kysely<DB>, id: number) =>
  db
    .selectFrom('finance_bills')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(inOwnLedger(context))
    .forUpdate()
    .executeTakeFirstOrThrow(billNotFound)

/** A bill of the caller's that is not paid, held until the transaction ends. Throws 404, 409 where it is paid. */
export async function lockOpenBill(context: Context, db: Kysely<DB>, id: number) {
  const bill = await lockBill(context, db, id)
  if (bill.paid_on !== null) throw new AppError('bill-paid', 'Esta conta já está paga.')
  return bill
}
