import type { Kysely } from 'kysely'
import { answerSenderTx } from '#domains/contact/server/sender.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { originOf } from '#platform/http/origin.ts'
import { dayOf } from '#time.ts'
import { FILED, numberText } from '../budget.ts'
import type { Sending } from '../exchange-contract.ts'
import { type BudgetColumns, fieldsOf, toColumns } from './columns.ts'
import { draftOf, withDraft } from './draft.ts'
import { writeSentEmail } from './emails.ts'
import { addEvent } from './events.ts'
import { changeExchange, linkPath } from './exchange.ts'
import { undoAcceptanceTx } from './record.ts'
import { retakeHours } from './returned-hours.ts'
import { requireWhole } from './save.ts'
import { findDifference, findVersion, makeVersion } from './versions.ts'

/**
 * Opens a quote to its client by a secret link, the same one each time unless it was revoked, and with `email` sends
 * link and PDF. Throws 404, 409 for an accepted quote and as `retakeHours`, 422 for one that has expired or has no items, 503 where the PDF
 * cannot be made.
 */
export const sendBudget = (context: Context, { id, email, message = '', means, missing_hours }: Sending) =>
  changeExchange(context, id, async (db, stored) => {
    const budget = withDraft(stored)
    if (budget.budget_validity < dayOf(context.clock.now()))
      throw new AppError('invalid', 'A validade deste orçamento já passou. Mude a data e envie.')
    if ((budget.items as unknown[]).length === 0)
      throw new AppError('invalid', 'Este orçamento não tem itens. Acrescente ao menos um e envie.')
    // Its total may be of what the client has chosen since it was written.
    requireWhole(fieldsOf(budget))
    if (budget.state === 'accepted') await reopen(context, db, budget)
    await retakeHours(db, id, missing_hours)
    await takeDraft(stored, db)
    const { version, document, pdf_key } = await makeVersion(context, db, budget)
    const share_number = budget.share_number ?? budget.next_share_number
    await db
      .updateTable('budgets')
      .set({ state: 'sent', share_number, next_share_number: share_number + 1 })
      .where('id', '=', id)
      .execute()
    const way = email && !context.mail.server ? FILED : means
    await addEvent(context, db, { budget_id: id, kind: 'sent', version, means: way, email: email ?? '' })
    const goesOut = means === 'whatsapp' || (email && way !== FILED)
    if (goesOut && budget.version === 0) await answerMessages(context, db, budget, email)
    if (!email) return
    const link = originOf(context) + linkPath(context, { id, share_number })
    await context.mail.send(
      {
        to: email,
        ...(await writeSentEmail(document, { message, link })),
        ...(context.actor && { replyTo: context.actor.email }),
        attachments: [{ key: pdf_key, filename: `orcamento-${numberText(id)}.pdf` }],
      },
      { db },
    )
  })

/** Of a quote that reaches its client for the first time: the messages of who gets it are answered by it. */
async function answerMessages(context: Context, db: Kysely<DB>, { client_id, date: begun }: BudgetColumns, email = '') {
  const client = client_id
    ? await db.selectFrom('clients').select(['email', 'phone']).where('id', '=', client_id).executeTakeFirst()
    : undefined
  await answerSenderTx(context, db, { email: email || (client?.email ?? ''), phone: client?.phone ?? '', begun })
}

/** Ends the acceptance that a version begun since takes the place of. Throws 409 without one, or where a parcela is paid. */
async function reopen(context: Context, db: Kysely<DB>, budget: BudgetColumns) {
  if (budget.draft === null) throw new AppError('quote-accepted', 'O cliente já aceitou este orçamento.')
  if (!(await findDifference({ ...context, db }, budget, await findVersion(db, budget))))
    throw new AppError('invalid', 'A versão nova ainda diz o mesmo que a aceita. Mude o que precisa e envie.')
  await undoAcceptanceTx(context, db, budget, `A versão ${budget.version + 1} foi enviada no lugar.`)
}

/** Makes the draft what the quote says. */
const takeDraft = ({ id, draft }: BudgetColumns, db: Kysely<DB>) =>
  draft &&
  db
    .updateTable('budgets')
    .set({ ...toColumns(draftOf(draft)), draft: null })
    .where('id', '=', id)
    .execute()

/** Ends the client's link for good; the next sending makes another. Throws 404. */
export const revokeLink = (context: Context, id: number) =>
  changeExchange(context, id, async (db, { share_number }) => {
    if (share_number === null) return
    await db.updateTable('budgets').set({ share_number: null }).where('id', '=', id).execute()
    await addEvent(context, db, { budget_id: id, kind: 'link_revoked' })
  })
