import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import type { Filter } from '../../inbox.ts'

/** Rows in one request. */
const PAGE_SIZE = 50

/** Polling interval for new messages while the window is visible, in milliseconds. */
export const POLL_MS = 60_000

interface Step {
  age?: 'recent' | 'older'
  cursor?: string
}

/** The rows of a list. The inbox first pages through the last 30 days, then through older messages. */
export function useMessages(filter: Filter, q: string | undefined) {
  const isInbox = filter === 'inbox' && q === undefined
  const first: Step = isInbox ? { age: 'recent' } : {}
  const list = useInfiniteQuery(
    query.contact.list.infiniteOptions({
      input: (step: Step) => ({ ...(q === undefined ? { filter } : { filter: 'all', q }), ...step, limit: PAGE_SIZE }),
      initialPageParam: first,
      getNextPageParam: (page, _, { age }): Step | undefined => {
        if (page.next) return { ...(age && { age }), cursor: page.next }
        return age === 'recent' && page.older.total > 0 ? { age: 'older' } : undefined
      },
      refetchInterval: POLL_MS,
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
    /** Rows on the server: in the inbox those of the last 30 days, else all. */
    total: (isInbox ? recent.at(-1) : pages.at(-1))?.total ?? 0,
    older: pages.at(-1)?.older ?? { total: 0, unread: 0 },
    /** Whether the next page starts the messages older than 30 days. */
    isOlderNext: isInbox && list.hasNextPage && steps.at(-1)?.age === 'recent' && !pages.at(-1)?.next,
  }
}

/** One message, if the list does not contain it. */
export const useMessage = (id: number | undefined) =>
  useQuery(query.contact.item.queryOptions({ input: { id: id ?? 0 }, enabled: id !== undefined }))
