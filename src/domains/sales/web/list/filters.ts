import { readSearch } from '#client/page/search-params.ts'
import { isMonth } from '#time.ts'
import { STATES } from '../../order.ts'
import type { OrderFilter } from '../../orders-contract.ts'

/** An address's query as filters; invalid values are left out. */
export const parseFilters = ({ q, state, month }: Record<string, unknown>): OrderFilter => ({
  q: readSearch(q),
  state: STATES.find((one) => one === state),
  month: typeof month === 'string' && isMonth(month) ? month : undefined,
})

/** All of the list. */
export const NO_FILTERS = parseFilters({})

export const hasFilters = ({ q, state, month }: OrderFilter) => Boolean(q || state || month)
