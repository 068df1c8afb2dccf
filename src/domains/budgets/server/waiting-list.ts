import { sql } from 'kysely'
import { accessibleBy } from '#domains/projects/server/access.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { type ListInput, MAX_INTEGER, MAX_ROWS } from '#platform/contract/fields.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from '#time.ts'
import type { Status } from '../budget.ts'
import type { BudgetRow, ListFilter } from '../budget-schemas.ts'
import { chooseFiltered, RANKS, rankOf, stateToday } from './filter.ts'
import { SUM, toRows, withRow } from './list.ts'

/* The list of quotes by whom they wait for: live ones, the oldest first, then the closed, the newest first. */

/* The conditions of indexes, word for word. */

/** All others are closed. */
const LIVE = sql<boolean>`(state = 'change_requested' or (status <> 'FINALIZED' and state <> 'refused'))`
/** Live until the end of its validity, then closed too. */
export const EXPIRABLE = sql<boolean>`(status = 'PENDING' and state in ('sent', 'seen', 'change_requested'))`
/** Live whatever the day. */
export const LASTING = sql<boolean>`(${LIVE} and not ${EXPIRABLE})`

const CLOSED = Math.max(...RANKS.closed)

/** Where a row stands: by its rank, in that by when it was made (milliseconds, negative the newest first), then by its id. */
interface Place {
  rank: number
  at: number
  id: number
}

/** A page of quotes by whom they wait for, by one statement. Throws 403 for somebody else's, 422 for an invalid cursor. */
export async function readWaiting(
  context: Context,
  { limit = MAX_ROWS, cursor, page: _, ...filter }: ListInput & ListFilter,
) {
  const after = cursor ? readCursor(cursor) : undefined
  const most = limit + 1
  const today = dayOf(context.clock.now())
  const chosen = choosePlaced(context, filter, after)
  const inOrder = (rows: typeof chosen) => rows.orderBy('rank').orderBy('place').orderBy('budgets.id').limit(most)
  const lasting = inOrder(chosen.where(LASTING))
  const valid = inOrder(chosen.where(EXPIRABLE).where('budget_validity', '>=', today))
  // Those that are closed for good grow without end: in the order of an index, so that no more than a page of them is read.
  const expired = chosen.where(EXPIRABLE).where('budget_validity', '<', today)
  const oldest = expired.orderBy('date').orderBy('budgets.id').limit(most)
  const closed = chosen.where(sql<boolean>`not ${LIVE}`).orderBy('date', 'desc').orderBy('budgets.id').limit(most)
  const all = (rows: typeof chosen, name: string) => context.db.selectFrom(rows.as(name)).selectAll()
  const found = await all(lasting, 'lasting')
    .unionAll(all(valid, 'valid'))
    .unionAll(all(oldest, 'expired'))
    .unionAll(all(closed, 'closed'))
    .orderBy('rank')
    .orderBy('place')
    .orderBy('id')
    .limit(most)
    .execute()
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  const waits = rows.map(({ since, renewal, sent, budget_validity, version, due, has_line, line }) => ({
    ...{ renewal, version, due, has_line, line, validity: budget_validity },
    ...{ since: since.toISOString(), sent: sent?.toISOString() ?? null },
  }))
  const plain = rows.map(({ rank, place, since, renewal, sent, version, due, has_line, line, ...row }) => row)
  const data: BudgetRow[] = toRows(context, plain).map((row, index) => ({ ...row, wait: waits[index]! }))
  return { data, ...(last && { next: writeCursor({ rank: last.rank, at: last.place, id: last.id }) }) }
}

/** Quotes after a place, with what the list shows of how they wait. */
function choosePlaced(context: Context, filter: ListFilter, after: Place | undefined) {
  const rank = rankOf(dayOf(context.clock.now()))
  const place = sql<number>`(extract(epoch from date) * case when ${rank} = ${sql.lit(CLOSED)} then -1000 else 1000 end)::bigint`
  const rows = withRow(context, chooseFiltered(context, filter))
    .select([rank.as('rank'), place.as('place'), 'version'])
    .select(({ selectFrom }) => [
      sql<boolean>`project_id is not null`.as('has_line'),
      // An approval is not always an event: the form may say it. Without one, greatest leaves it out. A reminder that goes
      // out by itself moves nothing.
      sql<Date>`greatest(approved_at, coalesce((select at from budget_events where budget_id = budgets.id
        and not (kind = 'reminded' and user_id is null) order by id desc limit 1), date))`.as('since'),
      sql<boolean>`coalesce((select kind = 'renewal_requested' from budget_events where budget_id = budgets.id
        order by id desc limit 1), false)`.as('renewal'),
      sql<Date | null>`(select max(at) from budget_events where budget_id = budgets.id and kind = 'sent')`.as('sent'),
      sql<string | null>`(select min(due) from budget_installments
        where budget_id = budgets.id and paid_on is null and voided_at is null)`.as('due'),
      selectFrom('projects')
        .select('projects.id')
        .whereRef('projects.id', '=', 'budgets.project_id')
        .where(accessibleBy(scopeOf(context)))
        .as('line'),
    ])
  if (!after) return rows
  return rows.where(sql<boolean>`(${rank}, ${place}, budgets.id) > (${after.rank}, ${after.at}, ${after.id})`)
}

const writeCursor = ({ rank, at, id }: Place) => Buffer.from(`${rank} ${at} ${id}`).toString('base64url')

/** Throws 422 for an invalid one. */
function readCursor(cursor: string): Place {
  const found = /^([1-5]) (-?\d{1,15}) (\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString())
  const [rank, at, id] = (found?.slice(1) ?? []).map(Number)
  if (rank === undefined || at === undefined || id === undefined || id > MAX_INTEGER)
    throw new AppError('invalid', 'Este cursor não vale nesta lista.', { cursor: 'Use o valor de next.' })
  return { rank, at, id }
}

/** By status and state, the quotes of a filter that are live whatever the day and without a line, and what they come to in cents. */
export const sumUnbegun = (context: Context, filter: ListFilter) =>
  chooseFiltered(context, filter)
    .select(['status', stateToday(dayOf(context.clock.now())).as('state'), ...SUM])
    .where(LASTING)
    .where('project_id', 'is', null)
    // By place: the day would be another parameter here.
    .groupBy(sql`1, 2`)
    .$narrowType<{ status: Status }>()
    .execute()
