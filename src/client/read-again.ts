import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Reads queries anew, because what they show has changed elsewhere. One that is just being read for the first time may
 * have been answered before the change, and TanStack Query keeps that answer: it is read once more afterwards.
 */
export async function readAgain(client: QueryClient, filters: QueryFilters) {
  const isFirstRead = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching'
  const firstRead = new Set(client.getQueryCache().findAll(filters).filter(isFirstRead))
  await client.invalidateQueries(filters)
  if (firstRead.size > 0) await client.invalidateQueries({ predicate: (query) => firstRead.has(query) })
}
