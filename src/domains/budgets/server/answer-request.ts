import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { visibleQuotes } from './access.ts'
import { addEvent } from './events.ts'
import { changeExchange } from './exchange.ts'
import { listRequests } from './requests.ts'

/**
 * Answers what a client asked to change with a word that stands on the quote's page; where nothing is left to answer, the
 * quote waits for the client again. Throws 404, 409 where it is answered, also by a newer version.
 */
export async function answerRequest(context: Context, { id: request, note }: { id: number; note: string }) {
  const asked = await visibleQuotes(context)
    .innerJoin('budget_events', 'budget_events.budget_id', 'budgets.id')
    .select(['budgets.id', 'budget_events.version', 'line'])
    .where('budget_events.id', '=', request)
    .where('kind', '=', 'change_requested')
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Este pedido não existe mais.'))
  return changeExchange(context, asked.id, async (db, budget) => {
    const requests = await listRequests(db, budget, [])
    const open = requests.filter(({ answer }) => answer === null)
    if (!open.some(({ id }) => id === request))
      throw new AppError('request-answered', 'Este pedido já foi respondido. Abra o orçamento de novo.')
    await addEvent(context, db, {
      ...{ budget_id: budget.id, kind: 'answered', version: asked.version, line: asked.line },
      ...{ note, answers: request },
    })
    if (open.length === 1 && budget.state === 'change_requested')
      await db.updateTable('budgets').set({ state: 'seen' }).where('id', '=', budget.id).execute()
  })
}
