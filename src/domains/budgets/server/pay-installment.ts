import type { Kysely, Selectable } from 'kysely'
import { requirePast } from '#domains/finance/server/access.ts'
import { recordPayment, recordReversal } from '#domains/finance/server/payments.ts'
import { brl } from '#money.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { BudgetInstallments, DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { installmentLabel, PAYMENT_LABELS, type PaymentMethod, printerPath } from '../budget.ts'
import { notFound } from './access.ts'
import type { BudgetColumns } from './columns.ts'
import { addEvent } from './events.ts'
import { lockBudget, readExchange } from './exchange.ts'

interface Payment {
  id: number
  paid_on: string
  means: PaymentMethod
}

/** Marks a parcela as paid. Throws 404, 409 where it is already, 422 for a day to come. */
export const payInstallment = (context: Context, payment: Payment) =>
  changeAndRead(context, (db) => payInstallmentTx(context, db, payment))

/** The same in a transaction, with the entry in the ledger of the quote's owner. Returns the quote's id. */
export async function payInstallmentTx(context: Context, db: Kysely<DB>, { id, paid_on, means }: Payment) {
  requirePast(context, paid_on)
  const { budget, row } = await lockInstallment(context, db, id)
  if (row.paid_on !== null) throw new AppError('installment-paid', 'Esta parcela já está paga.')
  await db
    .updateTable('budget_installments')
    .set({ paid_on, paid_means: means, paid_by: requireUser(context).id })
    .where('id', '=', id)
    .execute()
  const note = `Parcela ${row.number}, ${brl(row.amount)}: ${PAYMENT_LABELS[means]}`
  await addEvent(context, db, { budget_id: budget.id, kind: 'paid', note })
  await recordInstallment(context, db, budget, { ...row, paid_on })
  return budget.id
}

/** Writes the payment of a parcela into the ledger of the quote's owner. */
export async function recordInstallment(
  context: Pick<Context, 'actor' | 'clock'>,
  db: Kysely<DB>,
  { id, id_user, client, demo }: Pick<BudgetColumns, 'id' | 'id_user' | 'client' | 'demo'>,
  row: Pick<Selectable<BudgetInstallments>, 'id' | 'number' | 'amount'> & { paid_on: string },
) {
  const label = installmentLabel(id, row.number)
  await recordPayment(context, db, {
    paid: { installment_id: row.id },
    id_user,
    description: `${label}: ${client}`,
    amount: row.amount,
    category: 'Orçamentos',
    date: row.paid_on,
    source: { path: printerPath(id), label },
    demo,
  })
}

interface Undoing {
  id: number
  /** The reason. */
  note: string
}

/** Undoes the payment of a parcela. Throws 404, 409 where it is open. */
export const unpayInstallment = (context: Context, undoing: Undoing) =>
  changeAndRead(context, (db) => unpayInstallmentTx(context, db, undoing))

/** The same in a transaction, with a counter entry of today in the ledger. Returns the quote's id. */
export async function unpayInstallmentTx(context: Context, db: Kysely<DB>, { id, note }: Undoing) {
  const { budget, row } = await lockInstallment(context, db, id)
  if (row.paid_on === null) throw new AppError('installment-not-paid', 'Esta parcela não está paga.')
  await db
    .updateTable('budget_installments')
    .set({ paid_on: null, paid_means: null, paid_by: null })
    .where('id', '=', id)
    .execute()
  await addEvent(context, db, {
    budget_id: budget.id,
    kind: 'unpaid',
    note: `Parcela ${row.number}, ${brl(row.amount)}: ${note}`,
  })
  await recordReversal(context, db, { paid: { installment_id: id }, label: 'Pagamento desfeito' })
  return budget.id
}

async function changeAndRead(context: Context, change: (db: Kysely<DB>) => Promise<number>) {
  return readExchange(context, await context.db.transaction().execute(change))
}

/** A parcela of a quote of the caller's, both held until the transaction ends. Throws 404. */
async function lockInstallment(context: Context, db: Kysely<DB>, id: number) {
  const { budget_id } = await db
    .selectFrom('budget_installments')
    .select('budget_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const budget = await lockBudget(context, db, budget_id)
  const row = await db
    .selectFrom('budget_installments')
    .selectAll()
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  return { budget, row }
}
