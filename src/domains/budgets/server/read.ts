import { accessibleBy } from '#domains/projects/server/access.ts'
import { toReais } from '#money.ts'
import { ownerOf, scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { dayOf } from '#time.ts'
import { stateOn } from '../budget.ts'
import type { Budget } from '../budget-schemas.ts'
import { notFound, visibleQuotes } from './access.ts'
import { fieldsOf, toWire } from './columns.ts'
import { withCosts } from './costs.ts'
import { withDraft } from './draft.ts'

/** A whole quote, as a list of one. Throws 403 for another's `id_user`, 404. */
export async function findBudget(context: Context, { id, id_user }: { id: number; id_user?: number | undefined }) {
  ownerOf(context, id_user)
  return { data: [await readBudget(context, id)] }
}

/** A whole quote of the caller's. Throws 404. */
export async function readBudget(context: Context, id: number): Promise<Budget> {
  const row = await visibleQuotes(context)
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('projects')
        .select('projects.id')
        .whereRef('projects.id', '=', 'budgets.project_id')
        .where(accessibleBy(scopeOf(context)))
        .as('line'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const edited = withDraft(row)
  const fields = toWire(fieldsOf(edited))
  return {
    ...fields,
    items: withCosts(context, fields.items, row.costs),
    id,
    id_user: row.id_user,
    total_budget: toReais(edited.total_budget),
    date: row.date.toISOString(),
    state: stateOn(dayOf(context.clock.now()), row),
    version: row.version,
    draft: row.draft !== null,
    project_id: row.line,
    revision: row.revision,
  }
}
