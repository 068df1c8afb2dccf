import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTopic } from '#client/calls/events.ts'
import { byCursor, query } from '#client/calls/query.ts'
import { readAgain } from '#client/calls/read-again.ts'
import { notifyFailure } from '#ui/workbench/toasts.tsx'

/** Notices on one page. */
const PAGE_SIZE = 20

/** The user's notices, newest first, page by page. */
export const useNotices = () =>
  useInfiniteQuery(
    query.notices.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, cursor }),
    }),
  )

/** Reloads the notices whenever they change. `person` is the user's id, undefined while unknown. */
export function useLiveNotices(person: number | undefined) {
  const client = useQueryClient()
  useTopic(person === undefined ? undefined : `notices:${person}`, (counter) => {
    if (counter !== undefined) void readAgain(client, { queryKey: query.notices.list.key(), counter })
  })
}

/** Marks notices as read: one, or all up to one. */
export function useReadNotices() {
  const client = useQueryClient()
  const settled = {
    onError: (failure: unknown) => void notifyFailure(failure),
    onSettled: () => client.invalidateQueries({ queryKey: query.notices.list.key() }),
  }
  return {
    readOne: useMutation(query.notices.read.mutationOptions(settled)),
    readAll: useMutation(query.notices.readAll.mutationOptions(settled)),
  }
}
