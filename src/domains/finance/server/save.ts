import type { Kysely } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { NewReport, ReportFields } from '../reports-contract.ts'
import { inOwnLedger, ledgerOf, oldestRestored, reportNotFound, requireAccount, requirePast } from './access.ts'
import { spellCategory } from './categories.ts'
import { type Fields, type ReportColumns, toStored } from './columns.ts'
import { moveReceipts } from './files.ts'
import { findDeletedSide, findLinked } from './other-side.ts'
import { readParts, requireProjects, requireWhole, spellParts, writeParts } from './parts.ts'
import { LOCKED, readReport } from './read.ts'

/** Adds an entry to a ledger. Throws 403 for somebody else's, 422 for another's account or project, and for parts that do not come to it. */
export async function addReport(
  context: Context,
  { id_user, account_id = null, project_id = null, transfer = false, parts = [], ...given }: NewReport,
) {
  const ledger = await ledgerOf(context, id_user)
  const data = await context.db.transaction().execute(async (db) => {
    await requireAccount(db, ledger, account_id)
    await requireProjects(context, db, [project_id, ...parts.map((part) => part.project_id)])
    const fields = { ...toStored(given), account_id, project_id, transfer }
    requireWhole(parts, fields)
    const saved = await insertReport(context, db, ledger, fields)
    if (parts.length > 0) await writeParts(db, saved.id, await spellParts(db, ledger, parts))
    return saved
  })
  return { result: true as const, data: { ...data, merged: false } }
}

/** Stores an entry that a person made. Its account is one of the ledger's. */
export async function insertReport(
  { actor, clock }: Pick<Context, 'actor' | 'clock'>,
  db: Kysely<DB>,
  id_user: number,
  fields: Omit<Fields, 'project_id'> & { project_id?: number | null },
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
 * Throws 404, 409 on a conflict and where the figures of a locked entry would change, 422 for another's account or project,
 * for a bill's payment on a day to come, and for parts that do not come to it.
 */
export async function updateReport(context: Context, { id, revision, parts: given, ...patch }: Change) {
  const saved = await context.db.transaction().execute(async (db) => {
    const stored = await lockReport(context, db, id)
    const after: Partial<Fields> = toStored(patch)
    if (after.category !== undefined) after.category = await spellCategory(db, stored.id_user, after.category)
    const had = stored.split ? await readParts(db, id) : []
    const parts = given && (await spellParts(db, stored.id_user, given))
    const shares = parts ?? had
    requireWhole(shares, { ...stored, ...after })
    if (shares.length > 0) {
      // Those of the first part.
      delete after.category
      delete after.project_id
    }
    await requireProjects(
      context,
      db,
      [after.project_id, ...shares.map((part) => part.project_id)],
      [stored.project_id, ...had.map((part) => part.project_id)],
    )
    if (stored.locked) requireSameFigures(stored, after)
    await requireSameSide(db, stored, after)
    const paid_on = stored.bill_id !== null && after.date !== stored.date ? after.date : undefined
    if (paid_on) requirePast(context, paid_on, 'date')
    if (after.account_id !== stored.account_id) await requireAccount(db, stored.id_user, after.account_id)
    const { columns, saved } = await raiseRevision(
      {
        ...{ stored, by: requireUser(context), at: context.clock.now() },
        before: { ...stored, parts: had },
        after: { ...after, parts },
      },
      { begun: revision, readRecord: () => readReport(context, id, db) },
    )
    await db
      .updateTable('finance_reports')
      .set({ ...after, ...columns })
      .where('id', '=', id)
      .execute()
    if (parts) await writeParts(db, id, parts)
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

/** Throws 409 where one side of a transfer would be of another amount, direction or kind than the other, or of its account. */
async function requireSameSide(db: Kysely<DB>, before: ReportColumns, after: Partial<Fields>) {
  const changed = (['amount', 'type', 'transfer', 'account_id'] as const).filter(
    (name) => after[name] !== undefined && after[name] !== before[name],
  )
  if (changed.length > 0 && before.transfer && (await findLinked(db, [before.id])).size > 0)
    throw new AppError('transfer-linked', `${LINKED}: separe-a antes do outro lado.`)
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

const LINKED = 'Esta transação é um lado de uma transferência ligada'

/**
 * Deletes an entry; the bill that it paid is open again and has its receipts back. Of one side of a transfer it has to be said what becomes of the other.
 * Throws 404, 409 for a locked one, and for a side of which that is not said.
 */
export async function deleteReport(
  context: Context,
  { id, other_side }: { id: number; other_side?: 'keep' | 'delete' | undefined },
) {
  await context.db.transaction().execute(async (db) => {
    const stored = await lockReport(context, db, id)
    const other = (await findLinked(db, [id])).get(id)
    if (other !== undefined && !other_side)
      throw new AppError('transfer-linked', `${LINKED}: diga se o outro lado também sai.`)
    await deleteLocked(context, db, stored)
    if (other !== undefined && other_side === 'delete')
      await deleteLocked(context, db, await lockReport(context, db, other))
  })
  return { result: true as const }
}

type Held = Awaited<ReturnType<typeof lockReport>>

async function deleteLocked(context: Context, db: Kysely<DB>, stored: Held) {
  if (stored.locked)
    throw new AppError(
      'entry-of-payment',
      'Esta transação vem de um pagamento registrado: desfaça-o onde ele foi registrado.',
    )
  await db.updateTable('finance_reports').set({ deleted_at: context.clock.now() }).where('id', '=', stored.id).execute()
  await setPaid(db, stored.bill_id, null)
}

/** Brings a deleted entry back, and with it the payment of its bill and the bill's receipts. Throws 404, 409 where that was paid again since. */
export async function restoreReport(
  context: Context,
  { id, with_other = false }: { id: number; with_other?: boolean | undefined },
) {
  await context.db.transaction().execute(async (db) => {
    await restoreLocked(context, db, id)
    const other = with_other && (await findDeletedSide(db, id))
    if (other) await restoreLocked(context, db, other)
  })
  return { result: true as const }
}

async function restoreLocked(context: Context, db: Kysely<DB>, id: number) {
  const stored = await lockReport(context, db, id, true)
  if (stored.deleted_at! < oldestRestored(context)) throw reportNotFound()
  await db.updateTable('finance_reports').set({ deleted_at: null }).where('id', '=', id).execute()
  await setPaid(db, stored.bill_id, stored.date)
}

/** Marks a bill as paid, or with null as open, and brings its receipts along. Throws 409 where it is paid already. */
async function setPaid(db: Kysely<DB>, bill_id: number | null, paid_on: string | null) {
  if (bill_id === null) return
  const bill = await db
    .selectFrom('finance_bills')
    .select('paid_on')
    .where('id', '=', bill_id)
    .executeTakeFirstOrThrow()
  if (paid_on !== null && bill.paid_on !== null) throw new AppError('bill-paid', 'Esta conta já foi paga de novo.')
  await db.updateTable('finance_bills').set({ paid_on }).where('id', '=', bill_id).execute()
  await moveReceipts(db, [bill_id])
}
