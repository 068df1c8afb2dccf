import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { keepPreviousData, QueryClient } from '@tanstack/react-query'
import { api } from './api.ts'
import { isApiError } from './failures.ts'

/** The calls as queries and mutations of the workbench: `query.archives.list.infiniteOptions(...)`. */
export const query = createTanstackQueryUtils(api)

/** Options of an infinite query that follows the `next` cursor of a list; its `input` gets undefined for the first page. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next?: string | undefined }) => next,
}

/** Options of the query of a record that a form edits: fetched each time the form opens, and never again while somebody types. */
export const readOnce = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY }

/** Options of the query of a list that is searched: what was found stays while the next search is under way. */
export const searchedByCursor = { ...byCursor, placeholderData: keepPreviousData }

/** The workbench's query client. A failed call is repeated once, unless its status is below 500. */
export function makeQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network a call fails at once, instead of waiting silently.
        networkMode: 'always',
        staleTime: 10_000,
        // Repeats calls when the network is back; 'always' above would turn this off.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && !(isApiError(error) && error.status < 500),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
