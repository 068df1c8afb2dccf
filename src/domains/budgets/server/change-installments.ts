import type { Kysely } from 'kysely'
import { brl, toCents } from '#money.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { day, dayOf } from '#time.ts'
import { parcelaName } from '../budget.ts'
import { type InstallmentChange, REMINDER_LABELS } from '../installment-schemas.ts'
import type { installmentsContract } from '../installments-contract.ts'
import { spreadDifference } from '../spread.ts'
import { notFound } from './access.ts'
import { addEvent } from './events.ts'
import { lockBudget, readExchange } from './exchange.ts'
import { listInstallments, readInstallments } from './installments.ts'

/** A parcela of a quote of the caller's, both held until the transaction ends. Throws 404. */
export async function lockInstallment(context: Context, db: Kysely<DB>, id: number) {
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
