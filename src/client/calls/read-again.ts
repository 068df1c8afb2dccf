import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'

interface Options extends QueryFilters {
  /** The counter of their topic as it is now: what was answered with it is as it is now, and left. */
  counter?: number
}

/**
 * Reads queries anew, because what they show has changed elsewhere. One that is just being read for the first time may
 * have been answered before the change, and TanStack Query keeps that answer: it is read once more afterwards.
 */
export async function readAgain(client: QueryClient, { counter, ...filters }: Options) {
  const isFirstRead = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching'
  const isOlder = ({ state }: Query) => counter === undefined || counterOf(state.data) !== counter
  const firstRead = new Set(client.getQueryCache().findAll(filters).filter(isFirstRead))
  await client.invalidateQueries({ ...filters, predicate: isOlder })
  if (firstRead.size > 0)
    await client.invalidateQueries({ predicate: (query) => firstRead.has(query) && isOlder(query) })
}

/** The counter that an answer was given with, or the first page of a list; undefined for one that says none. */
function counterOf(answer: unknown): unknown {
  const { counter, pages } = (answer ?? {}) as { counter?: unknown; pages?: { counter?: unknown }[] }
  return counter ?? pages?.[0]?.counter
}
