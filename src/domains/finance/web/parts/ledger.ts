import { EVERYONE, useListOwner } from '#client/session/use-whose.ts'
import { FIRM } from '#domains/projects/project.ts'

/**
 * The ledger that finance shows: one's own, or for the admin all as one, by a switch that is kept for them. `whose` is
 * its `id_user` in calls, and `newIn` that of what is made meanwhile, which under all is the firm's; undefined until the
 * session is known.
 */
export function useLedger() {
  const { whose, setTeam } = useListOwner('finance')
  const isTeam = whose === EVERYONE
  return { isTeam, setTeam, whose, newIn: isTeam ? FIRM : whose }
}
