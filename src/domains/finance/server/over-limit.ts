import { sql } from 'kysely'
import { brl } from '#money.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { Waiting } from '#platform/contributions.ts'
import { startOfDay } from '#time.ts'
import { categoryPath } from '../finance.ts'
import { findOver } from './limits.ts'
import { chooseMonth } from './list.ts'
import { amountOf, hasShare } from './shares.ts'

/**
 * The categories of the caller's own ledger over this month's limit, since the day on which they passed it or on which
 * it was set. The excess is an `aside`, so that one that was put off stays so as more is spent.
 */
export async function listOver(context: Context, today: string): Promise<Waiting[]> {
  const id_user = requireUser(context).id
  const month = today.slice(0, 7)
  const over = await findOver(context, id_user, month)
  return Promise.all(
    over.map(async ({ id, category, monthly_limit, spent, set_on }): Promise<Waiting> => {
      const came = await findDay(context, { id_user, month, category, limit: monthly_limit })
      // By entries of days to come it is over from the month's first day on.
      const over = came <= today ? came : `${month}-01`
      return {
        ...{
          kind: 'over-limit',
          id,
          group: 'money',
          at: startOfDay(set_on !== null && set_on > over ? set_on : over),
          when: 'since',
          state: '',
        },
        ...{ who: category, what: `passou da meta de ${brl(monthly_limit)} por mês`, amount: null },
        aside: `${brl(spent - monthly_limit)} acima`,
        to: categoryPath({ month, category, id_user }),
      }
    }),
  )
}

interface Over {
  id_user: number
  month: string
  category: string
  /** Cents. */
  limit: number
}

/** The day of a month on which a category came over its limit. */
async function findDay(context: Context, { id_user, month, category, limit }: Over): Promise<string> {
  const days = await chooseMonth(context, id_user, month)
    .where('type', '=', 'despesa')
    .where('transfer', '=', false)
    .where(hasShare({ category }))
    .select(['date', sql<number>`sum(${amountOf({ category })})::bigint`.as('spent')])
    .groupBy('date')
    .orderBy('date')
    .execute()
  let sum = 0
  return days.find(({ spent }) => (sum += spent) > limit)?.date ?? `${month}-01`
}
