import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import type { Filter } from '../../inbox.ts'

/** Rows asked for at a time. */
const PAGE = 50

/** How often new messages are looked for while the window shows, in milliseconds. */
export const POLL = 60_000

interface Step {
  age?: 'recent' | 'older'
  cursor?: string
}

/** The rows of a list. The inbox begins with the last 30 days and goes on with what is older once that is wanted. */
export function useMessages(filter: Filter, q: string | undefined) {
  const isInbox = filter === 'inbox' && q === undefined
  const first: Step = isInbox ? { age: 'recent' } : {}
  const list = useInfiniteQuery(
    query.contact.list.infiniteOptions({
      input: (step: Step) => ({ ...(q === undefined ? { filter } : { filter: 'all', q }), ...step, limit: PAGE }),
      initialPageParam: first,
      getNextPageParam: (page, _, { age }): Step | undefined => {
        if (page.next) return { ...(age && { age }), cursor: page.next }
        return age === 'recent' && page.older.total > 0 ? { age: 'older' } : undefined
      },
      refetchInterval: POLL,
      placeholderData: keepPreviousData,
    }),
  )
  const pages = list.data?.pages ?? []
  const steps = (list.data?.pageParams ?? []) as Step[]
  const rows = pages.flatMap(({ data }, at) =>
    data.result.map((message) => ({ message, isOlder: steps[at]?.age === 'older' })),
  )
  const recent = pages.filter((_, at) => steps[at]?.age === 'recent')
  return {
    list,
    rows,
    /** Rows on the server of what is shown so far: the last 30 days', or all. */
    total: (isInbox ? recent.at(-1) : pages.at(-1))?.total ?? 0,
    older: pages.at(-1)?.older ?? { total: 0, unread: 0 },
    /** Whether what comes next are the messages older than 30 days. */
    isOlderNext: isInbox && list.hasNextPage && steps.at(-1)?.age === 'recent' && !pages.at(-1)?.next,
  }
}

/** One message that the list does not hold. */
export const useMessage = (id: number | undefined) =>
  useQuery(query.contact.item.queryOptions({ input: { id: id ?? 0 }, enabled: id !== undefined }))
