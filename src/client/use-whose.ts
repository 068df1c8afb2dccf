import { useSession } from './session.ts'

/** The `id_user` that stands for everyone's rows, or for the firm's. */
export const EVERYONE = 0

/**
 * The `id_user` of a list's calls: the reader's own id, or for the admin `EVERYONE` if that is wanted. Undefined until the
 * session is known.
 */
export function useWhose(isEveryone = true): number | undefined {
  const { user, admin, ready } = useSession()
  if (!ready) return undefined
  return admin && isEveryone ? EVERYONE : user?.id
}

/** Input and `enabled` of a call about that user's rows: it waits until the user is known. */
export const ofUser = (id_user: number | undefined) => ({ input: { id_user }, enabled: id_user !== undefined })
