import { brl, toCents } from '#money.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { day } from '#time.ts'
import { parcelaName } from '../budget.ts'
import type { InstallmentChange } from '../installment-schemas.ts'
import { spreadDifference } from '../spread.ts'
import { addEvent } from './events.ts'
import { readExchange } from './exchange.ts'
import { listInstallments } from './installments.ts'
import { lockInstallment } from './lock-installment.ts'

/**
 * Changes due day and amount of an open parcela; the other open ones take what it has more or less. The quote's history
 * says what became what. Throws 404, 409 where it is paid or the open ones are not as the caller knows them, 422 where the
 * others cannot take the difference.
 */
export async function changeInstallment(context: Context, { id, due, amount, open: known }: InstallmentChange) {
  const budget_id = await context.db.transaction().execute(async (db) => {
    const { budget, row } = await lockInstallment(context, db, id)
    if (row.paid_on !== null) throw new AppError('installment-paid', 'Esta parcela já está paga.')
    const open = (await listInstallments(db, budget.id)).filter(({ paid_on }) => paid_on === null)
    if (known && !isSame(open, known))
      throw new AppError(
        'installments-changed',
        'As parcelas mudaram enquanto isto estava aberto. Feche e abra de novo para ver como elas ficam.',
      )
    const spread = spreadDifference(open, { id, amount: toCents(amount) })
    if (!spread.amounts) throw new AppError('invalid', spread.problem, { amount: spread.problem })
    const changes: string[] = []
    for (const one of open) {
      const next = { due: one.id === id ? due : one.due, amount: spread.amounts.get(one.id)! }
      if (next.due === one.due && next.amount === one.amount) continue
      await db.updateTable('budget_installments').set(next).where('id', '=', one.id).execute()
      changes.push(`${parcelaName(one)}: ${describe(one)} → ${describe(next)}`)
    }
    if (changes.length > 0)
      await addEvent(context, db, { budget_id: budget.id, kind: 'installment_changed', note: changes.join('\n') })
    return budget.id
  })
  return readExchange(context, budget_id)
}

interface Terms {
  due: string
  /** Cents. */
  amount: number
}

const describe = ({ due, amount }: Terms) => `${brl(amount)} em ${day(due)}`

/** Whether the open parcelas are those that the caller has seen. */
const isSame = (open: readonly (Terms & { id: number })[], known: NonNullable<InstallmentChange['open']>) =>
  open.length === known.length &&
  open.every(({ id, due, amount }) => {
    const seen = known.find((one) => one.id === id)
    return seen?.due === due && toCents(seen.amount) === amount
  })
