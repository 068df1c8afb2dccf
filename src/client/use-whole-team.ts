import { useManners } from './manners.ts'
import { useChosenSwitch } from './use-choice.ts'

/** Whether the admin's list of that name has everyone's records; kept for the person once it was switched. */
export const useWholeTeam = (list: 'budgets' | 'finance' | 'lines' | 'projects') =>
  useChosenSwitch(`${list}_whole_team`, useManners().wholeTeam)
