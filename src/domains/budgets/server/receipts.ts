import type { Kysely, Selectable } from 'kysely'
import { type Charges, withCharges } from '#domains/finance/received.ts'
import { pick } from '#pick.ts'
import type { Context } from '#platform/context.ts'
import type { PaymentMethod } from '#platform/contract/payment-methods.ts'
import type { BudgetInstallments, DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from '#time.ts'
import { type Receipt, receiptNumber } from '../receipt.ts'
import { visibleQuotes } from './access.ts'
import type { BudgetColumns } from './columns.ts'
import { makeDocument } from './document.ts'

/** A parcela as it is after its payment. */
type Paid = Pick<Selectable<BudgetInstallments>, 'id' | 'number' | 'part' | 'amount'> &
  Charges & {
    paid_on: string
    paid_means: string
    /** Cents that stay open of a parcela paid in part. */
    open?: number
  }

const yearOf = ({ clock }: Pick<Context, 'clock'>) => Number(dayOf(clock.now()).slice(0, 4))

/**
 * Holds the year's numbers until the transaction ends. Before a quote is held: of two transactions that pay several
 * parcelas, each would otherwise wait for what the other has.
 */
export async function holdReceiptNumbers(context: Pick<Context, 'clock'>, db: Kysely<DB>): Promise<void> {
  await db
    .insertInto('budget_receipt_years')
    .values({ year: yearOf(context), last: 0 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet(({ ref }) => ({ last: ref('budget_receipt_years.last') })),
    )
    .execute()
}

/** Gives out the receipt of a paid parcela, with the next number, in a transaction that holds both. */
export async function addReceipt(
  { clock, actor, settings }: Pick<Context, 'clock' | 'actor' | 'settings'>,
  db: Kysely<DB>,
  budget: BudgetColumns,
  paid: Paid,
) {
  const year = yearOf({ clock })
  const { last: number } = await db
    .updateTable('budget_receipt_years')
    .set(({ eb }) => ({ last: eb('last', '+', 1) }))
    .where('year', '=', year)
    .returning('last')
    .executeTakeFirstOrThrow()
  // A draft of a next version was agreed upon by nobody.
  const agreed = { ...budget, draft: null }
  const { company, client, title, number: quote } = await makeDocument({ db, settings }, agreed)
  const document: Receipt = {
    number: receiptNumber({ number, year }),
    issued: dayOf(clock.now()),
    company,
    payer: pick(client, ['name', 'contact', 'document']),
    amount: withCharges(paid.amount, paid),
    ...(paid.fine && { fine: paid.fine }),
    ...(paid.interest && { interest: paid.interest }),
    ...(paid.discount && { discount: paid.discount }),
    paid_on: paid.paid_on,
    means: paid.paid_means as PaymentMethod,
    quote,
    title,
    parcela: paid.number,
    ...(paid.part > 1 && { part: paid.part }),
    ...(paid.open && { open: paid.open }),
    parcelas: await countParcelas(db, budget.id),
  }
  await db
    .insertInto('budget_receipts')
    .values({
      installment_id: paid.id,
      ...{ number, year },
      document: JSON.stringify(document),
      created_at: clock.now(),
      created_by: actor?.id ?? null,
    })
    .execute()
}

async function countParcelas(db: Kysely<DB>, budget_id: number) {
  const { count } = await db
    .selectFrom('budget_installments')
    .select(({ fn }) => fn.count<number>('number').distinct().as('count'))
    .where('budget_id', '=', budget_id)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Cancels the receipt of a parcela whose payment is undone. */
export async function cancelReceipt({ clock }: Pick<Context, 'clock'>, db: Kysely<DB>, installment_id: number) {
  await db
    .updateTable('budget_receipts')
    .set({ cancelled_at: clock.now() })
    .where('installment_id', '=', installment_id)
    .where('cancelled_at', 'is', null)
    .execute()
}

/** The receipt of a parcela that stands. */
export const findStanding = (db: Kysely<DB>, installment_id: number) =>
  db
    .selectFrom('budget_receipts')
    .select('id')
    .where('installment_id', '=', installment_id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()

/** The receipts of a quote's parcelas, the oldest first. */
export async function listReceipts(db: Kysely<DB>, budget_id: number) {
  const rows = await db
    .selectFrom('budget_receipts')
    .innerJoin('budget_installments', 'budget_installments.id', 'installment_id')
    .select([
      'budget_receipts.id',
      'installment_id',
      'budget_receipts.number',
      'year',
      'cancelled_at',
      'sent_at',
      'sent_to',
    ])
    .where('budget_id', '=', budget_id)
    .orderBy('budget_receipts.id')
    .execute()
  return rows.map((row) => ({ ...row, name: receiptNumber(row) }))
}

/** A receipt of the caller's quotes, with what it says. Throws 404. */
export async function findReceipt(context: Context, id: number) {
  const row = await visibleQuotes(context)
    .innerJoin('budget_installments', 'budget_installments.budget_id', 'budgets.id')
    .innerJoin('budget_receipts', 'budget_receipts.installment_id', 'budget_installments.id')
    .selectAll('budget_receipts')
    .select(['budgets.id as budget_id', 'share_number'])
    .where('budget_receipts.id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Este recibo não existe.'))
  return withDocument(row)
}

/** A receipt of a quote by its number. */
export async function findReceiptOf(
  db: Kysely<DB>,
  budget_id: number,
  { number, year }: { number: number; year: number },
) {
  const row = await db
    .selectFrom('budget_receipts')
    .innerJoin('budget_installments', 'budget_installments.id', 'installment_id')
    .select(['document', 'cancelled_at'])
    .where('budget_id', '=', budget_id)
    .where('budget_receipts.number', '=', number)
    .where('year', '=', year)
    .executeTakeFirst()
  return row && withDocument(row)
}

/** A row with what it says, as it is stored. */
const withDocument = <Row extends { document: unknown }>(row: Row) => ({ ...row, document: row.document as Receipt })
