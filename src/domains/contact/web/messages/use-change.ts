import { type InfiniteData, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { notifyFailure } from '#ui/workbench/toasts.tsx'
import type { StoredMessage } from '../../contract.ts'
import { MOST_AT_ONCE } from '../../inbox.ts'

type Listed = Awaited<ReturnType<typeof api.contact.list>>
type Recent = Awaited<ReturnType<typeof api.contact.recent>>
type One = Awaited<ReturnType<typeof api.contact.item>>

/** Flags to change. */
type Flags = Partial<Pick<StoredMessage, 'read' | 'archived' | 'answered'>>

/** Optimistic changes, rolled back by a refetch if the server refuses. Each returns whether it succeeded. */
export function useChange() {
  const client = useQueryClient()
  return {
    mark: (ids: readonly number[], flags: Flags) => {
      const moves = flags.archived !== undefined
      const change = (message: StoredMessage) => ({ ...message, ...flags })
      return run(client, { ids, change, moves, call: (ids) => api.contact.update({ ids, ...flags }) })
    },
    remove: (ids: readonly number[]) =>
      run(client, { ids, change: () => undefined, moves: true, call: (ids) => api.contact.remove({ ids }) }),
  }
}

interface Change {
  ids: readonly number[]
  /** The changed message; undefined if it is deleted. */
  change: (message: StoredMessage) => StoredMessage | undefined
  /** Whether rows move between lists. */
  moves: boolean
  call: (ids: number[]) => Promise<unknown>
}

async function run(client: QueryClient, { ids, change, moves, call }: Change): Promise<boolean> {
  // Responses in flight do not contain the change yet. First loads are not cancelled.
  await client.cancelQueries({ queryKey: query.contact.key(), predicate: ({ state }) => state.data !== undefined })
  const loading = client.getQueryCache().findAll({ queryKey: query.contact.key(), predicate: isFirstLoad })
  patch(client, new Set(ids), change)
  let isDone = true
  try {
    for (let from = 0; from < ids.length; from += MOST_AT_ONCE) await call(ids.slice(from, from + MOST_AT_ONCE))
  } catch (error) {
    isDone = false
    notifyFailure(error)
  }
  void client.invalidateQueries({ queryKey: moves || !isDone ? query.contact.key() : query.contact.unread.key() })
  // First loads that finished meanwhile may show the state before.
  for (const { queryKey } of loading) void client.invalidateQueries({ queryKey, exact: true })
  return isDone
}

const isFirstLoad = ({ state }: Query) => state.data === undefined

/** Applies the change to all cached lists. */
function patch(client: QueryClient, ids: ReadonlySet<number>, change: Change['change']) {
  const inRows = (rows: StoredMessage[]) =>
    rows.flatMap((message) => (ids.has(message.id) ? (change(message) ?? []) : message))
  client.setQueriesData<InfiniteData<Listed>>(
    { queryKey: query.contact.list.key({ type: 'infinite' }) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, data: { result: inRows(page.data.result) } })),
      },
  )
  client.setQueriesData<Recent>(
    { queryKey: query.contact.recent.key({ type: 'query' }) },
    (list) => list && { ...list, result: inRows(list.result) },
  )
  client.setQueriesData<One>(
    { queryKey: query.contact.item.key({ type: 'query' }) },
    (one) => one && { data: { result: inRows(one.data.result) } },
  )
}
