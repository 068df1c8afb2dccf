import { type Context, requireUser } from '#platform/context.ts'
import { addDays, dayOf, daysBetween, LAST_DAY } from '#time.ts'
import { notFound, visibleQuotes } from './access.ts'
import { readOffered } from './choose.ts'
import { copyCosts } from './costs.ts'
import { withDraft } from './draft.ts'
import { insertNumber } from './number.ts'
import { insertBudget } from './save.ts'

/** Copies a quote to a pending draft of the caller's own, its days moved by the time since it was made. Throws 404. */
export async function duplicateBudget(context: Context, id: number) {
  const date = context.clock.now()
  const copy = await context.db.transaction().execute(async (db) => {
    const stored = await visibleQuotes(context, db).selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
    const row = withDraft(stored)
    const { extra_html, terms_html } = row
    const fields = await readOffered(db, stored)
    const days = daysBetween(dayOf(row.date), dayOf(date))
    const move = (day: string) => {
      const moved = addDays(day, days)
      return moved < LAST_DAY ? moved : LAST_DAY
    }
    const owner = requireUser(context).id
    const copy = await insertNumber(context, db, owner)
    await insertBudget(db, {
      id: copy,
      id_user: owner,
      date,
      fields: {
        ...fields,
        status: 'PENDING',
        deadline: move(fields.deadline),
        budget_validity: move(fields.budget_validity),
        payments: fields.payments.map((term) => ({ ...term, due: term.due && move(term.due) })),
      },
      columns: { extra_html, terms_html, costs: copyCosts(fields.items, row.costs) },
    })
    return copy
  })
  return { id: copy, result: true as const }
}
