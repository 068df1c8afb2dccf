import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { byCursor, query } from '#client/query.ts'

/** Rows in one request. */
const PAGE_SIZE = 50

/** The clients in which a text is found, newest first. Undefined fields until they are there. */
export function useClients(q: string | undefined) {
  const list = useInfiniteQuery(
    query.clients.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, q, cursor }),
      // What was found stays while the next search is under way.
      placeholderData: keepPreviousData,
    }),
  )
  return { list, clients: list.data?.pages.flatMap(({ data }) => data), total: list.data?.pages[0]?.total }
}
