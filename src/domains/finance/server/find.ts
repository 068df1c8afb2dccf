import { brl } from '#money.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { type Found, MOST_FOUND } from '#platform/contributions.ts'
import { day } from '#time.ts'
import { reportPath } from '../finance.ts'
import { paginateByDay } from './by-day.ts'
import { chooseFiltered } from './list.ts'

/** The latest entries of the caller's with a text in their description, category, amount or day, for the command palette. */
export async function findReports(context: Context, text: string): Promise<Found[]> {
  const chosen = chooseFiltered(context, { id_user: scopeOf(context) ?? 0, q: text })
  const shown = chosen.select(['id', 'description', 'type', 'amount', 'date'])
  const { rows } = await paginateByDay({ limit: MOST_FOUND }, 'date', shown)
  return rows.map(({ id, description, type, amount, date }) => ({
    kind: 'report',
    id,
    title: description,
    note: `${day(date)} · ${type === 'despesa' ? '−' : ''}${brl(amount)}`,
    to: reportPath({ id, date }),
  }))
}
