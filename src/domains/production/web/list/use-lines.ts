import { useInfiniteQuery } from '@tanstack/react-query'
import { byCursor, query } from '#client/query.ts'
import { useSession } from '#client/session.ts'
import { EVERYONE } from '#client/use-whose.ts'

/** The reader's lines; with `isTeam`, which is for the admin, everyone's. `whose` is the `id_user` they are of. */
export function useLines(isTeam: boolean) {
  const { user } = useSession()
  const whose = isTeam ? EVERYONE : (user?.id ?? EVERYONE)
  const list = useInfiniteQuery(
    query.production.lines.infiniteOptions({
      input: (cursor: string | undefined) => ({ id_user: whose, limit: 1000, cursor }),
      enabled: user !== undefined,
      ...byCursor,
    }),
  )
  return { list, lines: list.data?.pages.flatMap(({ data }) => data), whose }
}
