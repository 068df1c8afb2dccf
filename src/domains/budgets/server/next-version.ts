import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import { AppError } from '#platform/errors.ts'
import { FIELD_LABELS, itemLabel } from '../changes.ts'
import { type Fields, fieldsOf, searchColumn } from './columns.ts'
import { withDraft } from './draft.ts'
import { changeExchange } from './exchange.ts'
import { changeBudget } from './save.ts'

/**
 * Begins the next version of an accepted quote, which nobody changes by chance: from now on saves go into its draft, and
 * what was accepted stays until that is sent. Throws 404, 409 where the quote is not accepted.
 */
export const beginVersion = (context: Context, id: number) =>
  changeExchange(context, id, async (db, budget) => {
    if (budget.state !== 'accepted') throw new AppError('quote-not-accepted', 'Este orçamento não está aceito.')
    if (budget.draft === null) await db.updateTable('budgets').set({ draft: '{}' }).where('id', '=', id).execute()
  })

/** Throws the draft of the next version away: the quote is as its client has it. Throws 404. */
export const discardDraft = (context: Context, id: number) =>
  changeExchange(context, id, async (db, budget) => {
    if (budget.draft === null) return
    const { columns } = await raiseRevision({
      stored: budget,
      before: { ...fieldsOf(withDraft(budget)) },
      after: { ...fieldsOf(budget) },
      by: requireUser(context),
      at: context.clock.now(),
    })
    await db
      .updateTable('budgets')
      .set({ ...columns, draft: null, search: searchColumn(budget), updated_at: context.clock.now() })
      .where('id', '=', id)
      .execute()
  })

/**
 * Gives one line of what changed back, named as `listChanges` labels it: that is as the client has it again.
 * Throws 404 (also for a line that is none), 422 where the payment terms do not come to the total then.
 */
export const restoreLine = (context: Context, { id, label }: { id: number; label: string }) =>
  changeExchange(context, id, async (db, stored) => {
    const [edited, sent] = [withDraft(stored), fieldsOf(stored)]
    const field = FIELD_LABELS[label]
    const after: Partial<Fields> = field
      ? { [field]: sent[field] }
      : { items: restoreItems(fieldsOf(edited).items, sent.items, label) }
    const texts = {
      ...(field === 'extra_text' && { extra_html: stored.extra_html }),
      ...(field === 'terms' && { terms_html: stored.terms_html }),
    }
    await changeBudget(context, db, { stored, after, texts, revision: undefined })
  })

/** Items with those of a label as they were, each at its place. Throws 404 where neither has one. */
function restoreItems(items: Fields['items'], sent: Fields['items'], label: string): Fields['items'] {
  const isNamed = ({ description }: Fields['items'][number]) => itemLabel(description) === label
  const restored = items.filter((item) => !isNamed(item))
  for (const [index, item] of sent.entries()) if (isNamed(item)) restored.splice(index, 0, item)
  if (!items.some(isNamed) && !sent.some(isNamed)) throw new AppError('missing', 'Esta mudança não existe mais.')
  return restored
}
