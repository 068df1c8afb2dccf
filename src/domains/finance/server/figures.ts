import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { dayOf } from '#time.ts'
import { chooseMonth } from './list.ts'
import { listPayables, whenDue } from './open-payables.ts'
import { sumReports } from './totals.ts'

/** The current month's sums, and how much is to pay and to receive soon, for the dashboard. Throws 403 for somebody else's. */
export async function readFigures(context: Context, id_user?: number) {
  const owner = ownerOf(context, id_user)
  const today = dayOf(context.clock.now())
  const month = today.slice(0, 7)
  const [totals, open] = await Promise.all([
    sumReports(chooseMonth(context, owner, month)),
    listPayables(context, owner),
  ])
  const count = (when: ReturnType<typeof whenDue>) => open.filter(({ due }) => whenDue(today, due) === when).length
  return { data: { month, totals, overdue: count('overdue'), today: count('today'), soon: count('soon') } }
}
