import type { Kysely, Selectable } from 'kysely'
import { NO_CHARGES, withCharges } from '#domains/finance/received.ts'
import { recordReversal, reverseExcess } from '#domains/finance/server/payments.ts'
import { brl } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { BudgetInstallments, DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { day } from '#time.ts'
import { paidTogether, parcelaInText, parcelaName } from '../budget.ts'
import { lockInstallment } from './change-installments.ts'
import { addEvent } from './events.ts'
import { joinRest, listInstallments } from './installments.ts'
import { changeAndRead } from './pay-installment.ts'
import { cancelReceipt, findStanding } from './receipts.ts'

type InstallmentRow = Selectable<BudgetInstallments>

interface Undoing {
  /** Of any parcela that the payment paid. */
  id: number
  /** The reason. */
  note: string
}

/**
 * Undoes a payment: all parcelas that it paid, whose receipts are cancelled, and whose rest they take back. Throws 404, 409
 * where the parcela is open, or what the payment left open was paid since.
 */
export const unpayInstallment = (context: Context, undoing: Undoing) =>
  changeAndRead(context, (db) => unpayInstallmentTx(context, db, undoing))

/** The same in a transaction, with counter entries of today in the ledger. Returns the quote's id. */
export async function unpayInstallmentTx(context: Context, db: Kysely<DB>, { id, note }: Undoing) {
  const { budget, row } = await lockInstallment(context, db, id)
  if (row.paid_on === null) throw new AppError('installment-not-paid', 'Esta parcela não está paga.')
  const all = await listInstallments(db, budget.id)
  const together = paidTogether(row, all)
  if (together.length > 1) await requireRestOpen(db, together, all)
  const [first] = together
  // The last first: what was left open of it is beside no other that is paid yet.
  for (const one of together.toReversed())
    await unpayOne(context, db, one, one === first ? note : `${note}. Veio com a ${parcelaInText(first!)}`)
  return budget.id
}

const UNDONE = 'Pagamento desfeito'

async function unpayOne(context: Context, db: Kysely<DB>, row: InstallmentRow, note: string) {
  const { id, budget_id, excess_report_id } = row
  await db
    .updateTable('budget_installments')
    .set({ ...NO_CHARGES, paid_on: null, paid_means: null, paid_by: null, paid_with: null, excess_report_id: null })
    .where('id', '=', id)
    .execute()
  await addEvent(context, db, {
    budget_id,
    kind: 'unpaid',
    note: `${parcelaName(row)}, ${brl(withCharges(row.amount, row))}: ${note}`,
  })
  await cancelReceipt(context, db, id)
  await joinRest(context, db, row)
  await recordReversal(context, db, { paid: { installment_id: id }, label: UNDONE })
  if (excess_report_id !== null) await reverseExcess(context, db, excess_report_id, UNDONE)
}

/** Throws 409 where what a payment of several parcelas left open was paid by a later one, which is to be undone before. */
async function requireRestOpen(db: Kysely<DB>, together: readonly InstallmentRow[], all: readonly InstallmentRow[]) {
  const ids = new Set(together.map(({ id }) => id))
  const rests = all.filter(
    (one) =>
      one.paid_on !== null &&
      !ids.has(one.id) &&
      together.some(({ number, part }) => number === one.number && part < one.part),
  )
  if (rests.length === 0) return
  const receiptOf = async ({ id }: InstallmentRow) => (await findStanding(db, id))?.id ?? 0
  const last = Math.max(...(await Promise.all(together.map(receiptOf))))
  for (const rest of rests)
    if ((await receiptOf(rest)) > last)
      throw new AppError(
        'paid-since',
        `O que ficou em aberto foi pago depois: ${parcelaInText(rest)}, em ${day(rest.paid_on!)}. Desfaça antes esse pagamento.`,
      )
}
