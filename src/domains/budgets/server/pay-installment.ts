import type { Kysely, Selectable } from 'kysely'
import { chargesOn, ratesOf } from '#domains/finance/charges.ts'
import { allot, amountProblem, beyond, type Charges, NO_CHARGES, withCharges } from '#domains/finance/received.ts'
import { requirePast } from '#domains/finance/server/access.ts'
import { recordPayment } from '#domains/finance/server/payments.ts'
import type { Rates } from '#domains/site/billing.ts'
import { readBilling } from '#domains/site/server/billing.ts'
import { brl, toCents, toReais } from '#money.ts'
import { pick } from '#pick.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { PAYMENT_LABELS, type PaymentMethod } from '#platform/contract/payment-methods.ts'
import type { BudgetInstallments, DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { installmentLabel, numberText, parcelaInText, parcelaName, printerPath } from '../budget.ts'
import type { Payment } from '../installment-schemas.ts'
import { lockInstallment } from './change-installments.ts'
import type { BudgetColumns } from './columns.ts'
import { addEvent } from './events.ts'
import { readExchange } from './exchange.ts'
import { listInstallments, splitInstallment } from './installments.ts'
import { addReceipt, holdReceiptNumbers } from './receipts.ts'

/**
 * Marks a parcela, or a part of it, as paid. Throws 404, 409 where it is already, or where what is more would pay another
 * parcela than was said, 422 for a day to come, a wrong amount or an account of another ledger.
 */
export const payInstallment = (context: Context, payment: Payment) =>
  changeAndRead(context, async (db) => (await payInstallmentTx(context, db, payment)).budget_id)

/**
 * The same in a transaction, with its receipt and the entry in the ledger of the quote's owner; each parcela that it pays
 * has its own. Returns the quote's id, and how many parcelas were paid.
 */
export const payInstallmentTx = (context: Context, db: Kysely<DB>, payment: Payment) => payOne(context, db, payment)

interface Paid {
  budget_id: number
  /** Parcelas. */
  paid: number
}

/** The payment whose excess this is. */
interface Whole {
  /** The parcela that it was said of. */
  id: number
  /** Cents that came, all of them. */
  came: number
}

/** @param whole for what was more than all of another parcela, which asks for no discount */
async function payOne(context: Context, db: Kysely<DB>, payment: Payment, whole?: Whole): Promise<Paid> {
  const { id, paid_on, means, waived, account_id } = payment
  requirePast(context, paid_on)
  await holdReceiptNumbers(context, db)
  const { budget, row } = await lockInstallment(context, db, id)
  if (row.paid_on !== null) throw new AppError('installment-paid', 'Esta parcela já está paga.')
  const billing = await readBilling({ ...context, db })
  const due = chargesOn(paid_on, row, ratesOf(row, billing))
  const charges = waived ? NO_CHARGES : whole ? withoutDiscount(due) : due
  const all = payment.amount === undefined ? withCharges(row.amount, charges) : toCents(payment.amount)
  const rest = payment.carries || payment.books_excess ? beyond(all, row.amount, charges) : 0
  const came = all - rest
  const paid = allot(came, row.amount, charges)
  if (!paid) throw wrongAmount(amountProblem(row.amount, charges))
  const of = whole ?? { id, came: all }
  const carried =
    rest > 0 && payment.carries ? await carryOver(db, row, payment, { rest, billing, all: of.came }) : undefined
  const excess = carried ? 0 : rest
  const open = row.amount - paid.amount
  const isCharged = paid.fine + paid.interest > 0
  if (open > 0)
    await splitInstallment(db, row, {
      paid: paid.amount,
      charged_until: isCharged ? paid_on : row.charged_until,
    })
  const stored = { ...pick(paid, ['fine', 'interest', 'discount']), paid_on, paid_means: means }
  await db
    .updateTable('budget_installments')
    .set({
      ...{ ...stored, paid_with: whole?.id ?? null, paid_by: requireUser(context).id },
      excess_report_id: excess > 0 ? await recordExcess(context, db, budget, { ...payment, excess }) : null,
    })
    .where('id', '=', id)
    .execute()
  const left = waived ? chargesText(due) : ''
  const note = [
    [`${parcelaName(row)}, ${brl(came)}`, means !== 'other' && PAYMENT_LABELS[means]].filter(Boolean).join(': '),
    chargesText(paid) && `Com ${chargesText(paid)}`,
    open > 0 && `Ficam em aberto ${brl(open)}`,
    excess > 0 && `Entraram à parte ${brl(excess)}`,
    left && `Ficou de fora: ${left}`,
    payment.note,
  ]
    .filter(Boolean)
    .join('. ')
  await addEvent(context, db, { budget_id: budget.id, kind: 'paid', note })
  const parcela = { ...row, ...stored, amount: paid.amount }
  await recordInstallment(context, db, budget, { ...parcela, means, account_id })
  await addReceipt(context, db, budget, { ...parcela, open })
  const others = carried ? (await payOne(context, db, carried, of)).paid : 0
  return { budget_id: budget.id, paid: 1 + others }
}

const withoutDiscount = (charges: Charges): Charges => ({ ...charges, discount: 0 })

/**
 * The payment of the first other open parcela by what was more than all of this one. Throws 409 where that is another than
 * the caller was told, 422 where there is none, or it takes more than that; undefined there where that may be an income by itself.
 */
async function carryOver(
  db: Kysely<DB>,
  row: InstallmentRow,
  { carries_to, ...payment }: Payment,
  { rest, billing, all }: { rest: number; billing: Rates; all: number },
): Promise<Payment | undefined> {
  const others = (await listInstallments(db, row.budget_id)).filter(({ id }) => id !== row.id)
  const next = others.find(({ paid_on }) => paid_on === null)
  if (carries_to !== undefined && next?.id !== carries_to) {
    const now = next ? `a próxima em aberto é a ${parcelaInText(next)}` : 'nenhuma outra está em aberto'
    throw new AppError('installments-changed', `As parcelas mudaram: ${now}. Olhe de novo para onde vai o que passa.`)
  }
  const { fine, interest } = next ? chargesOn(payment.paid_on, next, ratesOf(next, billing)) : NO_CHARGES
  if (payment.books_excess && (!next || rest <= fine + interest)) return undefined
  if (!next)
    throw wrongAmount(
      `Em aberto há ${brl(all - rest)} ao todo, e ${brl(rest)} passam: use no máximo esse valor, ou marque que o que passa entra à parte.`,
    )
  if (rest <= fine + interest)
    throw wrongAmount(
      `Passam ${brl(rest)}, e a ${parcelaInText(next)} só recebe mais do que ${brl(fine + interest)}, que são a multa e os juros dela.`,
    )
  // What was left out is left out of the parcela that it was said of alone.
  return { ...payment, id: next.id, amount: toReais(rest), waived: false, note: `Veio com a ${parcelaInText(row)}` }
}

/** 'multa de R$ 20,00, juros de R$ 3,33'; '' where there are none. */
const chargesText = ({ fine, interest, discount }: Charges) =>
  [
    fine > 0 && `multa de ${brl(fine)}`,
    interest > 0 && `juros de ${brl(interest)}`,
    discount > 0 && `desconto de ${brl(discount)}`,
  ]
    .filter(Boolean)
    .join(', ')

const wrongAmount = (text: string) => new AppError('invalid', text, { amount: text })

type InstallmentRow = Selectable<BudgetInstallments>

/** The quote of a parcela that is paid, with the project of its line where that has begun. */
type PaidQuote = Pick<BudgetColumns, 'id' | 'id_user' | 'client' | 'demo'> & Partial<Pick<BudgetColumns, 'project_id'>>

/** Writes what came beyond all that was open as an income by itself. Resolves to the entry's id. */
const recordExcess = (
  context: Context,
  db: Kysely<DB>,
  { id, id_user, client, project_id, demo }: PaidQuote,
  { excess, means, account_id, paid_on }: Payment & { excess: number },
) =>
  recordPayment(context, db, {
    ...{ id_user, project_id: project_id ?? null, demo, means, account_id },
    description: `Orçamento ${numberText(id)}, a mais: ${client}`,
    amount: excess,
    category: 'Orçamentos',
    date: paid_on,
    source: { path: printerPath(id), label: `Orçamento ${numberText(id)}` },
  })

/** Writes the payment of a parcela into the ledger of the quote's owner. */
export async function recordInstallment(
  context: Pick<Context, 'actor' | 'clock'>,
  db: Kysely<DB>,
  { id, id_user, client, project_id = null, demo }: PaidQuote,
  row: Pick<InstallmentRow, 'id' | 'number' | 'part' | 'amount'> &
    Charges & { paid_on: string; means?: PaymentMethod; account_id?: number | null | undefined },
) {
  const label = installmentLabel(id, row)
  await recordPayment(context, db, {
    paid: { installment_id: row.id },
    id_user,
    project_id,
    description: `${label}: ${client}`,
    amount: withCharges(row.amount, row),
    category: 'Orçamentos',
    account_id: row.account_id,
    means: row.means,
    date: row.paid_on,
    source: { path: printerPath(id), label },
    demo,
  })
}

export async function changeAndRead(context: Context, change: (db: Kysely<DB>) => Promise<number>) {
  return readExchange(context, await context.db.transaction().execute(change))
}
