import type { Kysely, Selectable } from 'kysely'
import { brl } from '#money.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { BudgetInstallments, DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from '#time.ts'
import { PAYMENT_LABELS, type PaymentMeans } from '../budget.ts'
import { missing } from './access.ts'
import { addEvent } from './events.ts'
import { changeExchange } from './exchange.ts'

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
    .executeTakeFirstOrThrow(missing)
  return changeExchange(context, found.budget_id, async (db, budget) => {
    const row = await db
      .selectFrom('budget_installments')
      .selectAll()
      .where('id', '=', id)
      .where('voided_at', 'is', null)
      .executeTakeFirstOrThrow(missing)
    await addEvent(context, db, { budget_id: budget.id, ...(await change(db, row)) })
  })
}
