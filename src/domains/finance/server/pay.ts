import type { Kysely } from 'kysely'
import { fromDecimal } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { PaymentMethod } from '#platform/contract/payment-methods.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from '#time.ts'
import type { Payable } from '../bills-contract.ts'
import type { ReportType } from '../finance.ts'
import { requireAccount, requirePast } from './access.ts'
import { lockBill, lockOpenBill } from './bills.ts'
import { moveReceipts } from './files.ts'
import { receivablesOf } from './open-payables.ts'
import { findPayment, recordReversal } from './payments.ts'
import { insertReport } from './save.ts'

type Kind = Payable['kind']

interface Payment {
  kind: Kind
  id: number
  /** By default today. */
  paid_on?: string | undefined
  /** Where the money moved; by default a bill's own account, and the usual one of what was received. */
  account_id?: number | null | undefined
  /** Who paid, as a bank statement says. */
  payer?: string
  /** What came of a parcela, in reais as a decimal text. */
  amount?: string | undefined
  waived?: boolean
  means?: PaymentMethod
  note?: string
  /** Whether what is more than all of a parcela pays the next ones. */
  carries?: boolean
  /** Whether what is more than all of these is an income by itself. */
  books_excess?: boolean
  /** The parcela that the payer was told to be the first of them. */
  carries_to?: number | undefined
}

/**
 * Marks something open as paid, with its entry. Throws 404, 409 where it is not open, or where what is more would pay another
 * parcela than was said, 422 for a day to come.
 */
export async function pay(context: Context, payment: Payment) {
  const data = await context.db.transaction().execute((db) => payTx(context, db, payment))
  return { result: true as const, data }
}

/** The same in a transaction. Returns the id of the entry, and how many were paid. */
export async function payTx(context: Context, db: Kysely<DB>, { kind, id, account_id, payer = '', ...given }: Payment) {
  const paid_on = given.paid_on ?? dayOf(context.clock.now())
  requirePast(context, paid_on)
  const { amount, waived = false, means = 'other', note = '' } = given
  const { carries = false, books_excess = false, carries_to } = given
  if (amount !== undefined && kind !== 'installment') throw wholeOnly()
  if (kind === 'bill') return { report_id: await payBill(context, db, { id, paid_on, account_id }), paid: 1 }
  const paid = await receivablesFor(context, kind).pay(context, db, {
    ...{ id, paid_on, payer, means, account_id },
    came:
      amount === undefined
        ? undefined
        : { amount: fromDecimal(amount)!, waived, note, carries, books_excess, carries_to },
  })
  const report = await findPayment(db, COLUMNS[kind], id)
  if (!report) throw new Error(`The payment of ${kind} ${id} was not recorded`)
  if (account_id !== undefined) {
    await requireAccount(db, report.id_user, account_id)
    await db.updateTable('finance_reports').set({ account_id }).where('id', '=', report.id).execute()
  }
  return { report_id: report.id, paid }
}

function wholeOnly() {
  const text = 'Só uma parcela pode ser paga em parte.'
  return new AppError('invalid', text, { amount: text })
}

/** The column of an entry that names what it is the payment of. */
const COLUMNS = { bill: 'bill_id', installment: 'installment_id', order: 'order_id' } as const

function receivablesFor(context: Context, kind: Kind) {
  const found = receivablesOf(context).find((receivables) => receivables.kind === kind)
  if (!found) throw new AppError('missing', 'Isto não existe.')
  return found
}

async function payBill(
  context: Context,
  db: Kysely<DB>,
  { id, paid_on, account_id }: { id: number; paid_on: string; account_id: number | null | undefined },
) {
  const bill = await lockOpenBill(context, db, id)
  await requireAccount(db, bill.id_user, account_id)
  const { description, amount, category, type } = bill
  const report = await insertReport(context, db, bill.id_user, {
    ...{ description, amount, category, transfer: false, date: paid_on },
    type: type as ReportType,
    account_id: account_id === undefined ? bill.account_id : account_id,
  })
  await db.updateTable('finance_reports').set({ bill_id: id, demo: bill.demo }).where('id', '=', report.id).execute()
  await db.updateTable('finance_bills').set({ paid_on }).where('id', '=', id).execute()
  await moveReceipts(db, [id])
  return report.id
}

/**
 * Opens a paid bill or parcela again. A bill's payment of this month is deleted; any other gets a counter entry of
 * today, since past months do not change. Throws 404, 409 where it is open.
 */
export async function unpay(context: Context, paid: { kind: 'bill' | 'installment'; id: number }) {
  await context.db.transaction().execute((db) => unpayTx(context, db, paid))
  return { result: true as const }
}

/** The same in a transaction. */
export async function unpayTx(
  context: Context,
  db: Kysely<DB>,
  { kind, id }: { kind: 'bill' | 'installment'; id: number },
): Promise<void> {
  if (kind === 'bill') return unpayBill(context, db, id)
  await receivablesFor(context, kind).unpay?.(context, db, { id, note: 'Desfeito no Financeiro' })
}

async function unpayBill(context: Context, db: Kysely<DB>, id: number) {
  const bill = await lockBill(context, db, id)
  if (bill.paid_on === null) throw new AppError('bill-not-paid', 'Esta conta não está paga.')
  await db.updateTable('finance_bills').set({ paid_on: null }).where('id', '=', id).execute()
  await moveReceipts(db, [id])
  const payment = await findPayment(db, 'bill_id', id)
  if (!payment) return
  const now = context.clock.now()
  const today = dayOf(now)
  if (payment.date.slice(0, 7) >= today.slice(0, 7)) {
    await db.updateTable('finance_reports').set({ deleted_at: now }).where('id', '=', payment.id).execute()
    return
  }
  await recordReversal(context, db, { paid: { bill_id: id }, label: 'Pagamento desfeito' })
}
