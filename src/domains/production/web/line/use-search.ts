import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { query } from '#client/query.ts'

/**
 * The line's tasks that contain a text, requested again when `counter` changes. `found` has their ids: undefined without
 * a text and before the first answer. `unanswered` is the query where nothing is to be shown in its place: it failed, or
 * the line was opened with a text.
 */
export function useSearch(id: number, q: string | undefined, counter: number) {
  const [isOpenedWithText] = useState(q !== undefined)
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
  const isUnanswered = q !== undefined && !data && (error !== null || isOpenedWithText)
  return { found, unanswered: isUnanswered ? search : undefined }
}
