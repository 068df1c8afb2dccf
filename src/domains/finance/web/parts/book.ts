import { useStoredSwitch } from '#client/use-stored-switch.ts'
import { useWhose } from '#client/use-whose.ts'

/**
 * The book that finance shows: one's own, or for the admin the firm's by a switch that this browser remembers. `whose` is
 * its `id_user` in calls; undefined until the session is known.
 */
export function useBook() {
  const [isTeam, setTeam] = useStoredSwitch('finance-whole-team', false)
  return { isTeam, setTeam, whose: useWhose(isTeam) }
}
