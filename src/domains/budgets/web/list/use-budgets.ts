import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { byCursor, query } from '#client/query.ts'
import type { BudgetFilters } from './filters.ts'

/** Rows in one request. */
const PAGE_SIZE = 100

/** The quotes that the filters find, newest first, with their totals by status. Undefined fields until they are there. */
export function useBudgets(whose: number | undefined, { q, status, state, month }: BudgetFilters) {
  const list = useInfiniteQuery(
    query.budgets.search.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({
        id_user: whose,
        limit: PAGE_SIZE,
        q,
        status,
        state,
        month,
        cursor,
      }),
      enabled: whose !== undefined,
      // What was found stays while the next search is under way.
      placeholderData: keepPreviousData,
    }),
  )
  const first = list.data?.pages[0]
  return { list, budgets: list.data?.pages.flatMap(({ data }) => data), total: first?.total, totals: first?.totals }
}
