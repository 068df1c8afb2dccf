import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { query } from '#client/query.ts'

/**
 * The line's tasks that contain a text, requested again when `counter` changes. `found` has their ids: undefined without
 * a text and before the first answer. `failed` is the query where there is no answer to show.
 */
export function useSearch(id: number, q: string | undefined, counter: number) {
  const search = useQuery(
    query.production.board.search.queryOptions({
      input: { id, q: q ?? '' },
      enabled: q !== undefined,
      placeholderData: keepPreviousData,
    }),
  )
  const { data, error, refetch } = search
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with each change of the line
  useEffect(() => {
    if (q !== undefined) void refetch({ cancelRefetch: false })
  }, [counter])
  const found = useMemo(() => (q === undefined || !data ? undefined : new Set(data.data)), [q, data])
  return { found, failed: q !== undefined && !data && error ? search : undefined }
}
