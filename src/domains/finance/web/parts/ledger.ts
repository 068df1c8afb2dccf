import { useWholeTeam } from '#client/use-whole-team.ts'
import { EVERYONE, useWhose } from '#client/use-whose.ts'

/**
 * The ledger that finance shows: one's own, or for the admin the firm's by a switch that is kept for them. `whose` is
 * its `id_user` in calls; undefined until the session is known.
 */
export function useLedger() {
  const [isWanted, setTeam] = useWholeTeam('finance')
  const whose = useWhose(isWanted)
  return { isTeam: whose === EVERYONE, setTeam, whose }
}
