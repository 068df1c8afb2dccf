import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { QueryClient } from '@tanstack/react-query'
import { api } from './api.ts'
import { isApiError } from './failures.ts'

/** The calls as queries and mutations of the workbench: `query.archives.list.infiniteOptions(...)`. */
export const query = createTanstackQueryUtils(api)

/** How an infinite query follows the `next` cursor of a list's answers; its `input` is given undefined for the first page. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next?: string | undefined }) => next,
}

/** One for each document of the workbench. A call that failed with a status below 500 is not repeated, any other once. */
export function makeQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network a call fails at once and says so, instead of waiting silently.
        networkMode: 'always',
        staleTime: 10_000,
        // What failed without a network comes by itself once it is back; 'always' above would turn this off.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && !(isApiError(error) && error.status < 500),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
