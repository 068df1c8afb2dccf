import { readSearch } from '#client/search-params.ts'
import { isMonth } from '#time.ts'
import { type OrderState, STATES } from '../../order.ts'

/** What the list is narrowed to; all of it is in the address. */
export interface OrderFilters {
  /** Words found in number, name, e-mail, phone, product or txid. */
  q?: string | undefined
  state?: OrderState | undefined
  /** The month it was ordered in, YYYY-MM. */
  month?: string | undefined
}

/** An address's query as filters; invalid values are left out. */
export const parseFilters = ({ q, state, month }: Record<string, unknown>): OrderFilters => ({
  q: readSearch(q),
  state: STATES.find((one) => one === state),
  month: typeof month === 'string' && isMonth(month) ? month : undefined,
})

export const hasFilters = ({ q, state, month }: OrderFilters) => Boolean(q || state || month)
