import { type Kysely, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { inOwnLedger } from '../access.ts'
import { unlinkAll } from '../other-side.ts'
import { unpayTx } from '../pay.ts'
import { importNotFound } from './list.ts'
import { lockLedger } from './lock-ledger.ts'

/**
 * Undoes a whole import: its entries are deleted (they can be restored one by one), the payments that it recorded are
 * undone, the balances that it brought and its file are removed, and the file can be imported again. What people did to the entries
 * since goes with them. An order's Pix stays confirmed: that is refunded where the order is.
 * Throws 404, 409 where it is undone already.
 */
export async function undoImport(context: Context, id: number) {
  const now = context.clock.now()
  await context.db.transaction().execute(async (db) => {
    const found = await db
      .selectFrom('finance_imports')
      .select(['id', 'id_user'])
      .where('id', '=', id)
      .where(inOwnLedger(context))
      .executeTakeFirstOrThrow(importNotFound)
    await lockLedger(db, found.id_user)
    const { numUpdatedRows } = await db
      .updateTable('finance_imports')
      .set({ undone_at: now, file_key: null })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('import-undone', 'Esta importação já foi desfeita.')
    const made = await db.selectFrom('finance_reports').select('id').where('import_id', '=', id).execute()
    await unlinkAll(
      db,
      made.map((row) => row.id),
    )
    await db
      .updateTable('finance_reports')
      .set({ deleted_at: now })
      .where('import_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute()
    await undoPayments(context, db, id)
    await moveBack(db, id)
    await db.deleteFrom('finance_import_lines').where('import_id', '=', id).execute()
    await db.deleteFrom('finance_balances').where('import_id', '=', id).execute()
    await db.deleteFrom('finance_doubtful_lines').where('import_id', '=', id).execute()
  })
  return { result: true as const }
}

/** Moves the entries that its lines were said to be back to their accounts, unless they were moved on since. */
const moveBack = (db: Kysely<DB>, id: number) =>
  sql`update finance_reports as entry set account_id = line.moved_from from finance_import_lines as line
    where line.import_id = ${id} and line.moved_from is not null
      and entry.id = line.report_id and entry.account_id = line.account_id`.execute(db)

/** Opens again what the import paid, unless that was undone since. */
async function undoPayments(context: Context, db: Kysely<DB>, id: number): Promise<void> {
  const payments = await db
    .selectFrom('finance_import_lines as line')
    .innerJoin('finance_reports as payment', 'payment.id', 'line.report_id')
    .select(['bill_id', 'installment_id'])
    .where('line.import_id', '=', id)
    .where('line.relation', '=', 'paid')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`not exists (select from finance_reports as reversal where reversal.reversal
      and reversal.id > payment.id
      and (reversal.bill_id = payment.bill_id or reversal.installment_id = payment.installment_id))`)
    .execute()
  for (const { bill_id, installment_id } of payments) {
    if (bill_id !== null) await unpayTx(context, db, { kind: 'bill', id: bill_id })
    if (installment_id !== null) await unpayTx(context, db, { kind: 'installment', id: installment_id })
  }
}
