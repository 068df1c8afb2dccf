import { useInfiniteQuery } from '@tanstack/react-query'
import { byCursor, query } from '#client/query.ts'
import { useSession } from '#client/session.ts'

/** What stands for everyone in the payloads of lists. */
export const EVERYONE = 0

/** Whose lines: the reader's, or for the admin everyone's. */
export function useLines(isTeam: boolean) {
  const { user } = useSession()
  const whose = isTeam ? EVERYONE : (user?.id ?? EVERYONE)
  const list = useInfiniteQuery(
    query.production.lines.infiniteOptions({
      input: (cursor: string | undefined) => ({ id_user: whose, limit: 1000, ...(cursor && { cursor }) }),
      enabled: user !== undefined,
      ...byCursor,
    }),
  )
  return { list, lines: list.data?.pages.flatMap(({ data }) => data), whose }
}
