import { brl } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from '#time.ts'
import { parcelaName } from '../budget.ts'
import { REMINDER_LABELS } from '../installment-schemas.ts'
import type { installmentsContract } from '../installments-contract.ts'
import { addEvent } from './events.ts'
import { readExchange } from './exchange.ts'
import { lockInstallment } from './lock-installment.ts'

/** Notes that the client was reminded of an open parcela, and by which way. Throws 404, 409 where it is paid. */
export async function remindInstallment(context: Context, { id, by }: InputOf<typeof installmentsContract.remind>) {
  const quote = await context.db.transaction().execute(async (db) => {
    const { budget, row } = await lockInstallment(context, db, id)
    if (row.paid_on !== null) throw new AppError('installment-paid', 'Esta parcela já está paga.')
    const note = `${parcelaName(row)}, ${brl(row.amount)}: ${REMINDER_LABELS[by]}`
    const charged_on = dayOf(context.clock.now())
    await db.updateTable('budget_installments').set({ charged_on }).where('id', '=', id).execute()
    await addEvent(context, db, { budget_id: budget.id, kind: 'reminded', note })
    return budget.id
  })
  return readExchange(context, quote)
}
