import { sql } from 'kysely'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { withWords } from '#platform/db/like.ts'
import { dayOf, firstOfMonth, startOfDay } from '#time.ts'
import { OPEN_STATES, type State } from '../budget.ts'
import type { ListFilter } from '../budget-schemas.ts'
import { standingsOf } from '../situation.ts'
import type { Waits } from '../waits.ts'

/** The quotes that a list is narrowed to. Throws 403 for somebody else's. */
export function chooseFiltered(
  context: Context,
  { id_user, q = '', status, state, situation, waits, month }: ListFilter,
) {
  const user = ownerOf(context, id_user)
  const today = dayOf(context.clock.now())
  let rows = context.db.selectFrom('budgets')
  if (user !== null) rows = rows.where('budgets.id_user', '=', user)
  if (status) rows = rows.where('status', '=', status)
  if (state) rows = rows.where(isInState(today, state))
  if (situation)
    rows = rows.where(({ and, eb, or }) =>
      or(standingsOf(situation).map(({ status, state }) => and([eb('status', '=', status), isInState(today, state)]))),
    )
  if (waits)
    rows = rows.where(sql<boolean>`${rankOf(today)} in (${sql.join(RANKS[waits].map((rank) => sql.lit(rank)))})`)
  if (month) {
    const first = `${month}-01`
    rows = rows.where('date', '>=', startOfDay(first)).where('date', '<', startOfDay(firstOfMonth(first, 1)))
  }
  return withWords(rows, q)
}

/** Whether an offer whose client may still decide has expired. */
const isExpired = (today: string) =>
  sql<boolean>`(state in (${sql.join(OPEN_STATES.map((open) => sql.lit(open)))}) and budget_validity < ${today})`

/** A row's state as `stateOn` says it. */
export const stateToday = (today: string) => sql<State>`case when ${isExpired(today)} then 'expired' else state end`

/** As `stateOn` says it of a row; of offers that may expire in the words of `budgets_validity_idx`, since few still stand. */
function isInState(today: string, state: State) {
  if (state === 'expired') return isExpired(today)
  const isIt = sql<boolean>`state = ${sql.lit(state)}`
  return OPEN_STATES.includes(state) ? sql<boolean>`(${isIt} and budget_validity >= ${today})` : isIt
}

/** By whom a quote waits for, in the order of the list: what `rankOf` says. Among the closed those go first that have expired. */
export const RANKS: Readonly<Record<Waits, readonly number[]>> = { us: [1], client: [2], going: [3], closed: [4, 5] }

/** As `waitsFor` says it of a row. */
export const rankOf = (today: string) => sql<number>`case
  when state = 'refused' then 5
  when state = 'change_requested' and not ${isExpired(today)} then 1
  when status = 'FINALIZED' then 5
  when status = 'DEV' then 3
  when status = 'APPROVED' or state = 'accepted' then case when project_id is null then 1 else 3 end
  when state = 'draft' then 1
  when ${isExpired(today)} then 4
  else 2 end`
