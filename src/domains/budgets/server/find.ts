import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { type Found, MOST_FOUND } from '#platform/contributions.ts'
import { formPath, numberText } from '../budget.ts'
import { searchBudgets } from './list.ts'

/** The newest quotes of the caller's with a text anywhere in what the list shows, for the command palette. */
export async function findBudgets(context: Context, text: string): Promise<Found[]> {
  const { data } = await searchBudgets(context, { id_user: scopeOf(context) ?? 0, q: text, limit: MOST_FOUND })
  return data.map(({ id, project_name, client }) => ({
    kind: 'budget',
    id,
    title: project_name,
    note: `${numberText(id)} · ${client}`,
    to: formPath(id),
  }))
}
