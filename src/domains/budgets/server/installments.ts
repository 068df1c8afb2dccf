import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { findEntryPaths } from '#domains/finance/server/payments.ts'
import { toReais } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from '#time.ts'
import type { PaymentMethod } from '../budget.ts'
import type { QuoteDocument } from '../document.ts'
import type { Installment } from '../exchange-contract.ts'

/** Stores the parcelas that a version's payment terms come to; the whole total at once where none were agreed. */
export async function addInstallments({ clock }: Context, db: Kysely<DB>, id: number, document: QuoteDocument) {
  const today = dayOf(clock.now())
  const terms = document.payments.length ? document.payments : [{ due: '', amount: document.total }]
  const rows = terms.map(({ due, amount }, index) => ({
    budget_id: id,
    number: index + 1,
    due: due || today,
    amount,
    txid: makeTxid(id),
  }))
  await db.insertInto('budget_installments').values(rows).execute()
}

/** A txid of the Pix (25 letters and digits at most): the quote's number, and what makes it unique. */
const makeTxid = (id: number) => `ORC${id}P${randomBytes(5).toString('hex').toUpperCase()}`

/** A quote's parcelas in their order, but for those that an undone acceptance had. */
export const listInstallments = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('budget_installments')
    .selectAll()
    .where('budget_id', '=', id)
    .where('voided_at', 'is', null)
    .orderBy('number')
    .execute()

/** The same as they travel, each paid one with where its entry is in the ledger. */
export async function readInstallments(db: Kysely<DB>, id: number): Promise<Installment[]> {
  const rows = await listInstallments(db, id)
  const paths = await findEntryPaths(
    db,
    'installment_id',
    rows.map((row) => row.id),
  )
  return rows.map(({ id, number, due, amount, paid_on, paid_means }) => ({
    ...{ id, number, due, paid_on },
    amount: toReais(amount),
    paid_means: paid_means as PaymentMethod | null,
    book: paid_on === null ? '' : (paths.get(id) ?? ''),
  }))
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
