import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { type PrivateFile, sendPrivateFile, storePrivateFile } from '#platform/files/private-files.ts'
import type { Limit } from '#platform/http/limits.ts'
import { MAX_FILES } from '../finance.ts'
import { inOwnLedger, receiptNotFound, reportNotFound } from './access.ts'

/** Prefix of the keys of all receipts, in the private store. */
export const FOLDER = 'finance'

/** Receipts sent by one member of staff. */
export const FILE_LIMIT: Limit = { name: 'financeFile', points: 120, duration: 10 * 60 }

/** Stores the request's body as a receipt of an entry. Throws 404, 400, 422 where it has too many, 429, 507. */
export async function addFile(context: Context, { id, name }: { id: number; name: string }) {
  await context.limits.spend(FILE_LIMIT, String(requireUser(context).id))
  await requireReport(context, id) // before a byte of the file is read
  const data = await storePrivateFile(context, `${FOLDER}/${id}/receipt`, name, (file) =>
    context.db.transaction().execute((db) => insertFile(context, db, id, file)),
  )
  return { result: true as const, data }
}

async function insertFile(context: Context, db: Kysely<DB>, report_id: number, { key, name, size }: PrivateFile) {
  await db.selectFrom('finance_reports').select('id').where('id', '=', report_id).forUpdate().execute()
  await requireRoom(db, report_id)
  const { id } = await db
    .insertInto('finance_attachments')
    .values({ report_id, key, name, size, created_at: context.clock.now(), created_by: requireUser(context).id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name, size }
}

/** Throws 422 where an entry has as many receipts as it may. */
export async function requireRoom(db: Kysely<DB>, report_id: number) {
  const { count } = await db
    .selectFrom('finance_attachments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('report_id', '=', report_id)
    .executeTakeFirstOrThrow()
  if (count >= MAX_FILES)
    throw new AppError('invalid', `Uma transação tem no máximo ${MAX_FILES} comprovantes. Remova um antes.`)
}

/**
 * Brings the receipts of bills to where they belong now: to the payment of each bill that is paid, else to the bill itself.
 * For whatever pays a bill or opens it again, once it has done so.
 */
export const moveReceipts = (db: Kysely<DB>, bills: readonly number[]) =>
  sql`update finance_attachments as file set report_id = (
      select max(payment.id) from finance_reports as payment
      where payment.bill_id = bill.id and bill.paid_on is not null and not payment.reversal and payment.deleted_at is null)
    from finance_bills as bill where bill.id = any (${bills}::integer[]) and file.bill_id = bill.id`.execute(db)

/** Sends a receipt. Throws 404, 412, 416. */
export async function sendReceipt(context: Context, id: number) {
  return sendPrivateFile(context, await requireFile(context, id))
}

/** Removes a receipt; a job removes its file. Throws 404. */
export async function removeFile(context: Context, id: number) {
  await requireFile(context, id)
  await context.db.deleteFrom('finance_attachments').where('id', '=', id).execute()
  return { result: true as const }
}

async function requireFile(context: Context, id: number) {
  const file = await context.db
    .selectFrom('finance_attachments')
    .select(['report_id', 'key', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(receiptNotFound)
  if (file.report_id === null) throw receiptNotFound()
  await requireReport(context, file.report_id, receiptNotFound)
  return file
}

const requireReport = (context: Context, id: number, missing = reportNotFound) =>
  context.db
    .selectFrom('finance_reports')
    .select('id')
    .where('id', '=', id)
    .where(inOwnLedger(context))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(missing)
