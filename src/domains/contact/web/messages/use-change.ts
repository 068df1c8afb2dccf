import { type InfiniteData, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { failureText } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type { KeptMessage } from '../../contract.ts'
import { MOST_AT_ONCE } from '../../inbox.ts'

type Listed = Awaited<ReturnType<typeof api.contact.list>>
type Recent = Awaited<ReturnType<typeof api.contact.recent>>
type One = Awaited<ReturnType<typeof api.contact.item>>

/** What can be said of messages. */
export type Marks = Partial<Pick<KeptMessage, 'read' | 'archived' | 'answered'>>

/** Changes that show at once and are taken back where the server refuses. Each says whether it was done. */
export function useChange() {
  const client = useQueryClient()
  return {
    mark: (ids: readonly number[], marks: Marks) => {
      const moves = marks.archived !== undefined
      const change = (message: KeptMessage) => ({ ...message, ...marks })
      return run(client, { ids, change, moves, call: (ids) => api.contact.update({ ids, ...marks }) })
    },
    remove: (ids: readonly number[]) =>
      run(client, { ids, change: () => undefined, moves: true, call: (ids) => api.contact.remove({ ids }) }),
  }
}

interface Change {
  ids: readonly number[]
  /** What a message becomes; nothing where it goes. */
  change: (message: KeptMessage) => KeptMessage | undefined
  /** Whether rows come to other lists by it. */
  moves: boolean
  call: (ids: number[]) => Promise<unknown>
}

async function run(client: QueryClient, { ids, change, moves, call }: Change): Promise<boolean> {
  // An answer that is on its way knows nothing of this yet. A list that has never come is let come.
  await client.cancelQueries({ queryKey: query.contact.key(), predicate: ({ state }) => state.data !== undefined })
  const coming = client.getQueryCache().findAll({ queryKey: query.contact.key(), predicate: isComing })
  patch(client, new Set(ids), change)
  let isDone = true
  try {
    for (let from = 0; from < ids.length; from += MOST_AT_ONCE) await call(ids.slice(from, from + MOST_AT_ONCE))
  } catch (error) {
    isDone = false
    notifyError(failureText(error))
  }
  void client.invalidateQueries({ queryKey: moves || !isDone ? query.contact.key() : query.contact.unread.key() })
  // What came meanwhile may show how it was before.
  for (const { queryKey } of coming) void client.invalidateQueries({ queryKey, exact: true })
  return isDone
}

const isComing = ({ state }: Query) => state.data === undefined

/** Lays the change over whatever is shown. */
function patch(client: QueryClient, ids: ReadonlySet<number>, change: Change['change']) {
  const inRows = (rows: KeptMessage[]) =>
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
