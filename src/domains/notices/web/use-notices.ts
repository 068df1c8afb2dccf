import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTopic } from '#client/events.ts'
import { failureText } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'

/** Notices loaded at a time. */
const PAGE = 20

/** One's own notices, newest first, a page at a time. */
export const useNotices = () =>
  useInfiniteQuery(
    query.notices.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: PAGE, ...(cursor && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
    }),
  )

/** Loads a person's notices anew whenever they change, on whatever screen; undefined until it is known who it is. */
export function useLiveNotices(person: number | undefined) {
  const client = useQueryClient()
  useTopic(person === undefined ? undefined : `notices:${person}`, (counter) => {
    if (counter !== undefined) void client.invalidateQueries({ queryKey: query.notices.list.key() })
  })
}

/** Marks notices as read: one, or all up to one. */
export function useReadNotices() {
  const client = useQueryClient()
  const settled = {
    onError: (failure: unknown) => void notifyError(failureText(failure)),
    onSettled: () => client.invalidateQueries({ queryKey: query.notices.list.key() }),
  }
  return {
    readOne: useMutation(query.notices.read.mutationOptions(settled)),
    readAll: useMutation(query.notices.readAll.mutationOptions(settled)),
  }
}
