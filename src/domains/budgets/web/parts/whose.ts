import { useSession } from '#client/session.ts'

/** What stands for the whole firm where calls take whose quotes are meant. */
const EVERYONE = 0

/**
 * Whose quotes the reader's calls mean: one's own, or for the admin everyone's where that is wanted. Undefined until the
 * session is known.
 */
export function useWhose(isEveryone = true): number | undefined {
  const { user, admin, ready } = useSession()
  if (!ready) return undefined
  return admin && isEveryone ? EVERYONE : user?.id
}
