import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { brl, toReais } from '#money.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { BudgetInstallments, DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from '#time.ts'
import { PAYMENT_LABELS, type PaymentMeans } from '../budget.ts'
import type { QuoteDocument } from '../document.ts'
import type { Installment } from '../exchange-contract.ts'
import { addEvent } from './events.ts'
import { changeExchange, missingBudget } from './exchange.ts'

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

export const toInstallment = ({
  id,
  number,
  due,
  amount,
  paid_on,
  paid_means,
}: Selectable<BudgetInstallments>): Installment => ({
  id,
  number,
  due,
  amount: toReais(amount),
  paid_on,
  paid_means: paid_means as PaymentMeans | null,
})

/** Voids the parcelas of an acceptance that is being undone. Throws 409 while one of them is paid. */
export async function voidInstallments({ clock }: Context, db: Kysely<DB>, id: number) {
  const rows = await listInstallments(db, id)
  if (rows.some(({ paid_on }) => paid_on !== null))
    throw new AppError('conflict', 'Uma parcela já foi paga. Desfaça antes o pagamento, com o motivo.')
  await db
    .updateTable('budget_installments')
    .set({ voided_at: clock.now() })
    .where('budget_id', '=', id)
    .where('voided_at', 'is', null)
    .execute()
}

/** Marks a parcela as paid. Throws 404, 409 where it is already, 422 for a day to come. */
export async function payInstallment(context: Context, input: { id: number; paid_on: string; means: PaymentMeans }) {
  if (input.paid_on > dayOf(context.clock.now()))
    throw new AppError('invalid', 'O pagamento não pode ser de um dia que ainda vem.', {
      paid_on: 'Use o dia do pagamento.',
    })
  return changeInstallment(context, input.id, async (db, row) => {
    if (row.paid_on !== null) throw new AppError('conflict', 'Esta parcela já está paga.')
    await db
      .updateTable('budget_installments')
      .set({ paid_on: input.paid_on, paid_means: input.means, paid_by: requireUser(context).id })
      .where('id', '=', row.id)
      .execute()
    return { kind: 'paid', note: `Parcela ${row.number}, ${brl(row.amount)}: ${PAYMENT_LABELS[input.means]}` } as const
  })
}

/** Undoes the payment of a parcela. Throws 404, 409 where it is open. */
export const unpayInstallment = (context: Context, { id, note }: { id: number; note: string }) =>
  changeInstallment(context, id, async (db, row) => {
    if (row.paid_on === null) throw new AppError('conflict', 'Esta parcela não está paga.')
    await db
      .updateTable('budget_installments')
      .set({ paid_on: null, paid_means: null, paid_by: null })
      .where('id', '=', row.id)
      .execute()
    return { kind: 'unpaid', note: `Parcela ${row.number}, ${brl(row.amount)}: ${note}` } as const
  })

type Change = (
  db: Kysely<DB>,
  row: Selectable<BudgetInstallments>,
) => Promise<{ kind: 'paid' | 'unpaid'; note: string }>

async function changeInstallment(context: Context, id: number, change: Change) {
  const found = await context.db
    .selectFrom('budget_installments')
    .select('budget_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(missingBudget)
  return changeExchange(context, found.budget_id, async (db, budget) => {
    const row = await db
      .selectFrom('budget_installments')
      .selectAll()
      .where('id', '=', id)
      .where('voided_at', 'is', null)
      .executeTakeFirstOrThrow(missingBudget)
    await addEvent(context, db, { budget_id: budget.id, ...(await change(db, row)) })
  })
}
