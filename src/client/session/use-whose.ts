import { useManners } from '#client/interface/manners.ts'
import { useChosenSwitch } from '#client/storage/use-choice.ts'
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

/**
 * Whose records a list has: for the admin everyone's where `isTeam`, which is kept for the person once `setTeam` switched it.
 * `whose` is the `id_user` of its calls, as of `useWhose`.
 */
export function useListOwner(list: 'budgets' | 'finance' | 'lines' | 'projects') {
  const [isTeam, setTeam] = useChosenSwitch(`${list}_whole_team`, useManners().wholeTeam)
  return { whose: useWhose(isTeam), isTeam, setTeam }
}

/** Input and `enabled` of a call about that user's rows: it waits until the user is known. */
export const ofUser = (id_user: number | undefined) => ({ input: { id_user }, enabled: id_user !== undefined })
