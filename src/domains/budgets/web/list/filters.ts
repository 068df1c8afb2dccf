import { readSearch } from '#client/page/search-params.ts'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { isMonth } from '#time.ts'
import { STATES, STATUSES, type State, type Status } from '../../budget.ts'
import { SITUATIONS, type Situation } from '../../situation.ts'
import { WAITS, type Waits } from '../../waits.ts'

/** What the list is narrowed to: all of it lies in the address. */
export interface BudgetFilters {
  /** Any part of what a row shows. */
  q?: string | undefined
  status?: Status | undefined
  state?: State | undefined
  /** What both come to, where they are read as one. */
  situation?: Situation | undefined
  /** Whom they wait for. */
  waits?: Waits | undefined
  /** The month it was made in, YYYY-MM. */
  month?: string | undefined
}

/** What the list is narrowed to, and how parts of that are changed. */
export interface FilterProps {
  filters: BudgetFilters
  onFilter: ChangeSearch<BudgetFilters>
}

/** An address's query as filters; what makes no sense in it is left out. */
export const parseFilters = ({
  q,
  status,
  state,
  situation,
  waits,
  month,
}: Record<string, unknown>): BudgetFilters => ({
  q: readSearch(q),
  status: STATUSES.find((one) => one === status),
  state: STATES.find((one) => one === state),
  situation: SITUATIONS.find((one) => one === situation),
  waits: WAITS.find((one) => one === waits),
  month: typeof month === 'string' && isMonth(month) ? month : undefined,
})

/** All of the list. */
export const NO_FILTERS = parseFilters({})

export const hasFilters = ({ q, status, state, situation, waits, month }: BudgetFilters) =>
  Boolean(q || status || state || situation || waits || month)
