import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { originOf } from '#platform/http/origin.ts'
import { dayOf } from '#time.ts'
import { numberText } from '../budget.ts'
import type { Sending } from '../exchange-contract.ts'
import { writeSentEmail } from './emails.ts'
import { addEvent } from './events.ts'
import { changeExchange, linkPath } from './exchange.ts'
import { makeVersion } from './versions.ts'

/**
 * Opens a quote to its client by a secret link, the same one each time unless it was revoked, and with `email` sends
 * link and PDF. Throws 404, 409 for an accepted quote, 422 for one that has expired or has no items, 503 where the PDF
 * cannot be made.
 */
export const sendBudget = (context: Context, { id, email, message = '', means }: Sending) =>
  changeExchange(context, id, async (db, budget) => {
    if (budget.state === 'accepted') throw new AppError('quote-accepted', 'O cliente já aceitou este orçamento.')
    if (budget.budget_validity < dayOf(context.clock.now()))
      throw new AppError('invalid', 'A validade deste orçamento já passou. Mude a data e envie.')
    if ((budget.items as unknown[]).length === 0)
      throw new AppError('invalid', 'Este orçamento não tem itens. Acrescente ao menos um e envie.')
    const { version, document, pdf_key } = await makeVersion(context, db, budget)
    const share_number = budget.share_number ?? budget.next_share_number
    await db
      .updateTable('budgets')
      .set({ state: 'sent', share_number, next_share_number: share_number + 1 })
      .where('id', '=', id)
      .execute()
    await addEvent(context, db, { budget_id: id, kind: 'sent', version, means, email: email ?? '' })
    if (!email) return
    const link = originOf(context) + linkPath(context, { id, share_number })
    await context.mail.send(
      {
        to: email,
        ...writeSentEmail(document, { message, link }),
        ...(context.actor && { replyTo: context.actor.email }),
        attachments: [{ key: pdf_key, filename: `orcamento-${numberText(id)}.pdf` }],
      },
      { db },
    )
  })

/** Ends the client's link for good; the next sending makes another. Throws 404. */
export const revokeLink = (context: Context, id: number) =>
  changeExchange(context, id, async (db, { share_number }) => {
    if (share_number === null) return
    await db.updateTable('budgets').set({ share_number: null }).where('id', '=', id).execute()
    await addEvent(context, db, { budget_id: id, kind: 'link_revoked' })
  })
