import { type Kysely, sql } from 'kysely'
import type * as z from 'zod'
import type { ReadReceipt } from '#fiscal/receipt.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { isUniqueViolation } from '#platform/db/errors.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { sendPrivateFile } from '#platform/files/private-files.ts'
import type { inboxContract, Match } from '../../inbox-contract.ts'
import { billNotFound, inOwnLedger, receiptNotFound, reportNotFound, requireAccount } from '../access.ts'
import { lockOpenBill } from '../bills.ts'
import { spellCategory } from '../categories.ts'
import { toStored } from '../columns.ts'
import { requireRoom } from '../files.ts'
import { insertReport } from '../save.ts'
import { describedAs, supplierKey } from './offers.ts'

type Settled = z.output<NonNullable<(typeof inboxContract.settle)['~orpc']['inputSchema']>>

/**
 * Gives a receipt to an entry or a bill, or makes those of it, and remembers what its supplier's are called.
 * Throws 404 where it is settled already or the other is gone, 409 for a paid bill, 422 for an entry with ten receipts, and
 * for what is to be made of an event.
 */
export async function settleReceipt(context: Context, { id, to }: Settled) {
  await context.db.transaction().execute(async (db) => {
    const receipt = await lockWaiting(context, db, id)
    if (receipt.reading.event && to.kind.startsWith('new-')) throw new AppError('invalid', NO_NOTA)
    const { target, described } = await targetOf(context, db, receipt.id_user, to)
    // Of somebody's now, if it was of the demonstration: it goes with its entry alone.
    await db
      .updateTable('finance_attachments')
      .set({ ...target, demo: false })
      .where('id', '=', id)
      .execute()
    await remember(db, receipt, described)
  })
  return { result: true as const }
}

const NO_NOTA = 'Este arquivo diz o que houve com uma nota, e não é uma: guarde-o na transação dela.'

interface Target {
  target: { report_id: number } | { bill_id: number }
  described: { description: string; category: string }
}

async function targetOf(context: Context, db: Kysely<DB>, ledger: number, to: Settled['to']): Promise<Target> {
  switch (to.kind) {
    case 'report': {
      const report = await db
        .selectFrom('finance_reports')
        .select(['description', 'category'])
        .where('id', '=', to.id)
        .where('id_user', '=', ledger)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirstOrThrow(reportNotFound)
      await requireRoom(db, to.id)
      return { target: { report_id: to.id }, described: report }
    }
    case 'bill': {
      const bill = await lockOpenBill(context, db, to.id)
      if (bill.id_user !== ledger) throw billNotFound()
      return { target: { bill_id: to.id }, described: bill }
    }
    case 'new-report': {
      await requireAccount(db, ledger, to.report.account_id)
      const { id } = await insertReport(context, db, ledger, toStored(to.report))
      return { target: { report_id: id }, described: to.report }
    }
    case 'new-bills':
      return { target: { bill_id: await insertBills(context, db, ledger, to.bills) }, described: to.bills[0]! }
  }
}

/** Stores the bills of a receipt, which belongs to the first. Throws 422 for an account that is not the ledger's. */
async function insertBills(
  context: Context,
  db: Kysely<DB>,
  id_user: number,
  bills: Extract<Settled['to'], { kind: 'new-bills' }>['bills'],
): Promise<number> {
  const [first] = bills
  await requireAccount(db, id_user, first!.account_id)
  const category = await spellCategory(db, id_user, first!.category)
  const made = { id_user, category, created_at: context.clock.now(), created_by: requireUser(context).id }
  const stored = await db
    .insertInto('finance_bills')
    .values(bills.map((bill) => ({ ...toStored(bill), ...made, account_id: first!.account_id })))
    .returning('id')
    .execute()
  return Math.min(...stored.map(({ id }) => id))
}

interface Receipt {
  id_user: number
  reading: ReadReceipt
}

/** Counts how often the supplier's receipts were given to what is called so. */
async function remember(
  db: Kysely<DB>,
  { id_user, reading }: Receipt,
  { description, category }: { description: string; category: string },
) {
  const [supplier, described] = [supplierKey(reading), describedAs(description)]
  if (!supplier || !described) return
  await db
    .insertInto('finance_supplier_names')
    .values({ id_user, supplier, described, category })
    .onConflict((conflict) =>
      conflict
        .columns(['id_user', 'supplier', 'described'])
        .doUpdateSet({ category, times: sql<number>`finance_supplier_names.times + 1` }),
    )
    .execute()
}

/** A receipt of the caller's that waits, held until the transaction ends. Throws 404. */
const lockWaiting = (context: Context, db: Kysely<DB>, id: number): Promise<Receipt> =>
  db
    .selectFrom('finance_attachments')
    .select((eb) => [
      eb.ref('id_user').$notNull().as('id_user'),
      eb.ref('reading').$castTo<ReadReceipt>().as('reading'),
    ])
    .where('id', '=', id)
    .where('id_user', 'is not', null)
    .where('report_id', 'is', null)
    .where('bill_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where(inOwnLedger(context))
    .forUpdate()
    .executeTakeFirstOrThrow(receiptNotFound)

/** Lets a receipt wait again. Throws 404. */
export async function releaseReceipt(context: Context, id: number) {
  await context.db
    .updateTable('finance_attachments')
    .set({ report_id: null, bill_id: null })
    .where('id', '=', id)
    .where('id_user', 'is not', null)
    .where('deleted_at', 'is', null)
    .where(inOwnLedger(context))
    .returning('id')
    .executeTakeFirstOrThrow(receiptNotFound)
  return { result: true as const }
}

/** Offers a pair no more. Throws 404. */
export async function refusePair(context: Context, { id, match }: { id: number; match: Match }) {
  await context.db.transaction().execute(async (db) => {
    await lockWaiting(context, db, id)
    await db
      .insertInto('finance_refused_pairs')
      .values({ attachment_id: id, kind: match.kind, match_id: match.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  return { result: true as const }
}

/** Removes a receipt that waits; it can be restored. Throws 404. */
export async function removeWaiting(context: Context, id: number) {
  await context.db.transaction().execute(async (db) => {
    await lockWaiting(context, db, id)
    await db.updateTable('finance_attachments').set({ deleted_at: context.clock.now() }).where('id', '=', id).execute()
  })
  return { result: true as const }
}

/** Brings a removed receipt back. Throws 404, 409 where the same has come since. */
export async function restoreWaiting(context: Context, id: number) {
  await context.db
    .updateTable('finance_attachments')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where(inOwnLedger(context))
    .returning('id')
    .executeTakeFirstOrThrow(receiptNotFound)
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('receipt-known', 'Este comprovante já está aqui.') : error
    })
  return { result: true as const }
}

/** Sends a receipt that waits, or belongs to a bill. Throws 404, 412, 416. */
export async function sendWaiting(context: Context, id: number) {
  const file = await context.db
    .selectFrom('finance_attachments')
    .select(['key', 'name'])
    .where('id', '=', id)
    .where('id_user', 'is not', null)
    .where('deleted_at', 'is', null)
    .where(inOwnLedger(context))
    .executeTakeFirstOrThrow(receiptNotFound)
  return sendPrivateFile(context, file)
}
