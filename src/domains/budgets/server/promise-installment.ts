import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from '#time.ts'
import { readInstallments } from './installments.ts'
import { lockInstallment } from './lock-installment.ts'

interface Promised {
  /** The parcela's. */
  id: number
  promised: string | null
  revision?: number | undefined
}

/**
 * Notes for which day a client has promised an open parcela. Throws 404, 409 where it is paid or another promise was noted
 * since the form began, 422 for a day that has passed.
 */
export async function promiseInstallment(context: Context, { id, promised, revision }: Promised) {
  const today = dayOf(context.clock.now())
  const data = await context.db.transaction().execute(async (db) => {
    const { budget, row } = await lockInstallment(context, db, id)
    if (row.paid_on !== null) throw new AppError('installment-paid', 'Esta parcela já está paga.')
    if (promised !== null && promised < today)
      throw new AppError('invalid', 'Este dia já passou.', { promised: 'Use hoje ou um dia que ainda vem.' })
    const { columns, saved } = await raiseRevision(
      {
        stored: row,
        before: { promised: row.promised },
        after: { promised },
        by: requireUser(context),
        at: context.clock.now(),
      },
      {
        begun: revision,
        readRecord: async () => (await readInstallments(db, budget.id)).installments.find((one) => one.id === id),
      },
    )
    await db
      .updateTable('budget_installments')
      .set({ promised, ...columns })
      .where('id', '=', id)
      .execute()
    return { id, ...saved }
  })
  return { result: true as const, data }
}
