import { readFile } from 'node:fs/promises'
import { readSection } from '#domains/site/server/sections.ts'
import { type ReadReceipt, type ReceiptKind, UNREAD } from '#fiscal/receipt.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { ownerId } from '#platform/contract/fields.ts'
import { isUniqueViolation } from '#platform/db/errors.ts'
import { AppError } from '#platform/errors.ts'
import { emptyFile } from '#platform/files/empty-file.ts'
import { removePrivateFiles, storeLocalFile } from '#platform/files/private-files.ts'
import { identifyFile, type ReceivedFile, receiveForm } from '#platform/files/receive-form.ts'
import { TooHeavy } from '#platform/worker/worker-pool.ts'
import { parseTaxId } from '#tax-ids.ts'
import { dayOf } from '#time.ts'
import { MAX_FILE_SIZE } from '../../finance.ts'
import { ledgerOf } from '../access.ts'
import { FILE_LIMIT, FOLDER } from '../files.ts'
import { readWaiting } from './list.ts'

/**
 * Stores the receipt of a form, with what it says. Throws 400, 403, 409 for one that the ledger has, 422 for an empty file,
 * 429, 507.
 */
export function receiveReceipt(context: Context) {
  const limits = { fileField: 'file', files: 1, fileSize: MAX_FILE_SIZE, fieldSize: 100 }
  return receiveForm(context, limits, async ({ fields, files: [file] }) => {
    await context.limits.spend(FILE_LIMIT, String(requireUser(context).id))
    if (!file) throw new AppError('malformed', 'Falta o comprovante: envie o campo file.')
    if (file.size === 0) throw emptyFile()
    const ledger = await ledgerOf(context, readOwner(fields.id_user))
    const id = await storeReceipt(context, ledger, file)
    return { result: true as const, data: await readWaiting(context, id) }
  })
}

function readOwner(typed: string | undefined): number | undefined {
  const read = ownerId.safeParse(typed ? Number(typed) : undefined)
  if (!read.success) throw new AppError('malformed', 'Esta pessoa não existe.')
  return read.data
}

async function storeReceipt(context: Context, id_user: number, file: ReceivedFile): Promise<number> {
  const reading = await readInThread(context, file)
  const fingerprint = reading.accessKey || `sha256:${(await identifyFile(file)).sha256}`
  await requireUnknown(context, id_user, fingerprint)
  const stored = await storeLocalFile(context, `${FOLDER}/inbox/${id_user}/receipt`, file)
  try {
    const { id } = await context.db
      .insertInto('finance_attachments')
      .values({
        ...stored,
        ...{ id_user, fingerprint, reading: JSON.stringify(reading), day: reading.day },
        amounts: amountsOf(reading),
        created_at: context.clock.now(),
        created_by: requireUser(context).id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  } catch (error) {
    // After any other error, such as a lost connection, the row may name the file: the clean-up job decides.
    if (!isUniqueViolation(error)) throw error
    await removePrivateFiles(context, [stored])
    throw known()
  }
}

/** Its whole amount, and those of its parts: each may be an entry or a bill of its own. */
export const amountsOf = ({ amount, due }: ReadReceipt) => [
  ...new Set([...(amount === null ? [] : [amount]), ...due.map((part) => part.amount)]),
]

async function readInThread(context: Context, { path }: ReceivedFile): Promise<ReadReceipt> {
  const { cnpj } = await readSection(context, 'company')
  const own = parseTaxId(cnpj)
  const input = { bytes: await readFile(path), today: dayOf(context.clock.now()), own: own ? [own] : [] }
  const order = { lane: 'save', person: requireUser(context).id, signal: context.signal } as const
  try {
    return await context.worker.runInThread('readReceipt', input, order)
  } catch (error) {
    if (error instanceof TooHeavy) return { ...UNREAD, kind: 'other' satisfies ReceiptKind }
    throw error
  }
}

const known = () => new AppError('receipt-known', 'Este comprovante já está aqui.')

/** Says of a receipt that is there where it is. Throws 409. */
async function requireUnknown({ db }: Context, id_user: number, fingerprint: string) {
  const found = await db
    .selectFrom('finance_attachments as file')
    .leftJoin('finance_reports as report', 'report.id', 'file.report_id')
    .leftJoin('finance_bills as bill', 'bill.id', 'file.bill_id')
    .select((eb) => eb.fn.coalesce('report.description', 'bill.description').as('of'))
    .where('file.id_user', '=', id_user)
    .where('fingerprint', '=', fingerprint)
    .where('file.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) return
  throw found.of === null ? known() : new AppError('receipt-known', `Este comprovante já está em “${found.of}”.`)
}
