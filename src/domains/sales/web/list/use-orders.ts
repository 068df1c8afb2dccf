import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { byCursor, query } from '#client/query.ts'
import type { OrderFilters } from './filters.ts'

/** Rows in one request. */
const PAGE_SIZE = 100

/** The orders that the filters find, newest first. Undefined fields until they are loaded. */
export function useOrders(filters: OrderFilters) {
  const list = useInfiniteQuery(
    query.sales.orders.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, ...filters, cursor }),
      // The rows stay while the next search is under way.
      placeholderData: keepPreviousData,
    }),
  )
  return { list, orders: list.data?.pages.flatMap(({ data }) => data), total: list.data?.pages[0]?.total }
}
