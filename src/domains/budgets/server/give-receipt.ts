import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { originOf } from '#platform/http/origin.ts'
import { receiptFile } from '../receipt.ts'
import { lockInstallment } from './change-installments.ts'
import { writeReceiptEmail } from './emails.ts'
import { linkPath, readExchange } from './exchange.ts'
import { makeReceiptPdf } from './receipt-pdf.ts'
import { addReceipt, findReceipt, findStanding, holdReceiptNumbers } from './receipts.ts'
import { storePdf } from './versions.ts'

/** E-mails with receipts of one person. */
const SEND_LIMIT: Limit = { name: 'receipt-mail', points: 60, duration: 10 * 60 }

/**
 * Gives out the receipt of a parcela that was paid before there were receipts; where it has one, nothing changes.
 * Throws 404, 409 where the parcela is open.
 */
export async function giveReceipt(context: Context, id: number) {
  const budget_id = await context.db.transaction().execute(async (db) => {
    await holdReceiptNumbers(context, db)
    const { budget, row } = await lockInstallment(context, db, id)
    const { paid_on, paid_means } = row
    if (paid_on === null || paid_means === null)
      throw new AppError('installment-not-paid', 'Esta parcela não está paga.')
    if (!(await findStanding(db, id))) await addReceipt(context, db, budget, { ...row, paid_on, paid_means })
    return budget.id
  })
  return readExchange(context, budget_id)
}

/** E-mails a receipt with its PDF, or makes a file of the e-mail, which is no sending. Throws 404, 409 for a cancelled one, 429, 503 where the PDF cannot be made. */
export async function sendReceipt(context: Context, { id, email }: { id: number; email: string }) {
  const receipt = await findReceipt(context, id)
  requireStanding(receipt)
  await context.limits.spend(SEND_LIMIT, String(requireUser(context).id))
  const { document, budget_id } = receipt
  const path = linkPath(context, { id: budget_id, share_number: receipt.share_number })
  const letter = await writeReceiptEmail(document, { link: path && originOf(context) + path })
  const pdf_key = receipt.pdf_key ?? (await storePdf(context, budget_id, await makeReceiptPdf(context, receipt)))
  await context.db.transaction().execute(async (db) => {
    // The payment may have been undone since.
    requireStanding(
      await db
        .updateTable('budget_receipts')
        .set({ sent_at: context.mail.server ? context.clock.now() : null, sent_to: email, pdf_key })
        .where('id', '=', id)
        .returning('cancelled_at')
        .executeTakeFirstOrThrow(),
    )
    await context.mail.send(
      {
        to: email,
        ...letter,
        ...(context.actor && { replyTo: context.actor.email }),
        attachments: [{ key: pdf_key, filename: receiptFile(document.number) }],
      },
      { db },
    )
  })
  return readExchange(context, budget_id)
}

function requireStanding({ cancelled_at }: { cancelled_at: Date | null }) {
  if (cancelled_at) throw new AppError('receipt-cancelled', 'Este recibo foi cancelado: o pagamento foi desfeito.')
}
