import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

/** The quotes that the caller may see and change: their own, and for the admin all. */
export function visibleQuotes(context: Context, db = context.db) {
  const user = scopeOf(context)
  return db.selectFrom('budgets').$if(user !== null, (rows) => rows.where('budgets.id_user', '=', user!))
}

/** Not there, or somebody else's: which of the two nobody learns. */
export const notFound = () => new AppError('missing', 'Este orçamento não existe.')
