import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { query } from '#client/query.ts'

/** The ids of the line's tasks that contain a text, requested again when `counter` changes. Undefined without a text and before the first answer. */
export function useSearch(id: number, q: string | undefined, counter: number): ReadonlySet<number> | undefined {
  const { data, refetch } = useQuery(
    query.production.board.search.queryOptions({
      input: { id, q: q ?? '' },
      enabled: q !== undefined,
      placeholderData: keepPreviousData,
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with each change of the line
  useEffect(() => {
    if (q !== undefined) void refetch({ cancelRefetch: false })
  }, [counter])
  return useMemo(() => (q === undefined || !data ? undefined : new Set(data.data)), [q, data])
}
