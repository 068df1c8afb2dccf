import { randomBytes } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import { findEntryPaths } from '#domains/finance/server/payments.ts'
import { toReais } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { PaymentMethod } from '#platform/contract/payment-methods.ts'
import type { BudgetInstallments, DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { addDays, dayOf } from '#time.ts'
import type { QuoteDocument } from '../document.ts'
import type { Installment } from '../installment-schemas.ts'
import { listReceipts } from './receipts.ts'

type InstallmentRow = Selectable<BudgetInstallments>

/** What came in of a paid parcela, in cents: what its entry of the ledger says. */
export const RECEIVED = sql<number>`(amount + fine + interest - budget_installments.discount)`

interface Accepted {
  /** The day of the acceptance, from which its days count; today where it is left out. */
  on?: string | undefined
  /** The day of an acceptance by the client's page: nothing is late that was not agreed upon yet. */
  notBefore?: string
}

/**
 * Stores the parcelas that a version's payment terms come to; the whole total at once where none were agreed. Resolves to the
 * days on which they are due.
 */
export async function addInstallments(
  { clock }: Context,
  db: Kysely<DB>,
  id: number,
  document: Pick<QuoteDocument, 'payments' | 'total' | 'late'>,
  { on, notBefore = '' }: Accepted = {},
) {
  const accepted = on || dayOf(clock.now())
  const terms: { due: string; days?: number | undefined; amount: number }[] = document.payments.length
    ? [...document.payments]
    : [{ due: '', amount: document.total }]
  const { fine: late_fine = null, interest: late_interest = null } = document.late ?? {}
  const rows = terms.map(({ due, days, amount }, index) => ({
    ...{ budget_id: id, late_fine, late_interest },
    number: index + 1,
    due: days !== undefined ? addDays(accepted, days) : due === '' ? accepted : due < notBefore ? notBefore : due,
    amount,
    txid: makeTxid(id),
  }))
  await db.insertInto('budget_installments').values(rows).execute()
  return rows.map((row) => row.due)
}

/** A txid of the Pix (25 letters and digits at most): the quote's number, and what makes it unique. */
const makeTxid = (id: number) => `ORC${id}P${randomBytes(5).toString('hex').toUpperCase()}`

/**
 * Splits an open parcela that is paid in part: it keeps what is paid, and the rest stays open beside it, due on the same
 * day, with a Pix of its own. `charged_until`: see the column.
 */
export async function splitInstallment(
  db: Kysely<DB>,
  row: InstallmentRow,
  { paid, charged_until }: { paid: number; charged_until: string | null },
) {
  const { budget_id, number, due, late_fine, late_interest } = row
  const { part } = await db
    .selectFrom('budget_installments')
    .select(({ fn }) => fn.max('part').as('part'))
    .where('budget_id', '=', budget_id)
    .where('number', '=', number)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow()
  await db.updateTable('budget_installments').set({ amount: paid }).where('id', '=', row.id).execute()
  await db
    .insertInto('budget_installments')
    .values({
      ...{ budget_id, number, due, late_fine, late_interest },
      part: part + 1,
      amount: row.amount - paid,
      charged_until,
      txid: makeTxid(budget_id),
    })
    .execute()
}

/**
 * Puts what is open of a parcela beside this row, whose payment is undone, back into it, with their cancelled receipts; due
 * on the latest of their days. Where a later part was paid since, all stays as it is.
 */
export async function joinRest({ clock }: Pick<Context, 'clock'>, db: Kysely<DB>, row: InstallmentRow) {
  const later = (await listInstallments(db, row.budget_id)).filter(
    ({ number, part }) => number === row.number && part > row.part,
  )
  if (later.length === 0 || later.some(({ paid_on }) => paid_on !== null)) return
  const ids = later.map(({ id }) => id)
  await db.updateTable('budget_receipts').set({ installment_id: row.id }).where('installment_id', 'in', ids).execute()
  await db.updateTable('budget_installments').set({ voided_at: clock.now() }).where('id', 'in', ids).execute()
  const all = [row, ...later]
  await db
    .updateTable('budget_installments')
    .set({
      amount: all.reduce((sum, { amount }) => sum + amount, 0),
      due: all
        .map(({ due }) => due)
        .sort()
        .at(-1)!,
    })
    .where('id', '=', row.id)
    .execute()
}

/** A quote's parcelas in their order, but for those that an undone acceptance or payment had. */
export const listInstallments = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('budget_installments')
    .selectAll()
    .where('budget_id', '=', id)
    .where('voided_at', 'is', null)
    .orderBy('number')
    .orderBy('part')
    .execute()

/**
 * The same as they travel, each paid one with where its entry is in the ledger; and the rates that they have from what was
 * accepted, all the same ones.
 */
export async function readInstallments(db: Kysely<DB>, id: number) {
  const [rows, allReceipts] = await Promise.all([listInstallments(db, id), listReceipts(db, id)])
  const paid = rows.filter(({ paid_on }) => paid_on !== null).map((row) => row.id)
  const paths = paid.length > 0 ? await findEntryPaths(db, 'installment_id', paid) : new Map<number, string>()
  const receipts = Map.groupBy(allReceipts, ({ installment_id }) => installment_id)
  const [{ late_fine, late_interest } = { late_fine: null, late_interest: null }] = rows
  const installments: Installment[] = rows.map(
    ({
      id,
      number,
      part,
      due,
      promised,
      revision,
      charged_until,
      amount,
      fine,
      interest,
      discount,
      paid_on,
      paid_means,
      paid_with,
    }) => ({
      ...{ id, number, part, due, promised, revision, charged_until, paid_on, paid_with },
      amount: toReais(amount),
      fine: toReais(fine),
      interest: toReais(interest),
      discount: toReais(discount),
      paid_means: paid_means as PaymentMethod | null,
      book: paid_on === null ? '' : (paths.get(id) ?? ''),
      receipts: (receipts.get(id) ?? []).map(({ id, name, cancelled_at, sent_to, sent_at }) => ({
        ...{ id, sent_to },
        number: name,
        cancelled: cancelled_at !== null,
        sent_at: sent_at?.toISOString() ?? null,
      })),
    }),
  )
  return { installments, agreed: { late_fine, late_interest } }
}

/** Voids the parcelas of an acceptance that is being undone. Throws 409 while one of them is paid. */
export async function voidInstallments({ clock }: Context, db: Kysely<DB>, id: number) {
  const rows = await listInstallments(db, id)
  if (rows.some(({ paid_on }) => paid_on !== null))
    throw new AppError('installment-paid', 'Uma parcela já foi paga. Desfaça antes o pagamento, com o motivo.')
  await db
    .updateTable('budget_installments')
    .set({ voided_at: clock.now() })
    .where('budget_id', '=', id)
    .where('voided_at', 'is', null)
    .execute()
}
