import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { withWords } from '#platform/db/like.ts'
import { dayOf, firstOfMonth, startOfDay } from '#time.ts'
import { OPEN_STATES } from '../budget.ts'
import type { ListFilter } from '../budget-schemas.ts'

/** The quotes that a list is narrowed to. Throws 403 for somebody else's. */
export function chooseFiltered(context: Context, { id_user, q = '', status, state, month }: ListFilter) {
  const user = ownerOf(context, id_user)
  const today = dayOf(context.clock.now())
  let rows = context.db.selectFrom('budgets')
  if (user !== null) rows = rows.where('budgets.id_user', '=', user)
  if (status) rows = rows.where('status', '=', status)
  if (state === 'expired') rows = rows.where('state', 'in', OPEN_STATES).where('budget_validity', '<', today)
  else if (state) rows = rows.where('state', '=', state)
  if (state && OPEN_STATES.includes(state)) rows = rows.where('budget_validity', '>=', today)
  if (month) {
    const first = `${month}-01`
    rows = rows.where('date', '>=', startOfDay(first)).where('date', '<', startOfDay(firstOfMonth(first, 1)))
  }
  return withWords(rows, q)
}
