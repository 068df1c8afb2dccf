import { useManners } from './manners.ts'
import { useStoredSwitch } from './use-stored-switch.ts'

/** Whether the admin's list of that name has everyone's records; stored in this browser once it was switched. */
export const useWholeTeam = (list: 'budgets' | 'finance' | 'lines' | 'projects') =>
  useStoredSwitch(`${list}-whole-team`, useManners().wholeTeam)
