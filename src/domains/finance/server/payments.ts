import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { PaymentMethod } from '#platform/contract/payment-methods.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { dayOf } from '#time.ts'
import { MAX_DESCRIPTION, reportPath } from '../finance.ts'
import { requireAccount } from './access.ts'
import { spellCategory } from './categories.ts'
import type { ReportColumns } from './columns.ts'
import { copyParts } from './parts.ts'
import { findReceiving } from './usual-account.ts'

/** The context of a call, or the program of a job with `actor: null`. */
type PaymentContext = Pick<Context, 'actor' | 'clock'>

/** The record that was paid: a parcela of a quote, or an order. */
type Received = { installment_id: number } | { order_id: number }

interface Payment {
  /** Undefined for an income by itself. */
  paid?: Received
  /** Whose ledger it is received in. */
  id_user: number
  description: string
  /** Cents. */
  amount: number
  category: string
  /** The project that it is of; null for none. */
  project_id?: number | null
  /** How it came, where that is known. */
  means?: PaymentMethod | undefined
  /** Where it came, null for none; by default the usual one of its means. */
  account_id?: number | null | undefined
  /** The day the money came. */
  date: string
  /** Where the record is in the workbench, and what it is called there. */
  source: { path: string; label: string }
  /** Whether the record is of the demonstration. */
  demo?: boolean
}

/**
 * Writes the entry of a payment that another domain received, in that domain's transaction, which holds the record: it is
 * called once for each payment. Returns the entry's id. Throws 422 for an account of another ledger.
 */
export async function recordPayment({ actor, clock }: PaymentContext, db: Kysely<DB>, payment: Payment) {
  const { paid, source, id_user, demo = false, description, account_id, means, ...fields } = payment
  await requireAccount(db, id_user, account_id)
  const { id } = await db
    .insertInto('finance_reports')
    .values({
      ...fields,
      ...paid,
      id_user,
      description: shorten(description),
      type: 'receita',
      category: await spellCategory(db, id_user, fields.category, { demo }),
      account_id: account_id === undefined ? await findReceiving(db, id_user, means) : account_id,
      source_path: source.path,
      source_label: source.label,
      created_at: clock.now(),
      created_by: actor?.id ?? null,
      demo,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives the payments of parcelas that have no project yet the one that their quote began. */
export async function giveProject(db: Kysely<DB>, project_id: number, budget: number) {
  await db
    .updateTable('finance_reports')
    .set({ project_id })
    .where('installment_id', 'in', (parcelas) =>
      parcelas.selectFrom('budget_installments').select('id').where('budget_id', '=', budget),
    )
    .where('project_id', 'is', null)
    .where('split', '=', false)
    .execute()
}

/**
 * Writes the undoing or refund of a payment as an entry of today in the other direction, so that the day it was paid does
 * not change. In the transaction of the record's domain. Nothing where the payment has no entry.
 */
export async function recordReversal(
  { actor, clock }: PaymentContext,
  db: Kysely<DB>,
  { paid, label }: { paid: Received | { bill_id: number } /** 'Devolução', 'Pagamento desfeito'. */; label: string },
) {
  const [column, id] = Object.entries(paid)[0] as [Link, number]
  const payment = await findPayment(db, column, id)
  if (payment) await reverseEntry({ actor, clock }, db, payment, { link: { [column]: id }, label })
}

/** The same for what was received by itself with a payment, unless it was deleted since. */
export async function reverseExcess(context: PaymentContext, db: Kysely<DB>, id: number, label: string) {
  const entry = await db
    .selectFrom('finance_reports')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (entry) await reverseEntry(context, db, entry, { link: {}, label })
}

async function reverseEntry(
  { actor, clock }: PaymentContext,
  db: Kysely<DB>,
  payment: ReportColumns,
  { link, label }: { link: Partial<Record<Link, number>>; label: string },
) {
  const { id_user, amount, category, project_id, account_id, transfer, source_path, source_label, demo } = payment
  const { id: undoing } = await db
    .insertInto('finance_reports')
    .values({
      ...{ id_user, amount, category, project_id, account_id, transfer, source_path, source_label, demo },
      ...link,
      description: shorten(`${label}: ${payment.description}`),
      type: payment.type === 'receita' ? 'despesa' : 'receita',
      reversal: true,
      date: dayOf(clock.now()),
      created_at: clock.now(),
      created_by: actor?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (payment.split) await copyParts(db, payment.id, undoing)
}

/** Where the entries of payments are in the workbench, by the ids of their records; the last one of each. */
export async function findEntryPaths(
  db: Kysely<DB>,
  column: Link,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('finance_reports')
    .select(['id', 'date', column])
    .where(column, 'in', ids.length > 0 ? ids : [0])
    .where('reversal', '=', false)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row[column]!, reportPath(row)]))
}

/** A description no longer than an entry's may be. */
const shorten = (text: string) => text.slice(0, MAX_DESCRIPTION).toWellFormed().trim()

/** The columns that name what an entry is the payment of. */
type Link = 'installment_id' | 'order_id' | 'bill_id'

/** The entry of the last payment of a record; undefined without one. */
export const findPayment = (db: Kysely<DB>, column: Link, id: number) =>
  db
    .selectFrom('finance_reports')
    .selectAll()
    .where(column, '=', id)
    .where('reversal', '=', false)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
