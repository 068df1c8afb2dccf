import { readSearch } from '#client/search-params.ts'
import type { ChangeSearch } from '#client/use-change-search.ts'
import { isMonth } from '#time.ts'
import { STATES, STATUSES, type State, type Status } from '../../budget.ts'

/** What the list is narrowed to: all of it lies in the address. */
export interface BudgetFilters {
  /** Any part of what a row shows. */
  q?: string | undefined
  status?: Status | undefined
  state?: State | undefined
  /** The month it was made in, YYYY-MM. */
  month?: string | undefined
}

/** What the list is narrowed to, and how parts of that are changed. */
export interface FilterProps {
  filters: BudgetFilters
  onFilter: ChangeSearch<BudgetFilters>
}

/** An address's query as filters; what makes no sense in it is left out. */
export const parseFilters = ({ q, status, state, month }: Record<string, unknown>): BudgetFilters => ({
  q: readSearch(q),
  status: STATUSES.find((one) => one === status),
  state: STATES.find((one) => one === state),
  month: typeof month === 'string' && isMonth(month) ? month : undefined,
})

/** All of the list. */
export const NO_FILTERS = parseFilters({})

export const hasFilters = ({ q, status, state, month }: BudgetFilters) => Boolean(q || status || state || month)
