import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { type Found, MOST_FOUND } from '#platform/contributions.ts'
import { newest } from '#platform/db/paginate.ts'
import { formPath, numberText } from '../budget.ts'
import { chooseFiltered } from './filter.ts'
import { findTemplates } from './templates.ts'

/** What the command palette finds: quotes, and templates that begin one. */
export const findInBudgets = async (context: Context, text: string): Promise<Found[]> =>
  (await Promise.all([findBudgets(context, text), findTemplates(context, text)])).flat()

/** The newest quotes of the caller's with a text anywhere in what the list shows. */
async function findBudgets(context: Context, text: string): Promise<Found[]> {
  const chosen = chooseFiltered(context, { id_user: scopeOf(context) ?? 0, q: text })
  const rows = await newest(chosen.select(['id', 'project_name', 'client']), 'date', MOST_FOUND).execute()
  return rows.map(({ id, project_name, client }) => ({
    kind: 'budget',
    id,
    title: project_name,
    note: `${numberText(id)} · ${client}`,
    to: formPath(id),
  }))
}
